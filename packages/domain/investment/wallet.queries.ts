import { marketState } from '@chulbal/contract/exhibition/states';
import type { MarketView, MyMarket, OwnLine, OwnWallet } from '@chulbal/contract/investment/investment';
import type { Language } from '@chulbal/contract/language';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { listMarketCompanies } from './companies.queries.ts';
import { getPerson } from './person.queries.ts';
import { mayObjectUntil, refusalOfWallet } from './rules.ts';
import type { MarketTransfersTable, WalletsTable } from './tables.ts';

export type Wallet = Selectable<WalletsTable>;

/** Most lines of one's own that are shown; there are as many as one has changed one's mind. */
const MOST_LINES = 200;

/** Somebody's own wallet in a market, held against changes if asked. */
export async function findWallet(
  db: Db,
  actor: UserActor,
  { igNo, lock = false }: { igNo: number; lock?: boolean },
): Promise<Wallet | null> {
  const own = db.sql
    .selectFrom('wallets')
    .selectAll()
    .where('igNo', '=', igNo)
    .where('userId', '=', actor.userId);
  return (await (lock ? own.forUpdate() : own).executeTakeFirst()) ?? null;
}

/** What a wallet has in companies, by company. */
export async function listHoldings(
  db: Db,
  { accountNo }: { accountNo: number },
): Promise<{ icNo: number; amount: number; changedAt: Date }[]> {
  return db.sql
    .selectFrom('marketHoldings')
    .select(['icNo', 'amount', 'changedAt'])
    .where('walletNo', '=', accountNo)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('icNo')
    .execute();
}

/** A market as everyone may know it at `now`; nothing in it depends on what was invested. */
export function marketViewOf(exhibition: Exhibition, language: Language, now: Date): MarketView {
  const { igNo, igYear, plan, revealedAt } = exhibition;
  return {
    ...{ igNo, igYear },
    name: language === 'en' && plan.nameEn !== '' ? plan.nameEn : plan.nameKo,
    state: marketState(plan, revealedAt, now),
    opensAt: plan.marketOpensAt.toISOString(),
    closesAt: plan.marketClosesAt.toISOString(),
    revealsAt: plan.revealsAt.toISOString(),
    limits: { wallet: plan.wallet, least: plan.least, most: plan.most, step: plan.step },
    ownTeamExcluded: plan.excludes.ownTeam,
  };
}

/** Somebody's wallet in a market with all that they need to change it, or why they can have none. Throws notFound. */
export async function getMyMarket(
  db: Db,
  actor: UserActor,
  asked: { igNo: number; language: Language; asksIdentity?: boolean; now: Date },
): Promise<MyMarket> {
  const { igNo, language, asksIdentity, now } = asked;
  const exhibition = await getExhibition(db, igNo);
  const companies = await listMarketCompanies(db, exhibition, { language });
  const wallet = await findWallet(db, actor, { igNo });
  const own = await listOwnCompanies(db, actor, { igNo });
  const refusal = wallet ? null : refusalOfWallet(await getPerson(db, actor, { igNo, asksIdentity }), now);
  return {
    market: marketViewOf(exhibition, language, now),
    wallet: wallet ? await ownWalletOf(db, wallet, { exhibition, companies, now }) : null,
    refusal,
    mine: own.flatMap((icNo) => companies.get(icNo) ?? []),
  };
}

type Companies = Awaited<ReturnType<typeof listMarketCompanies>>;

async function ownWalletOf(
  db: Db,
  wallet: Wallet,
  { exhibition, companies, now }: { exhibition: Exhibition; companies: Companies; now: Date },
): Promise<OwnWallet> {
  const holdings = await listHoldings(db, wallet);
  const lines = await db.sql
    .selectFrom('marketTransfers')
    .selectAll()
    .where('walletNo', '=', wallet.accountNo)
    .orderBy('transferNo', 'desc')
    .limit(MOST_LINES)
    .execute();
  return {
    pseudonym: wallet.pseudonym,
    kind: wallet.kind,
    left: wallet.balance,
    invested: holdings.reduce((sum, { amount }) => sum + amount, 0),
    voided: await findOwnVoid(db, wallet, { exhibition, now }),
    holdings: holdings.map(({ icNo, amount, changedAt }) => ({
      ...{ icNo, amount, changedAt: changedAt.toISOString() },
      company: companies.get(icNo) ?? null,
    })),
    lines: lines.map((line) => ownLineOf(line, companies.get(line.icNo ?? 0)?.teamName ?? null)),
  };
}

/** The last decision about a wallet, which may have been undone; null where there was none. */
async function findOwnVoid(
  db: Db,
  { accountNo }: Wallet,
  { exhibition, now }: { exhibition: Exhibition; now: Date },
): Promise<OwnWallet['voided']> {
  const row = await db.sql
    .selectFrom('walletVoids')
    .selectAll()
    .where('walletNo', '=', accountNo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const until = mayObjectUntil(row, exhibition, now);
  const { reason, voidedAt, objection, decision, decisionReason } = row;
  return {
    ...{ reason, voidedAt: voidedAt.toISOString(), objection, decision, decisionReason },
    objectUntil: until?.toISOString() ?? null,
  };
}

/** A line of the ledger as its owner sees it. */
export function ownLineOf(line: Selectable<MarketTransfersTable>, teamName: string | null): OwnLine {
  const { place, hash, at, kind, reason, icNo, amount, leftAfter } = line;
  return { place, hash, at: at.toISOString(), kind, reason, icNo, teamName, amount, leftAfter };
}

/** Numbers of the companies of somebody's own teams, as the database asks it of every line. */
async function listOwnCompanies(db: Db, actor: UserActor, { igNo }: { igNo: number }): Promise<number[]> {
  const { rows } = await sql<{ icNo: number }>`
    select c.ic_no as "icNo" from companies c, accounts a, members m
    where c.ig_no = ${igNo} and a.id = ${actor.userId} and m.team_no = c.team_no and m.status = 'active'
      and (m.user_id = a.id or m.phone_index = a.phone_index)
    group by c.ic_no order by c.ic_no`.execute(db.sql);
  return rows.map(({ icNo }) => icNo);
}
