import type { Db } from '../db.ts';
import { invariants } from './all.queries.ts';
import type { Invariant, Looking } from './looking.queries.ts';
import type { Breach } from './tables.ts';

/**
 * Looks at every rule, one after the other, beside whoever works: each statement reads as everything stood at one moment,
 * and holds nothing. `report` is told of each rule once it was looked at. Gives what does not hold; null where `stopping`
 * came first.
 */
export async function findBreaches(
  looking: Looking,
  {
    rules = invariants,
    report = () => {},
    stopping,
  }: {
    rules?: readonly Invariant[];
    report?: (rule: Invariant, breach: Breach | null, ms: number) => void;
    stopping?: AbortSignal | undefined;
  } = {},
): Promise<Breach[] | null> {
  const breaches: Breach[] = [];
  for (const rule of rules) {
    if (stopping?.aborted) return null;
    const began = performance.now();
    const breach = await lookAt(rule, looking);
    if (breach) breaches.push(breach);
    report(rule, breach, performance.now() - began);
  }
  return breaches;
}

/** A rule that cannot be looked at does not hold for all that anybody knows. */
async function lookAt({ name, find }: Invariant, looking: Looking): Promise<Breach | null> {
  try {
    const { count, ids } = await find(looking);
    return count === 0 ? null : { rule: name, count, ids, error: null };
  } catch (error) {
    return { rule: name, count: 0, ids: [], error: error instanceof Error ? error.name : 'unknown' };
  }
}

/** The newest run that has ended; null before the first. */
export async function findLastRun(
  db: Db,
): Promise<{ finishedAt: Date; startedAt: Date; rules: number; breaches: Breach[] } | null> {
  const row = await db.sql
    .selectFrom('invariantRuns')
    .select(['startedAt', 'finishedAt', 'rules', 'breaches'])
    .where('finishedAt', 'is not', null)
    .orderBy('runNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.finishedAt) return null;
  const { finishedAt, startedAt, rules, breaches } = row;
  return { finishedAt, startedAt: startedAt ?? finishedAt, rules: rules ?? 0, breaches };
}

/** Whether somebody looks now, or is about to. */
export async function isChecking(db: Db): Promise<boolean> {
  const row = await db.sql
    .selectFrom('invariantRuns')
    .select('runNo')
    .where('finishedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
