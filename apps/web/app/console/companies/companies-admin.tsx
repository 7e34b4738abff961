import { type CompanyRow, getCompanyReview, listCompanyPages } from '@chulbal/contract/companies/operators';
import { useState } from 'react';
import { numberIn } from '../../lib/address-numbers.ts';
import { useAct } from '../../lib/command/use-command.ts';
import { dDay, momentText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { companiesCommand } from '../shell/commands.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SeasonSwitch } from '../shell/season-switch.tsx';
import { TableExport } from '../table-export/table-export.tsx';
import type { Route } from './+types/companies-admin';
import type { companiesAdmin as texts } from './companies-admin.ko.ts';
import styles from './companies-admin.module.css';
import { CompanyReview } from './review/company-review.tsx';
import { StateLane } from './state-lane.tsx';

export const handle: TextsHandle = { texts: ['console-table-export'] };

/** The newest exhibition, or the one asked for; the page that is open, if any was handed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = visitOf(context);
  const igNo = numberIn(url.searchParams.get('igNo'));
  const listed = await api(listCompanyPages, igNo === null ? {} : { igNo });
  const asked = numberIn(url.searchParams.get('open'));
  const open = listed.rows.find(({ icNo, version }) => icNo === asked && version > 0);
  const review = open?.icNo ? await api(getCompanyReview, { icNo: open.icNo }) : null;
  return { ...listed, review, now: now.toISOString() };
}

/** `/console/companies`: where every page stands, and what waits to be looked at. */
export default function CompaniesAdmin({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const language = useLanguage();
  const { exhibition, exhibitions, rows, review, now } = loaderData;
  const [keyword, setKeyword] = useState('');
  const [state, setState] = useState<CompanyRow['state'] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { busy, run } = useAct();
  if (!exhibition) {
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('none')} text={t('noneText')} />
      </>
    );
  }
  const { igNo } = exhibition;
  const shown = rows.filter(
    (row) => (state === null || row.state === state) && fits(row, keyword.trim().toLowerCase()),
  );
  const together = rows.filter(
    (row) => row.icNo !== null && chosen.has(row.icNo) && row.state === 'newVersion',
  );
  const remindable = rows.filter((row) => row.remindable).length;
  const at = (moment: string) => momentText(moment, language);
  const [unbegun, unfinished] = (['notBegun', 'writing'] as const).map(
    (wanted) => rows.filter((row) => row.state === wanted).length,
  );
  const reviewable = shown.filter(({ icNo, version }) => icNo !== null && version > 0);
  const place = reviewable.findIndex(({ icNo }) => icNo === review?.row.icNo);
  const addressOf = (row: CompanyRow | undefined) => (row ? `?igNo=${igNo}&open=${row.icNo}` : null);

  async function approveTogether() {
    const pages = together.flatMap(({ icNo, version }) => (icNo === null ? [] : [{ icNo, version }]));
    const done = await run(() => companiesCommand('approve', { pages }));
    if (!done) return;
    setChosen(new Set());
    toast.success(t('approved', { count: done.data.approved }));
  }
  async function remind() {
    const done = await run(() => companiesCommand('remind', { igNo }));
    if (done) toast.success(t('reminded', { count: done.data.reminded }));
  }

  return (
    <>
      <PageHead
        title={t('title')}
        season={
          <SeasonSwitch
            year={exhibition.igYear}
            years={exhibitions.map(({ igYear }) => igYear)}
            to={(year) => `?igNo=${exhibitions.find(({ igYear }) => igYear === year)?.igNo ?? igNo}`}
          />
        }
      />
      <div className={styles.top}>
        <p className={styles.period}>
          <strong>{exhibition.name}</strong>
          <b className={styles.days} data-over={exhibition.writesUntil <= now || undefined}>
            {dDay(exhibition.writesUntil, now, language) ?? t('over')}
          </b>
          <span>{t('until', { at: at(exhibition.writesUntil) })}</span>
          <span>{t('opens', { at: at(exhibition.opensAt) })}</span>
        </p>
        <StateLane rows={rows} state={state} onChoose={setState} />
        <p className={styles.remind}>
          <span>{t('waiting', { unbegun: unbegun ?? 0, unfinished: unfinished ?? 0 })}</span>
          {exhibition.writing === 'open' && remindable > 0 && (
            <Button variant="line" busy={busy} onClick={() => void remind()}>
              {t('remind', { count: remindable })}
            </Button>
          )}
          <TableExport
            address="/console/companies/export"
            input={{ igNo }}
            fileName={`exhibition-${igNo}-companies`}
            title={t('export.title', { count: rows.length })}
            body={t('export.body')}
          />
        </p>
      </div>
      <div className={styles.split} data-open={review !== null || undefined}>
        <section className={styles.list} aria-label={t('list')}>
          <SearchInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={keyword}
            onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          />
          {together.length > 0 && (
            <p className={styles.bulk}>
              <b>{t('chosen', { count: together.length })}</b>
              <Button variant="line" size="sm" busy={busy} onClick={() => void approveTogether()}>
                {t('approveTogether')}
              </Button>
            </p>
          )}
          {[...Map.groupBy(shown, groupOf)].map(([group, ofGroup]) => (
            <section key={group}>
              <h2>
                {t(`groups.${group}`)} <small>{ofGroup.length}</small>
              </h2>
              <ul>
                {ofGroup.map((row) => (
                  <Row
                    key={row.teamNo}
                    row={row}
                    igNo={igNo}
                    now={now}
                    current={review?.row.teamNo === row.teamNo}
                    chosen={row.icNo !== null && chosen.has(row.icNo)}
                    onChoose={(icNo, isChosen) => {
                      const next = new Set(chosen);
                      if (isChosen) next.add(icNo);
                      else next.delete(icNo);
                      setChosen(next);
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
          {rows.length === 0 && <EmptyState title={t('noTeams')} text={t('noTeamsText')} />}
          {rows.length > 0 && shown.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
        </section>
        {review && (
          <CompanyReview
            key={review.row.icNo}
            review={review}
            closesAt={exhibition.closesAt}
            beside={{ before: addressOf(reviewable[place - 1]), after: addressOf(reviewable[place + 1]) }}
          />
        )}
      </div>
    </>
  );
}

/** Whose turn it is: what waits for operators, for teams, and for nobody. */
function groupOf({ state }: CompanyRow): 'review' | 'asked' | 'unfinished' | 'approved' {
  if (state === 'submitted' || state === 'newVersion') return 'review';
  if (state === 'changesAsked') return 'asked';
  return state === 'approved' ? 'approved' : 'unfinished';
}

function fits({ teamName, number, trackName, region }: CompanyRow, keyword: string): boolean {
  if (keyword === '') return true;
  return [teamName, number, trackName, region ?? ''].join(' ').toLowerCase().includes(keyword);
}

type RowProps = {
  row: CompanyRow;
  igNo: number;
  now: string;
  current: boolean;
  chosen: boolean;
  onChoose: (icNo: number, chosen: boolean) => void;
};

function Row({ row, igNo, now, current, chosen, onChoose }: RowProps) {
  const t = useTexts<typeof texts>('companiesAdmin');
  const language = useLanguage();
  const { icNo, state, changes, approvedVersion, fixUntil, submittedAt, reports, hidden } = row;
  const isLate = state === 'changesAsked' && fixUntil !== null && fixUntil < now;
  const about =
    state === 'newVersion'
      ? t('row.changes', { count: changes })
      : state === 'submitted'
        ? t('row.first', { count: changes })
        : state === 'changesAsked' && fixUntil
          ? t(isLate ? 'row.late' : 'row.fix', { at: momentText(fixUntil, language) })
          : approvedVersion > 0
            ? t('row.version', { version: approvedVersion })
            : '';
  const name = (
    <>
      <strong>{row.teamName}</strong>
      <small>{row.region}</small>
    </>
  );
  return (
    <li className={styles.row} data-current={current || undefined}>
      {state === 'newVersion' && icNo !== null ? (
        <input
          type="checkbox"
          aria-label={t('row.choose', { team: row.teamName })}
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(icNo, currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      {row.version > 0 && icNo !== null ? (
        <Link to={`?igNo=${igNo}&open=${icNo}`} aria-current={current || undefined} preventScrollReset>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.track}>
        <LaneNo lane={row.lane} size="sm" /> <span>{row.trackName}</span>
      </span>
      <span className={styles.state} data-state={isLate ? 'late' : state}>
        <b>
          <i aria-hidden="true" /> {t(`states.${state}`)}
        </b>
        <small>
          {about}
          {reports > 0 && ` · ${t('row.reports', { count: reports })}`}
          {hidden && ` · ${t('row.hidden')}`}
        </small>
      </span>
      <time>{submittedAt && momentText(submittedAt, language)}</time>
    </li>
  );
}
