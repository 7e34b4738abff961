import type { MarketState, PeriodState } from './exhibition.ts';

type Moment = string | Date;

/** Where a period stands; it is open in [from, until): the closing instant itself is closed. */
function periodState(from: Moment, until: Moment, now: Date): PeriodState {
  if (now < new Date(from)) return 'upcoming';
  return now < new Date(until) ? 'open' : 'closed';
}

/** Whether teams write their company pages at `now`. */
export function writingState(plan: Record<'writesFrom' | 'writesUntil', Moment>, now: Date): PeriodState {
  return periodState(plan.writesFrom, plan.writesUntil, now);
}

/** Whether the exhibition stands open at `now`. */
export function exhibitionState(plan: Record<'opensAt' | 'closesAt', Moment>, now: Date): PeriodState {
  return periodState(plan.opensAt, plan.closesAt, now);
}

/** Where the market stands at `now`. Closing is the clock; revealing is what two operators did at `revealedAt`. */
export function marketState(
  plan: Record<'marketOpensAt' | 'marketClosesAt', Moment>,
  revealedAt: Moment | null,
  now: Date,
): MarketState {
  const state = periodState(plan.marketOpensAt, plan.marketClosesAt, now);
  return state === 'closed' && revealedAt !== null && now >= new Date(revealedAt) ? 'revealed' : state;
}
