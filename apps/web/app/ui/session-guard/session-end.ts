/** Milliseconds before the end of the session at which one is warned. */
export const warnBefore = 120_000;

export type SessionPhase = 'open' | 'ending' | 'over';

const ends = {
  operator: /(?:^|; ?)(?:__Host-)?operator_ends=(\d+)/,
  pointer: /(?:^|; ?)(?:__Host-)?pointer_ends=(\d+)/,
} as const;

/**
 * When the session ends, ms since the epoch by the server's clock; every renewal, in whatever tab, moves it.
 * Null when there is no session any more: the cookies have gone.
 */
export function sessionEnd(cookies: string, area: keyof typeof ends = 'operator'): number | null {
  const [, end] = ends[area].exec(cookies) ?? [];
  return end ? Number(end) : null;
}

export function phaseOf(end: number | null, now: number): SessionPhase {
  if (end === null || end <= now) return 'over';
  return end - now <= warnBefore ? 'ending' : 'open';
}

/** Time left as m:ss. */
export function leftText(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
