import type { Db } from '../db.ts';
import { listPlans } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import type { LedgerLine } from './chain.rules.ts';
import { breachesOf } from './invariants.rules.ts';

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

/** What of a market does not hold: reads all of it, in one moment. Empty for a sound one. Throws notFound. */
export async function checkMarket(db: Db, { igNo }: { igNo: number }): Promise<string[]> {
  return db.transaction(async (tx) => {
    const plans = await listPlans(tx, igNo);
    const newest = [...plans.values()].at(-1);
    if (!newest) throw fault('notFound');
    const lines = await listLines(tx, { igNo });
    return breachesOf({
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
        const { least, most, step } = plans.get(line.rules) ?? newest;
        return { ...line, least, most, step };
      }),
    });
  });
}

async function accountSums(
  tx: Db,
  { igNo }: { igNo: number },
): Promise<{ accountNo: number; sum: number }[]> {
  const rows = await tx.sql
    .selectFrom('marketTransfers')
    .select(['fromAccount', 'toAccount', 'amount'])
    .where('igNo', '=', igNo)
    .execute();
  const sums = new Map<number, number>();
  const add = (accountNo: number, amount: number) => sums.set(accountNo, (sums.get(accountNo) ?? 0) + amount);
  for (const { fromAccount, toAccount, amount } of rows) {
    add(fromAccount, -amount);
    add(toAccount, amount);
  }
  return [...sums].map(([accountNo, sum]) => ({ accountNo, sum }));
}
