import type { ExportColumn } from '@chulbal/contract/operator-applications';
import { type ColumnKey, usualColumns } from '../table/columns.ts';

/** Columns of an export in their order; `contacts` is the one that shows personal data in the clear. */
export const exportColumns: readonly ExportColumn[] = [
  'number',
  'track',
  'region',
  'teamName',
  'itemName',
  'answers',
  'leader',
  'members',
  'contacts',
  'bonus',
  'files',
  'submittedAt',
  'status',
];

const shownAs: Partial<Record<ColumnKey, ExportColumn>> = {
  team: 'teamName',
  number: 'number',
  item: 'itemName',
  track: 'track',
  region: 'region',
  leader: 'leader',
  members: 'members',
  bonus: 'bonus',
  bonusState: 'bonus',
  files: 'files',
  submittedAt: 'submittedAt',
};

/** What an export begins with: the columns on the screen, and never contacts. */
export function shownExportColumns(columns: readonly ColumnKey[] | null): ExportColumn[] {
  const shown = new Set((columns ?? usualColumns).map((column) => shownAs[column]));
  return exportColumns.filter((column) => shown.has(column));
}
