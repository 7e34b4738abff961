import type { applicationSort } from '@chulbal/contract/applications/operators';
import type { z } from 'zod';
import { numberIn, pageIn, yearIn } from '../../../lib/address-numbers.ts';
import { type Conditions, conditionEntries, conditionsOf } from '../search/conditions.ts';
import { type ColumnKey, columnsOf } from './columns.ts';
import { type PageSize, pageSizes } from './page-size.ts';

export type Sort = z.output<typeof applicationSort>;

const sorts: readonly Sort[] = [
  '-submittedAt',
  'submittedAt',
  'number',
  '-number',
  'teamName',
  '-teamName',
  '-bonus',
];
const usualSort: Sort = '-submittedAt';

/** Everything the address of the table says. */
export type TableState = {
  /** Null: the newest season. */
  year: number | null;
  conditions: Conditions;
  sort: Sort;
  /** Null: the usual columns. */
  columns: ColumnKey[] | null;
  page: number;
  /** Lines on a page; null: as many as this browser's operator chose last. */
  size: PageSize | null;
  /** The team whose drawer is open. */
  team: number | null;
  /** The document that is shown over the table, by its opaque name. */
  file: string | null;
};

/** What an address says; whatever it says wrongly counts as not said. */
export function tableStateOf(query: URLSearchParams): TableState {
  const sort = query.get('sort');
  const file = query.get('file') ?? '';
  const team = numberIn(query.get('team'));
  return {
    year: yearIn(query),
    conditions: conditionsOf(query),
    sort: sorts.find((known) => known === sort) ?? usualSort,
    columns: columnsOf(query.get('columns')),
    page: pageIn(query),
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? null,
    team,
    file: team !== null && /^[0-9a-f]{32}$/.test(file) ? file : null,
  };
}

const place = '/console/applications';

/** The address of a state; the usual is left out. */
export function addressOf(state: TableState): string {
  const { year, page, size, team, file } = state;
  const entries: [string, string][] = [
    ...(year === null ? [] : [['year', String(year)] as [string, string]]),
    ...viewEntries(state),
    ...(size === null ? [] : [['size', String(size)] as [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
    ...(team === null ? [] : [['team', String(team)] as [string, string]]),
    ...(team === null || file === null ? [] : [['file', file] as [string, string]]),
  ];
  return entries.length ? `${place}?${queryText(entries)}` : place;
}

/** What of a state is a view that can be saved: chips, sort, columns. */
export function viewQuery(state: Pick<TableState, 'conditions' | 'sort' | 'columns'>): string {
  return queryText(viewEntries(state));
}

function viewEntries({ conditions, sort, columns }: Pick<TableState, 'conditions' | 'sort' | 'columns'>) {
  const entries = conditionEntries(conditions);
  if (sort !== usualSort) entries.push(['sort', sort]);
  if (columns) entries.push(['columns', columns.join(',')]);
  return entries;
}

/** Commas stay readable: an address is sent in a chat and read by people. */
function queryText(entries: [string, string][]): string {
  return new URLSearchParams(entries).toString().replaceAll('%2C', ',');
}
