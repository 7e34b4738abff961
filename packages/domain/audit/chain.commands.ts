import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Entries that one transaction chains; others that write into the chain wait for it. */
const BATCH = 200;

/**
 * Gives the entries that have arrived their places in the chain, oldest first; gives how many, at most `most`. Any number
 * of processes may do so at once.
 */
export async function chainArrivals(db: Db, { most = BATCH } = {}): Promise<number> {
  // Asked first, because most of the time there is none, and the head is somebody else's to hold.
  const arrived = await db.sql.selectFrom('auditArrivals').select('action').limit(1).executeTakeFirst();
  if (!arrived) return 0;
  const chained = await sql<{ count: number }>`select audit_chain_arrivals(${most}::int) as count`.execute(
    db.sql,
  );
  return chained.rows[0]?.count ?? 0;
}
