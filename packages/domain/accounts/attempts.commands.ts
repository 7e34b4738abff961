import { keptMs } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type Attempt, keyOf } from './attempts.queries.ts';
import { limits, takeAttempt } from './attempts.rules.ts';

const KEPT_MS = keptMs('code');

/**
 * Counts a try against every one of its limits before it is made, so that many at once cannot slip through.
 * Counted in the database: all processes share it.
 *
 * @throws 429 tooManyRequests with `retryAfter` when one of the limits refuses; then none counts it.
 */
export async function countAttempt(
  db: Db,
  asked: { attempts: readonly Attempt[]; now: Date },
): Promise<void> {
  const { now } = asked;
  const wanted = asked.attempts
    .map((attempt) => ({ key: keyOf(db, attempt), limit: limits[attempt.limit] }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const refused = await db.transaction(async (tx) => {
    const states = await lockStates(tx, { keys: wanted.map(({ key }) => key), now });
    const verdicts = wanted.map(({ key, limit }) => ({
      key,
      verdict: takeAttempt(limit, states.get(key) ?? null, now),
    }));
    const waits = verdicts.flatMap(({ verdict }) => (verdict.allowed ? [] : [verdict.retryAfter]));
    if (waits.length > 0) return Math.max(...waits);
    const rows = verdicts.flatMap(({ key, verdict }) => (verdict.allowed ? [{ key, ...verdict.state }] : []));
    await tx.sql
      .insertInto('attempts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          count: row.ref('excluded.count'),
          startedAt: row.ref('excluded.startedAt'),
          blockedUntil: row.ref('excluded.blockedUntil'),
        })),
      )
      .execute();
    return null;
  });
  if (refused !== null) throw fault('tooManyRequests', { retryAfter: refused });
}

/** A try that went well: `cleared` limits forget all they counted, `returned` ones this try. */
export async function forgiveAttempt(
  db: Db,
  asked: { cleared?: readonly Attempt[]; returned?: readonly Attempt[] },
): Promise<void> {
  const cleared = (asked.cleared ?? []).map((attempt) => keyOf(db, attempt));
  if (cleared.length > 0) await db.sql.deleteFrom('attempts').where('key', 'in', cleared).execute();
  const returned = (asked.returned ?? []).map((attempt) => keyOf(db, attempt));
  if (returned.length > 0) {
    await db.sql
      .updateTable('attempts')
      .set({ count: sql`greatest(0, count - 1)`, blockedUntil: null })
      .where('key', 'in', returned)
      .execute();
  }
}

/** Removes counts whose window and wait are over; none is longer than an hour. */
export async function sweepAttempts(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - KEPT_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('attempts')
      .where('key', 'in', (of) =>
        of.selectFrom('attempts').select('key').where('startedAt', '<', before).limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}

type Counted = { count: number; startedAt: Date; blockedUntil: Date | null };

/** Locks the rows of `keys` in their order, creating those that are missing, so that no two tries count as one. */
async function lockStates(
  tx: Db,
  asked: { keys: readonly string[]; now: Date },
): Promise<Map<string, Counted>> {
  const rows = await tx.sql
    .insertInto('attempts')
    .values(asked.keys.map((key) => ({ key, count: 0, startedAt: asked.now, blockedUntil: null })))
    // An update that changes nothing: it waits for whoever holds the row, and gives what they wrote.
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returningAll()
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
