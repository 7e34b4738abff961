import type { HiddenTotals, VoidFigures } from '@chulbal/contract/investment/operators';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { listMarketCompanies } from './companies.queries.ts';
import { listStanding } from './ledger.queries.ts';
import { totalsOf } from './totals.rules.ts';

type Asked = { igNo: number; language: Language };

/** Totals and ranks as they stand. Only for who may see them, and on record: see `openTotals`. Throws notFound. */
export async function getTotals(db: Db, { igNo, language }: Asked): Promise<HiddenTotals['companies']> {
  const exhibition = await getExhibition(db, igNo);
  const names = await listMarketCompanies(db, exhibition, { language });
  const companies = [...names.values()].map((one) => ({ ...one, region: one.region ?? '' }));
  return totalsOf(companies, await listStanding(db, { igNo })).flatMap((one) => {
    const company = names.get(one.icNo);
    return company ? [{ ...one, ...company }] : [];
  });
}

const hour = sql<Date>`date_trunc('hour', at)`;

/** Won that went into companies in each hour, less what came back. */
export async function amountsByHour(db: Db, { igNo }: { igNo: number }): Promise<HiddenTotals['hours']> {
  const rows = await db.sql
    .selectFrom('marketTransfers')
    .select([
      hour.as('hour'),
      sql<string>`sum(case kind when 'invest' then amount else -amount end)`.as('amount'),
    ])
    .where('igNo', '=', igNo)
    .where('kind', 'in', ['invest', 'takeBack'])
    .groupBy(hour)
    .orderBy('hour')
    .execute();
  return rows.map((row) => ({ hour: new Date(row.hour).toISOString(), amount: Number(row.amount) }));
}

/** What voiding these wallets would change. Throws notFound, also for a pseudonym that nobody has. */
export async function voidFigures(
  db: Db,
  { igNo, pseudonyms, language }: Asked & { pseudonyms: readonly string[] },
): Promise<VoidFigures> {
  const exhibition = await getExhibition(db, igNo);
  const known = await db.sql
    .selectFrom('wallets')
    .select('pseudonym')
    .where('igNo', '=', igNo)
    .where('pseudonym', 'in', pseudonyms)
    .execute();
  if (known.length !== new Set(pseudonyms).size) throw fault('notFound');
  const names = await listMarketCompanies(db, exhibition, { language });
  const companies = [...names.values()].map((one) => ({ ...one, region: one.region ?? '' }));
  const standing = await listStanding(db, { igNo });
  const gone = new Set(pseudonyms);
  const rest = standing.filter(({ wallet }) => !gone.has(wallet));
  const after = new Map(totalsOf(companies, rest).map((one) => [one.icNo, one]));
  const people = (all: typeof standing) => new Set(all.map(({ wallet }) => wallet)).size;
  const sum = (all: typeof standing) => all.reduce((total, { amount }) => total + amount, 0);
  return {
    investing: { before: people(standing), after: people(rest) },
    amount: { before: sum(standing), after: sum(rest) },
    companies: totalsOf(companies, standing)
      .flatMap((before) => {
        const then = after.get(before.icNo);
        if (!then || then.total === before.total) return [];
        return [
          {
            ...{ icNo: before.icNo, teamName: names.get(before.icNo)?.teamName ?? '' },
            ...{ before: before.total, after: then.total },
            ...{ cellRankBefore: before.cellRank, cellRankAfter: then.cellRank },
          },
        ];
      })
      .toSorted((one, other) => other.before - other.after - (one.before - one.after)),
  };
}
