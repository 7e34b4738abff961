import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** A chunk short enough that nobody waits for the head of a chain. */
const MOST = 1_000;

/** Gives what has arrived in the ledgers of all markets its places in their chains; how many lines that were. */
export async function chainTransfers(db: Db): Promise<number> {
  const waiting = await db.sql
    .selectFrom('marketTransfers')
    .select('igNo')
    .distinct()
    .where('place', 'is', null)
    .execute();
  let chained = 0;
  for (const { igNo } of waiting) chained += await chainMarket(db, { igNo });
  return chained;
}

/** The same for one market; at most 1,000 lines. */
export async function chainMarket(db: Db, { igNo }: { igNo: number }): Promise<number> {
  const { rows } = await sql<{ chained: number }>`select market_chain(${igNo}, ${MOST}) as chained`.execute(
    db.sql,
  );
  return rows[0]?.chained ?? 0;
}
