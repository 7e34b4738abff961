import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** What was invested in each company of an exhibition, in won, once it may be known: lists go by it. One statement. */
export async function setRevealedTotals(
  tx: Db,
  { igNo, totals }: { igNo: number; totals: readonly { icNo: number; total: number }[] },
): Promise<void> {
  const rows = JSON.stringify(totals.map(({ icNo, total }) => ({ ic_no: icNo, total })));
  await sql`
    update companies set revealed_total = given.total
    from jsonb_to_recordset(${rows}::jsonb) as given(ic_no bigint, total bigint)
    where companies.ic_no = given.ic_no and companies.ig_no = ${igNo}`.execute(tx.sql);
}
