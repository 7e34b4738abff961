import { randomUUID } from 'node:crypto';
import { emptyCompany } from '@chulbal/contract/companies/content.rules';
import type { ExhibitionPlan, MarketCount } from '@chulbal/contract/exhibition/exhibition';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { mintUser, type UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { invest, openWallet } from '@chulbal/domain/investment/commands';
import { checkMarket } from '@chulbal/domain/investment/ledger.queries';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { json } from '@chulbal/domain/json';
import { createAccount } from './accounts.ts';
import { exhibitionPlan, publishedExhibition } from './exhibitions.ts';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from './factories.ts';
import { createOperator } from './operators.ts';
import { publishedSeason } from './seasons.ts';

const DAY_MS = 86_400_000;
export const million = 1_000_000;

/** An instant at which the market of `exhibitionPlan` is open, and its bounds. */
export const marketNow = new Date(seasonNow.getTime() + 95 * DAY_MS);
export const marketOpens = new Date(exhibitionPlan.marketOpensAt ?? 0);
export const marketCloses = new Date(exhibitionPlan.marketClosesAt ?? 0);
export const marketReveals = new Date(exhibitionPlan.revealsAt ?? 0);

export type TestMarket = { igNo: number; icNos: number[]; teams: TestTeam[] };

/** An exhibition in force with this many companies that everybody sees, all of 캠퍼스. */
export async function createMarket(
  db: Db,
  given: { companies?: number; plan?: Partial<ExhibitionPlan> } = {},
): Promise<TestMarket> {
  await publishedSeason(db, { now: seasonNow });
  const { igNo } = await publishedExhibition(db, given.plan);
  const market: TestMarket = { igNo, icNos: [], teams: [] };
  for (let place = 1; place <= (given.companies ?? 3); place += 1) {
    const team = await createSubmitted(db, { teamName: `팀 ${place}` });
    market.icNos.push(
      await createShown(db, { igNo, teamNo: team.teamNo, savedBy: team.actor.userId, place }),
    );
    market.teams.push(team);
  }
  return market;
}

/** The page of a team of 캠퍼스 as everybody sees it; its number. */
export async function createShown(
  db: Db,
  { igNo, teamNo, savedBy, place }: { igNo: number; teamNo: number; savedBy: number; place: number },
): Promise<number> {
  const { icNo } = await db.sql
    .insertInto('companies')
    .values({
      ...{ igNo, teamNo, trackNo: 3, region: place % 2 === 0 ? 'capital' : 'central' },
      ...{
        draft: json(emptyCompany(`팀 ${place}`)),
        editVersion: 1,
        changed: false,
        savedAt: seasonNow,
        savedBy,
      },
      ...{ submittedVersion: 1, lastState: 'approved', submittedAt: seasonNow, approvedVersion: 1 },
      ...{ teamNameKo: `팀 ${place}`, titleKo: `기업 ${place}` },
    })
    .returning('icNo')
    .executeTakeFirstOrThrow();
  return icNo;
}

/** The market counts for a stage by these rules: a plan of its own in force, whatever it would contradict. */
export async function countMarketFor(db: Db, igNo: number, count: MarketCount): Promise<void> {
  const { plan, version } = await db.sql
    .selectFrom('exhibitions')
    .select(['plan', 'version'])
    .where('igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  const [next, at] = [json({ ...plan, counts: [count] }), version + 1];
  const by = await createOperator(db);
  await db.sql
    .insertInto('exhibitionVersions')
    .values({
      ...{ igNo, version: at, plan: next, reason: '반영 규칙' },
      ...{ publishedBy: by.operatorId, publishedAt: seasonNow },
    })
    .execute();
  await db.sql.updateTable('exhibitions').set({ plan: next, version: at }).where('igNo', '=', igNo).execute();
}

/** Two operators reveal the totals, once they may. */
export async function revealMarket(db: Db, { igNo }: Pick<TestMarket, 'igNo'>, now = marketReveals) {
  const [one, other] = [await createOperator(db), await createOperator(db)];
  await requestReveal(db, one, { igNo, publicUrl, now });
  return confirmReveal(db, other, { igNo, now });
}

/** What of a market does not hold; nothing for a sound one. */
export async function breachesIn(db: Db, { igNo }: Pick<TestMarket, 'igNo'>): Promise<string[]> {
  return (await checkMarket(db, { igNo, now: marketNow })).breaches;
}

/** How the tests open wallets. */
export const opening = {
  termsVersion: MARKET_TERMS_VERSION,
  address: '192.0.2.7',
  language: 'ko',
  now: marketNow,
} as const;

/** Somebody with a wallet. */
export async function createInvestor(
  db: Db,
  market: Pick<TestMarket, 'igNo'>,
  given: { email?: string; address?: string; now?: Date } = {},
): Promise<UserActor> {
  const { email, ...asked } = given;
  const { id } = await createAccount(db, email === undefined ? {} : { email });
  const actor = mintUser(id);
  await openWallet(db, actor, { ...opening, ...asked, igNo: market.igNo });
  return actor;
}

/** Makes this many million what somebody has in a company, with a new key. */
export function put(
  db: Db,
  actor: UserActor,
  asked: { igNo: number; icNo: number | undefined; millions: number; key?: string; now?: Date },
) {
  const { igNo, icNo = 0, millions, key = randomUUID(), now = marketNow } = asked;
  return invest(db, actor, { igNo, icNo, amount: millions * million, idempotencyKey: key, now });
}
