import { listAssignees } from '@chulbal/contract/applications/operators';
import { type ExportRecord, exportReport } from '@chulbal/contract/audit';
import type { Bilingual, Language } from '@chulbal/contract/language';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Link } from '../../ui/action/link.tsx';
import { formatBytes } from '../../ui/data/bytes.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { teamList as teamListTexts } from '../applications/team-list.ko.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/exports';
import type { exportReview as texts } from './export-review.ko.ts';
import styles from './exports.module.css';
import { type FilterNames, filterWords, filterYear } from './filter-words.ts';
import { MonthSwitch } from './month-switch.tsx';
import { addMonths, monthOf, readMonth } from './months.ts';
import { ReviewForm } from './review-form.tsx';

export const handle: TextsHandle = { texts: ['console-applications'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, attempt, now } = visitOf(context);
  const thisMonth = monthOf(now);
  const month = readMonth(url.searchParams.get('month'), thisMonth);
  const [report, assignees] = await Promise.all([api(exportReport, { month }), api(listAssignees)]);
  const years = [...new Set(report.exports.map(({ filter }) => filterYear(filter)))];
  const seasons = await Promise.all(
    years.map(async (year) => {
      const season = await attempt(getSeason, year === null ? {} : { year });
      return [year, season.ok ? season.data : null] as const;
    }),
  );
  const seasonOf = new Map(seasons);
  const names: Record<number, FilterNames> = {};
  for (const { exportId, filter } of report.exports) {
    const season = seasonOf.get(filterYear(filter)) ?? null;
    names[exportId] = {
      season: season && { tracks: season.tracks, regions: season.regions },
      assignees,
    };
  }
  return { report, names, thisMonth };
}

/** `/console/exports?month=`: the exports of a month, who opened personal data, and its review (P-09). */
export default function Exports({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('exportReview');
  const { report, names, thisMonth } = loaderData;
  const { month, exports, disclosures } = report;
  return (
    <>
      <PageHead title={t('title')}>
        <MonthSwitch month={month} thisMonth={thisMonth} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.list}>
          <section aria-labelledby="exports">
            <h2 id="exports">
              {t('exports')} <small>{t('count', { count: exports.length })}</small>
            </h2>
            {exports.length === 0 ? (
              <EmptyState plain title={t('noExports.title')} text={t('noExports.text')} level={3} />
            ) : (
              <ExportTable exports={exports} names={names} />
            )}
          </section>
        </div>
        <aside className={styles.side}>
          <section aria-labelledby="disclosures">
            <h2 id="disclosures">{t('disclosures')}</h2>
            {disclosures.length === 0 ? (
              <p className={styles.none}>{t('noDisclosures')}</p>
            ) : (
              <ul className={styles.disclosures}>
                {disclosures.map(({ operatorId, operatorName, people, documents }) => (
                  <li key={operatorId}>
                    <Link to={logAddress(month, operatorId)}>{operatorName}</Link>
                    <b>
                      {[
                        people > 0 && t('people', { count: people }),
                        documents > 0 && t('documents', { count: documents }),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </b>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby="review">
            <h2 id="review">{t('review')}</h2>
            <ReviewForm key={month} month={month} review={report.review} />
          </section>
        </aside>
      </div>
    </>
  );
}

/** The audit log of what one operator opened in a month. */
function logAddress(month: string, operatorId: number): string {
  const last = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
  const query = { category: 'disclosure', operatorId: String(operatorId), from: `${month}-01`, to: last };
  return `/console/audit?${new URLSearchParams(query)}`;
}

type Props = {
  exports: readonly ExportRecord[];
  /** What filters name, by the export's number. */
  names: Readonly<Record<number, FilterNames>>;
};

/** Exports, newest first: who took what, how much of it, and why. */
function ExportTable({ exports, names }: Props) {
  const t = useTexts<typeof texts>('exportReview');
  const language = useLanguage();
  const teamList = useTexts<typeof teamListTexts>('teamList');
  const columns: Column<ExportRecord>[] = [
    {
      key: 'at',
      title: t('columns.at'),
      nowrap: true,
      cell: ({ at }) => fullMomentText(at, language),
    },
    { key: 'who', title: t('columns.who'), nowrap: true, cell: ({ operatorName }) => operatorName },
    {
      key: 'what',
      title: t('columns.what'),
      nowrap: true,
      cell: ({ format, applications, filter }) => (
        <span className={styles.what}>
          <b>{format.toUpperCase()}</b> {format === 'json' && `${t('result', resultOf(filter, language))}, `}
          {t('teams', { count: applications })}
        </span>
      ),
    },
    {
      key: 'size',
      title: t('columns.size'),
      nowrap: true,
      right: true,
      cell: ({ bytes, finishedAt }) =>
        finishedAt && bytes !== null ? (
          formatBytes(bytes)
        ) : (
          <span className={styles.open}>{t('unfinished')}</span>
        ),
    },
    {
      key: 'why',
      title: t('columns.why'),
      cell: ({ exportId, reason, filter }) => {
        const year = filterYear(filter);
        const words = filterWords(
          filter,
          teamList,
          names[exportId] ?? { season: null, assignees: [] },
          language,
        );
        return (
          <span className={styles.why}>
            {reason}
            <small>{[year !== null && t('season', { year }), words].filter(Boolean).join(', ')}</small>
          </span>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('exports')}
      columns={columns}
      rows={exports}
      rowKey={({ exportId }) => exportId}
      dense
    />
  );
}

/** The final result whose snapshot was taken. */
function resultOf(filter: unknown, language: Language): { stage: string; version: number } {
  const { stage, version } = Object(filter) as { stage?: Partial<Bilingual>; version?: number };
  return { stage: stage?.[language] ?? '', version: Number(version) };
}
