import type { ExportRecord } from '@chulbal/contract/audit';
import { dateText, timeText } from '../../lib/korean-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { formatBytes } from '../../ui/data/bytes.ts';
import { type Column, Table } from '../../ui/data/table.tsx';
import type { exportReview as texts } from './export-review.ko.ts';
import styles from './exports.module.css';
import { useEntryWords } from './use-entry-words.ts';

/** Exports, newest first: who took what, how much of it, and why. */
export function ExportTable({ exports }: { exports: readonly ExportRecord[] }) {
  const t = useTexts<typeof texts>('exportReview');
  const { changes } = useEntryWords();
  const columns: Column<ExportRecord>[] = [
    {
      key: 'at',
      title: t('columns.at'),
      nowrap: true,
      cell: ({ at }) => `${dateText(at)} ${timeText(at)}`,
    },
    { key: 'who', title: t('columns.who'), nowrap: true, cell: ({ operatorName }) => operatorName },
    {
      key: 'what',
      title: t('columns.what'),
      nowrap: true,
      cell: ({ format, applications }) => (
        <span className={styles.what}>
          <b>{format.toUpperCase()}</b> {t('teams', { count: applications })}
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
      cell: ({ reason, filter }) => (
        <span className={styles.why}>
          {reason}
          <small>
            {changes({ before: null, after: filter })
              .map(({ path, after }) => `${path} ${after}`)
              .join(', ')}
          </small>
        </span>
      ),
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
