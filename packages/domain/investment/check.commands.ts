import type { Db } from '../db.ts';
import { listExhibitions } from '../exhibition/queries.ts';
import { json } from '../json.ts';
import { checkMarket } from './ledger.queries.ts';

/**
 * Reads the ledger of every market that has begun, and keeps what it found for operators. A market that does not hold is
 * thrown as an error once all are kept, so that whoever reads the server's log learns of it, too.
 */
export async function checkMarkets(db: Db, { now }: { now: Date }): Promise<void> {
  const broken: number[] = [];
  for (const { igNo, plan } of await listExhibitions(db)) {
    if (now < plan.marketOpensAt) continue;
    const check = await checkMarket(db, { igNo, now });
    const found = json(check);
    await db.sql
      .insertInto('marketChecks')
      .values({ igNo, found })
      .onConflict((conflict) => conflict.column('igNo').doUpdateSet({ found }))
      .execute();
    if (check.breaches.length > 0) broken.push(igNo);
  }
  if (broken.length > 0)
    throw new Error(`The ledger of market ${broken.join(', ')} does not hold: see its page in the console.`);
}
