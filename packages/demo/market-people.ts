import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { type Exhibition, getExhibition } from '@chulbal/domain/exhibition/queries';
import type { TrackRules } from '@chulbal/domain/seasons/queries';
import { type DemoCompany, insertCompanies } from './companies.ts';
import { type DemoInvestor, insertInvestors } from './investors.ts';
import { type DemoWallet, invested, openWallets, type PlannedWallet } from './market.ts';
import { drawWallet, type StoryCompany, type StoryWallet } from './market-story.ts';
import { randomNumbers } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Operators = { owner: OperatorActor; manager: OperatorActor };

/** What a market of the demo is made of. */
export type MarketGiven = {
  season: ReadonlyMap<number, TrackRules>;
  companies: readonly DemoCompany[];
  operators: Operators;
  passwordHash: string;
};

/** How many people who are in no team come to a market; `from` is the number of the first, `seed` what they do. */
export type Crowd = { citizens: number; from: number; seed: number };

/** What is known of a market once its deeds run. */
export type Market = {
  exhibition: Exhibition;
  companies: StoryCompany[];
  wallets: DemoWallet[];
  taken: Set<string>;
  random: () => number;
};

/** Pages, approved some days before their exhibition opened. */
export async function insertPages(tx: Db, given: MarketGiven & Crowd, at: Date): Promise<Market> {
  const { season, companies, operators, seed } = given;
  const [{ year = 0 } = {}] = season.values();
  const exhibition = await exhibitionOf(tx, year);
  const { operatorId } = operators.manager;
  await insertCompanies(tx, { exhibition, companies, operatorId, at });
  const rows = await tx.sql
    .selectFrom('companies')
    .select(['icNo', 'trackNo', 'region'])
    .where('igNo', '=', exhibition.igNo)
    .orderBy('icNo')
    .execute();
  const random = randomNumbers(seed);
  const stories = rows.map((row) => ({ ...row, appeal: 0.35 + 2.5 * random() ** 2, peak: random() }));
  return { exhibition, companies: stories, wallets: [], taken: new Set(), random };
}

async function exhibitionOf(tx: Db, year: number): Promise<Exhibition> {
  const { igNo } = await tx.sql
    .selectFrom('exhibitions')
    .select('igNo')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return getExhibition(tx, igNo);
}

/** People who come by themselves: citizens, and the leaders of its companies, who choose another than their own. */
export async function visitors(
  tx: Db,
  market: Market,
  { given, until }: { given: MarketGiven & Crowd; until: Date },
): Promise<PlannedWallet[]> {
  const { exhibition, companies, random } = market;
  const { marketOpensAt: opensAt, marketClosesAt: closesAt } = exhibition.plan;
  const draw = (own?: number) => drawWallet(companies, { opensAt, closesAt, until, own, random });
  const stories = Array.from({ length: given.citizens }, () => draw());
  const investors = stories.map(({ openedAt }, index): DemoInvestor => {
    // Some have known the portal for long, some come for the market.
    const known = random() < 0.3 ? random() * 300 * DAY_MS : (6 + random() * 50) * MINUTE_MS;
    return { number: given.from + index, createdAt: new Date(openedAt.getTime() - known) };
  });
  const ids = await insertInvestors(tx, { investors, passwordHash: given.passwordHash });
  const leaders = await tx.sql
    .selectFrom('companies as c')
    .innerJoin('applications as a', 'a.teamNo', 'c.teamNo')
    .select(['c.icNo', 'a.leaderId'])
    .where('c.igNo', '=', exhibition.igNo)
    .orderBy('c.icNo')
    .execute();
  return [
    ...stories.map((story, index) => ({
      ...story,
      ...{ userId: ids[index] ?? 0, kind: 'citizen' as const, place: `citizen ${given.from + index}` },
    })),
    ...leaders.map(({ icNo, leaderId }) => ({
      ...draw(icNo),
      ...{ userId: leaderId, kind: 'peer' as const, place: `leader ${leaderId}` },
    })),
  ];
}

/**
 * Wallets that were opened at one place within minutes of each other. Of `alike` the only choice is one company, with the
 * most that one may put into it.
 */
export async function crowd(
  tx: Db,
  market: Market,
  asked: {
    given: MarketGiven;
    /** Numbers of its people from here on. */
    from: number;
    place: string;
    size: number;
    alike: number;
    icNo: number;
    at: Date;
    minutes: number;
    mailDomain?: string;
  },
): Promise<PlannedWallet[]> {
  const { given, from, place, size, alike, icNo, at, minutes, mailDomain } = asked;
  const { exhibition, companies, random } = market;
  const { marketOpensAt: opensAt, marketClosesAt: closesAt } = exhibition.plan;
  const stories = Array.from({ length: size }, (_, index): StoryWallet => {
    const openedAt = new Date(
      Math.floor(at.getTime() + ((index + random() * 0.7) * minutes * MINUTE_MS) / size),
    );
    const first = new Date(Math.floor(openedAt.getTime() + (20 + random() * 50) * 1000));
    if (index < alike) return { openedAt, moves: [{ icNo, kind: 'invest', millions: 5, at: first }] };
    const drawn = drawWallet(companies, { opensAt, closesAt, until: closesAt, random });
    const wanted = drawn.moves.filter(({ kind }) => kind === 'invest').slice(0, 4);
    const once = wanted.filter((move, place) => wanted.findIndex((one) => one.icNo === move.icNo) === place);
    const moves = once.map((move, place) => ({ ...move, at: new Date(first.getTime() + place * 50_000) }));
    return { openedAt, moves };
  });
  const investors = stories.map(
    ({ openedAt }, index): DemoInvestor => ({
      number: from + index,
      createdAt: new Date(openedAt.getTime() - (mailDomain ? 70_000 : 9 * MINUTE_MS)),
      ...(mailDomain && index % 2 === 0 ? { mailDomain } : {}),
    }),
  );
  const ids = await insertInvestors(tx, { investors, passwordHash: given.passwordHash });
  return stories.map((story, index) => ({
    ...story,
    ...{
      userId: ids[index] ?? 0,
      kind: 'citizen',
      place,
      throwawayMail: Boolean(investors[index]?.mailDomain),
    },
  }));
}

/** The wallet of somebody of the demo: so many millions each in companies, from an instant on. */
export function wallet(
  userId: number,
  {
    at,
    choices,
    kind = 'citizen',
  }: {
    at: Date;
    choices: readonly (readonly [icNo: number, millions: number])[];
    kind?: PlannedWallet['kind'];
  },
): PlannedWallet {
  return {
    ...{ userId, kind, place: `demo ${userId}`, openedAt: at },
    moves: choices.map(([icNo, millions], place) => ({
      ...{ icNo, kind: 'invest' as const, millions },
      at: new Date(at.getTime() + (place + 1) * 95_000),
    })),
  };
}

export async function openAll(tx: Db, market: Market, wallets: readonly PlannedWallet[]): Promise<void> {
  const { exhibition, taken, random } = market;
  market.wallets.push(...(await openWallets(tx, { igNo: exhibition.igNo, wallets, taken, random })));
}

/** Writes the ledger of a span of time. */
export async function write(tx: Db, { exhibition, wallets }: Market, from: Date, until: Date): Promise<void> {
  await invested(tx, { igNo: exhibition.igNo, sum: exhibition.plan.wallet, wallets, from, until });
}

export function ofPlace({ wallets }: Market, place: string): DemoWallet[] {
  return wallets.filter((one) => one.place === place);
}
