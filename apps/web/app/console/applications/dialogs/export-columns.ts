import { type ExportColumn, exportColumns } from '@chulbal/contract/applications/parts';
import { type ColumnKey, usualColumns } from '../table/columns.ts';

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
