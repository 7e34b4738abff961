/** Where the time comes from: injected, so that a season can be looked at on any date. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Between which instants something began that `isUnderWay`, for queries. */
export function underWay(now: Date, ms: number): { after: Date; before: Date } {
  return { after: new Date(now.getTime() - ms), before: new Date(now.getTime() + ms) };
}

/**
 * Whether something began less than `ms` ago. What a clock that has been put back since wrote lies ahead of `now`, and is not waited
 * for: else it would be under way for as long as the clock was wrong.
 */
export function isUnderWay(begunAt: Date, now: Date, ms: number): boolean {
  const { after, before } = underWay(now, ms);
  return begunAt > after && begunAt < before;
}
