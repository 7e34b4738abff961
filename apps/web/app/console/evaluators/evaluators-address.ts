import type { EvaluatorState } from '@chulbal/contract/evaluators/evaluators';
import type { EvaluatorSort } from '@chulbal/contract/evaluators/list';
import { evaluatorSorts } from '@chulbal/contract/evaluators/values';
import { pageIn } from '../../lib/address-numbers.ts';

/** What the page of evaluators shows, from its address. What makes no sense there counts as not asked. */
export type EvaluatorsQuery = {
  page: number;
  keyword?: string;
  state?: EvaluatorState;
  expertise?: string;
  sort?: EvaluatorSort;
};

const states = ['invited', 'active', 'disabled'] as const satisfies readonly EvaluatorState[];
const address = '/console/evaluators';

export function readEvaluatorsQuery(search: URLSearchParams): EvaluatorsQuery {
  const text = (name: string, max: number) => search.get(name)?.trim().slice(0, max) || undefined;
  const given = {
    keyword: text('keyword', 50),
    state: states.find((one) => one === search.get('state')),
    expertise: text('expertise', 40),
    sort: evaluatorSorts.find((one) => one === search.get('sort')),
  };
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { page: pageIn(search), ...asked };
}

/** The page with another state chosen, or none: what was searched for stays, pages begin anew. */
export function addressOfState(search: URLSearchParams, state: EvaluatorState | null): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('state');
  if (state) next.set('state', state);
  return next.size > 0 ? `${address}?${next}` : address;
}

/** The same page sorted by a column, by the order after the one that is there; a list begins anew. */
export function addressSorted(search: URLSearchParams, orders: readonly EvaluatorSort[]): string {
  const sorted = orders.indexOf(readEvaluatorsQuery(search).sort ?? 'name');
  const next = new URLSearchParams(search);
  next.delete('page');
  next.set('sort', orders[(sorted + 1) % orders.length] ?? 'name');
  return `${address}?${next}`;
}
