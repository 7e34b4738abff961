/** Columns of the table, in the order in which they are shown at first. */
export const columnKeys = [
  'team',
  'number',
  'item',
  'track',
  'region',
  'leader',
  'members',
  'bonus',
  'bonusState',
  'files',
  'completion',
  'similar',
  'submittedAt',
  'assignee',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** The team names its row: it is always there, and first. */
export const lockedColumn: ColumnKey = 'team';

export const usualColumns: readonly ColumnKey[] = [
  'team',
  'number',
  'item',
  'bonus',
  'bonusState',
  'files',
  'submittedAt',
  'assignee',
];

/** Columns as the address names them; unknown ones are left out. Null where it names none: the usual ones. */
export function columnsOf(text: string | null): ColumnKey[] | null {
  if (!text) return null;
  const named = text.split(',').filter((key): key is ColumnKey => columnKeys.includes(key as ColumnKey));
  const columns = [...new Set<ColumnKey>([lockedColumn, ...named])];
  return same(columns, usualColumns) ? null : columns;
}

/** The columns with one of them shown or hidden. A shown one takes its place by the usual order. */
export function toggleColumn(columns: readonly ColumnKey[], key: ColumnKey): ColumnKey[] {
  if (key === lockedColumn) return [...columns];
  if (columns.includes(key)) return columns.filter((column) => column !== key);
  const after = columns.findLastIndex((column) => columnKeys.indexOf(column) < columnKeys.indexOf(key));
  return columns.toSpliced(after + 1, 0, key);
}

/** The columns with one of them moved by a place; the locked one stays first. */
export function moveColumn(columns: readonly ColumnKey[], key: ColumnKey, by: -1 | 1): ColumnKey[] {
  const from = columns.indexOf(key);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return [...columns];
  return columns.toSpliced(from, 1).toSpliced(to, 0, key);
}

function same(one: readonly ColumnKey[], other: readonly ColumnKey[]): boolean {
  return one.length === other.length && one.every((key, place) => key === other[place]);
}
