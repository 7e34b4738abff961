import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Entries that one statement checks: short enough that the embedded database answers others in between. */
const BATCH = 1000;

/** `waiting`: entries of the last second or so that have no place in it yet. `brokenAt`: the number from which on the log is not as it was written, null when all fits. `head`: the hash it ends with. */
export type ChainReport = { entries: number; brokenAt: number | null; head: string; waiting: number };

/**
 * Reads the whole log and works every hash out anew: a changed entry, one that is missing and two that changed
 * places are each found. What is written meanwhile is not looked at: the log up to where it stood at the
 * beginning never changes, so the batches fit together without a transaction.
 */
export async function verifyAudit(db: Db, { batch = BATCH }: { batch?: number } = {}): Promise<ChainReport> {
  const head = await db.sql.selectFrom('auditHead').select(['sequence', 'hash']).executeTakeFirstOrThrow();
  let last = { sequence: 0, hash: '0'.repeat(64) };
  let brokenAt: number | null = null;
  while (brokenAt === null && last.sequence < head.sequence) {
    const checked = await checkBatch(db, last, Math.min(last.sequence + batch, head.sequence));
    brokenAt = checked.brokenAt;
    last = checked.last;
  }
  // Somebody who writes the chain anew has to write its head too; one that does not fit gives them away.
  if (brokenAt === null && last.hash !== head.hash) brokenAt = head.sequence;
  const { waiting } = await db.sql
    .selectFrom('auditArrivals')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return { entries: head.sequence, brokenAt, head: head.hash, waiting: Number(waiting) };
}

type Link = { sequence: number; hash: string };

/** Checks the entries after `last` up to the one numbered `until`. */
async function checkBatch(
  db: Db,
  last: Link,
  until: number,
): Promise<{ brokenAt: number | null; last: Link }> {
  const { rows } = await sql<{ wrong: number | null; found: number; hash: string | null }>`
    with entries as (
      select e.sequence, e.hash, audit_swept(e) as swept, e.previous_hash, audit_hash(e) as right_hash,
        row_number() over in_order + ${last.sequence}::bigint as right_sequence,
        coalesce(lag(e.hash) over in_order, ${last.hash}) as hash_before
      from audit_entries e where e.sequence > ${last.sequence} and e.sequence <= ${until}
      window in_order as (order by e.sequence)
    )
    select
      min(right_sequence) filter (where sequence <> right_sequence or (hash <> right_hash and not swept)
        or previous_hash <> hash_before) as wrong,
      count(*) as found,
      max(hash) filter (where sequence = ${until}) as hash
    from entries`.execute(db.sql);
  const [{ wrong, found, hash } = { wrong: null, found: 0, hash: null }] = rows;
  if (wrong !== null) return { brokenAt: Number(wrong), last };
  const next = last.sequence + Number(found);
  // The last ones of the batch are missing: nothing behind them says so.
  if (next < until || hash === null) return { brokenAt: next + 1, last };
  return { brokenAt: null, last: { sequence: until, hash } };
}
