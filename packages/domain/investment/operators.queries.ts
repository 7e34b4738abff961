import type { InputOf } from '@chulbal/contract/endpoint';
import type { getMarketOverview, MarketOverview } from '@chulbal/contract/investment/operators';
import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import {
  type Exhibition,
  findCurrentExhibition,
  findExhibition,
  listExhibitions,
} from '../exhibition/queries.ts';
import { FIRST_HASH } from './chain.rules.ts';
import { confirmableUntil } from './rules.ts';
import { marketViewOf } from './wallet.queries.ts';

type Asked = InputOf<typeof getMarketOverview> & { language: Language; now: Date };

/** The current market, or the one asked for, without anything that says who gets how much; null where there is none. */
export async function readMarketOverview(
  db: Db,
  { igNo, language, now }: Asked,
): Promise<MarketOverview | null> {
  const exhibition =
    igNo === undefined ? await findCurrentExhibition(db, now) : await findExhibition(db, igNo);
  if (!exhibition) return null;
  return {
    markets: (await listExhibitions(db)).map((one) => {
      const { name } = marketViewOf(one, language, now);
      return { igNo: one.igNo, igYear: one.igYear, name };
    }),
    market: marketViewOf(exhibition, language, now),
    now: now.toISOString(),
    revealedAt: exhibition.revealedAt?.toISOString() ?? null,
    wallets: await countWallets(db, exhibition, now),
    acts: await countActs(db, exhibition),
    hours: await listHours(db, exhibition),
    ledger: await ledgerOf(db, exhibition),
    check: await lastCheckOf(db, exhibition),
    openings: await openingsOf(db, exhibition),
    voids: await listVoids(db, exhibition),
    reveal: await findWaitingReveal(db, exhibition, now),
  };
}

async function countWallets(db: Db, { igNo }: Exhibition, now: Date): Promise<MarketOverview['wallets']> {
  const today = koreanInstant(koreanDay(now), '00:00');
  const row = await db.sql
    .selectFrom('wallets as w')
    .select((of) => [
      of.fn.countAll<number>().as('all'),
      of.fn.countAll<number>().filterWhere('w.openedAt', '>=', today).as('today'),
      of.fn.countAll<number>().filterWhere('w.voidedAt', 'is not', null).as('voided'),
      of.fn
        .countAll<number>()
        .filterWhere((wallet) =>
          wallet.exists(
            wallet
              .selectFrom('marketHoldings as h')
              .select('h.icNo')
              .whereRef('h.walletNo', '=', 'w.accountNo')
              .where('h.amount', '>', 0),
          ),
        )
        .as('investing'),
    ])
    .where('w.igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  return row;
}

async function countActs(db: Db, { igNo }: Exhibition): Promise<MarketOverview['acts']> {
  const row = await db.sql
    .selectFrom('marketTransfers')
    .select((of) => [
      of.fn
        .countAll<number>()
        .filterWhere('kind', '=', 'invest')
        .filterWhere(sql`held_after`, '=', sql`amount`)
        .as('invested'),
      of.fn
        .countAll<number>()
        .filterWhere('kind', '=', 'takeBack')
        .filterWhere('heldAfter', '=', 0)
        .as('takenBack'),
      of.fn.countAll<number>().as('all'),
    ])
    .where('igNo', '=', igNo)
    .where('kind', 'in', ['invest', 'takeBack'])
    .executeTakeFirstOrThrow();
  const { all, invested, takenBack } = row;
  return { invested, takenBack, changed: all - invested - takenBack };
}

const hourOfLine = sql<Date>`date_trunc('hour', at)`;

/** People and acts of every hour in which there were any. */
export async function listHours(db: Db, { igNo }: { igNo: number }): Promise<MarketOverview['hours']> {
  const rows = await db.sql
    .selectFrom('marketTransfers')
    .select((of) => [
      hourOfLine.as('hour'),
      of.fn.count<number>('walletNo').distinct().as('people'),
      of.fn.countAll<number>().as('acts'),
    ])
    .where('igNo', '=', igNo)
    .where('kind', 'in', ['invest', 'takeBack'])
    .groupBy(hourOfLine)
    .orderBy('hour')
    .execute();
  return rows.map(({ hour, ...counts }) => ({ hour: new Date(hour).toISOString(), ...counts }));
}

async function ledgerOf(db: Db, { igNo }: Exhibition): Promise<MarketOverview['ledger']> {
  const head = await db.sql.selectFrom('marketHeads').selectAll().where('igNo', '=', igNo).executeTakeFirst();
  const { waiting } = await db.sql
    .selectFrom('marketTransfers')
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .where('igNo', '=', igNo)
    .where('place', 'is', null)
    .executeTakeFirstOrThrow();
  return { lines: head?.place ?? 0, waiting, lastHash: head?.hash ?? FIRST_HASH };
}

async function lastCheckOf(db: Db, { igNo }: Exhibition): Promise<MarketOverview['check']> {
  const row = await db.sql
    .selectFrom('marketChecks')
    .select('found')
    .where('igNo', '=', igNo)
    .executeTakeFirst();
  return row?.found ?? null;
}

async function openingsOf(db: Db, { igNo }: Exhibition): Promise<MarketOverview['openings']> {
  const rows = await db.sql
    .selectFrom('marketOpenings as o')
    .innerJoin('accounts as a', 'a.id', 'o.operatorId')
    .select((of) => [
      'a.id as operatorId',
      'a.name',
      of.fn.countAll<number>().as('count'),
      of.fn.max<Date>('o.openedAt').as('lastAt'),
    ])
    .where('o.igNo', '=', igNo)
    .groupBy(['a.id', 'a.name'])
    .orderBy('lastAt', 'desc')
    .execute();
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    by: rows.map(({ lastAt, ...one }) => ({ ...one, lastAt: lastAt.toISOString() })),
  };
}

async function listVoids(db: Db, { igNo }: Exhibition): Promise<MarketOverview['voids']> {
  const rows = await db.sql
    .selectFrom('walletVoids as v')
    .innerJoin('wallets as w', 'w.accountNo', 'v.walletNo')
    .innerJoin('accounts as a', 'a.id', 'v.voidedBy')
    .select(['v.id as voidId', 'w.pseudonym', 'v.reason', 'a.name as voidedBy', 'v.voidedAt', 'v.invested'])
    .select(['v.objection', 'v.objectedAt', 'v.decision', 'v.decisionReason'])
    .where('w.igNo', '=', igNo)
    .orderBy('v.id', 'desc')
    .execute();
  return rows.map(({ voidedAt, objectedAt, ...row }) => ({
    ...row,
    voidedAt: voidedAt.toISOString(),
    objectedAt: objectedAt?.toISOString() ?? null,
  }));
}

/** A request to reveal that still waits for its second operator at `now`. */
export async function findWaitingReveal(
  db: Db,
  { igNo }: Exhibition,
  now: Date,
): Promise<MarketOverview['reveal']> {
  const row = await db.sql
    .selectFrom('marketReveals as r')
    .innerJoin('accounts as a', 'a.id', 'r.requestedBy')
    .select(['a.id as operatorId', 'a.name', 'r.requestedAt'])
    .where('r.igNo', '=', igNo)
    .where('r.state', '=', 'waiting')
    .executeTakeFirst();
  if (!row) return null;
  const { operatorId, name, requestedAt } = row;
  const until = confirmableUntil(row);
  if (now >= until) return null;
  return {
    requestedBy: { operatorId, name },
    ...{ requestedAt: requestedAt.toISOString(), until: until.toISOString() },
  };
}
