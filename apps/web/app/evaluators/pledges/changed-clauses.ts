import type { PledgeText } from '@chulbal/contract/pledges';

/** A clause that is new, or says something else than it did: `was` is what it said, null where it is new. */
export type ChangedClause = { was: string | null };

/**
 * Which clauses of a text were changed since the one before, by their place. A clause is the same when its words are,
 * wherever it stands; the same title with other words is a change of it.
 */
export function changedClauses(text: PledgeText, before: PledgeText | null): Map<number, ChangedClause> {
  const changed = new Map<number, ChangedClause>();
  if (!before) return changed;
  for (const [place, { title, body }] of text.clauses.entries()) {
    const same = before.clauses.some((clause) => clause.title === title && clause.body === body);
    if (same) continue;
    const former = before.clauses.find((clause) => clause.title === title || clause.body === body);
    changed.set(place, { was: former ? `${former.title}. ${former.body}` : null });
  }
  return changed;
}
