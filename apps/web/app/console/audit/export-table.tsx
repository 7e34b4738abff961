import type { ExportRecord } from '@chulbal/contract/audit';
import type { Bilingual, Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { formatBytes } from '../../ui/data/bytes.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import type { teamList as teamListTexts } from '../applications/team-list.ko.ts';
import type { exportReview as texts } from './export-review.ko.ts';
import styles from './exports.module.css';
import { type FilterNames, filterWords, filterYear } from './filter-words.ts';

type Props = {
  exports: readonly ExportRecord[];
  /** What filters name, by the export's number. */
  names: Readonly<Record<number, FilterNames>>;
};

/** Exports, newest first: who took what, how much of it, and why. */
export function ExportTable({ exports, names }: Props) {
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
