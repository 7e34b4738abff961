/** Where the time comes from: injected, so that a season can be looked at on any date. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * Whether something began less than `ms` ago. What a clock that has been put back since wrote lies ahead of `now`, and is not waited
 * for: else it would be under way for as long as the clock was wrong.
 */
export function isUnderWay(begunAt: Date, now: Date, ms: number): boolean {
  return Math.abs(now.getTime() - begunAt.getTime()) < ms;
}
