import { isNews } from './rules.ts';

/** What a deadline of a team was set to at some time: in the rules that were published, or put off later. */
export type Setting = {
  at: Date;
  /** What the operator wrote about it. */
  reason: string;
  closesAt: Date;
  /** `rules` replace each other; the latest `extension` counts for as long as it is later than the rules. */
  by: 'rules' | 'extension';
  /** Whether it was given to this team alone. */
  alone: boolean;
};

export type Move = { before: Date; after: Date; at: Date; reason: string; alone: boolean };

/**
 * The last time that a deadline moved for somebody who knows it since `since`, while what holds now is still to come;
 * null where it never did, or where that is over.
 */
export function lastMove(
  settings: readonly Setting[],
  { since, now }: { since: Date; now: Date },
): Move | null {
  let standing: Date | null = null;
  let rules: Date | null = null;
  let put: Date | null = null;
  let last: Move | null = null;
  for (const { at, reason, closesAt, by, alone } of [...settings].sort(
    (a, b) => Number(a.at) - Number(b.at),
  )) {
    if (by === 'rules') rules = closesAt;
    else if (!put || closesAt > put) put = closesAt;
    const after: Date = rules && put ? (rules > put ? rules : put) : (rules ?? put ?? closesAt);
    if (standing && isNews(standing, after, at) && at > since)
      last = { before: standing, after, at, reason, alone };
    standing = after;
  }
  return last && standing && standing > now ? last : null;
}
