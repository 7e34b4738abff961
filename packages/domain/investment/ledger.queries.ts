import type { MarketCheck } from '@chulbal/contract/investment/operators';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listPlans } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import type { LedgerLine } from './chain.rules.ts';
import { breachesOf, type MarketFacts } from './invariants.rules.ts';

/** All lines of a market with their hashes: those of the chain in its order, then those that have arrived since. */
export async function listLines(
  db: Db,
  { igNo }: { igNo: number },
): Promise<(LedgerLine & { hash: string | null })[]> {
  const rows = await db.sql
    .selectFrom('marketTransfers as t')
    .innerJoin('wallets as w', 'w.accountNo', 't.walletNo')
    .select(['t.place', 't.hash', 't.at', 't.kind', 't.icNo', 't.amount', 't.rulesVersion as rules'])
    .select('w.pseudonym as wallet')
    .where('t.igNo', '=', igNo)
    .orderBy('t.place')
    .orderBy('t.transferNo')
    .execute();
  return rows.map(({ place, ...line }) => ({ ...line, place: place ?? 0 }));
}

/** What stands of a market's investments: the amounts of wallets that are not void. */
export async function listStanding(db: Db, { igNo }: { igNo: number }) {
  return db.sql
    .selectFrom('marketHoldings as h')
    .innerJoin('wallets as w', 'w.accountNo', 'h.walletNo')
    .select(['w.pseudonym as wallet', 'w.kind', 'h.icNo', 'h.amount', 'h.changedAt'])
    .where('w.igNo', '=', igNo)
    .where('h.amount', '>', 0)
    .execute();
}

/** A market of 100,000 wallets takes some seconds; nobody waits for the reader. */
const CHECK_LIMIT_MS = 60_000;

/** Reads all of a market as it stands at one moment, while people go on, and says what does not hold. Throws notFound. */
export async function checkMarket(db: Db, { igNo, now }: { igNo: number; now: Date }): Promise<MarketCheck> {
  const facts = await db.transaction((tx) => factsOf(tx, { igNo }), { limit: CHECK_LIMIT_MS });
  const { lines, wallets, holdings } = facts;
  return {
    ...{ checkedAt: now.toISOString(), lines: lines.length, wallets: wallets.length },
    chained: lines.filter(({ hash }) => hash !== null).length,
    ...{ holdings: holdings.length, breaches: breachesOf(facts) },
  };
}

async function factsOf(tx: Db, { igNo }: { igNo: number }): Promise<MarketFacts> {
  // Every statement sees what stood when the first one began.
  await sql`set transaction isolation level repeatable read, read only`.execute(tx.sql);
  const plans = await listPlans(tx, igNo);
  const newest = [...plans.values()].at(-1);
  if (!newest) throw fault('notFound');
  const lines = await listLines(tx, { igNo });
  return {
    wallet: newest.wallet,
    accounts: await accountSums(tx, { igNo }),
    wallets: await tx.sql
      .selectFrom('wallets')
      .select(['pseudonym', 'balance'])
      .select((of) => of('voidedAt', 'is not', null).as('voided'))
      .where('igNo', '=', igNo)
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, voided: Boolean(row.voided) }))),
    holdings: (await listStanding(tx, { igNo })).map(({ wallet, icNo, amount }) => ({
      ...{ pseudonym: wallet, icNo, amount },
    })),
    lines: lines.map((line) => {
      const { least, most, step, marketOpensAt, marketClosesAt } = plans.get(line.rules) ?? newest;
      return { ...line, least, most, step, marketOpensAt, marketClosesAt };
    }),
  };
}

async function accountSums(tx: Db, { igNo }: { igNo: number }): Promise<MarketFacts['accounts']> {
  const { rows } = await sql<MarketFacts['accounts'][number]>`
    select a.account_no as "accountNo", w.pseudonym, a.ic_no as "icNo", coalesce(sum(m.amount), 0)::bigint as sum
    from market_accounts as a
      left join wallets as w on w.account_no = a.account_no
      left join (
        select to_account as account_no, amount from market_transfers where ig_no = ${igNo}
        union all select from_account, -amount from market_transfers where ig_no = ${igNo}
      ) as m on m.account_no = a.account_no
    where a.ig_no = ${igNo} group by a.account_no, w.pseudonym, a.ic_no`.execute(tx.sql);
  return rows;
}
