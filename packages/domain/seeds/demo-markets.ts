import type { OperatorActor } from '../actor.ts';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { chainMarket } from '../investment/chain.commands.ts';
import { markSignal, openTotals } from '../investment/desk.commands.ts';
import { confirmReveal, requestReveal } from '../investment/reveal.commands.ts';
import { decideVoid, objectToVoid, voidWallets } from '../investment/voids.commands.ts';
import type { TrackRules } from '../seasons/queries.ts';
import { type DemoCompany, insertCompanies } from './demo-companies.ts';
import type { Deed } from './demo-deed.ts';
import { exhibitionPeriod } from './demo-exhibitions.ts';
import { type DemoInvestor, insertInvestors } from './demo-investors.ts';
import { addressIndex, type DemoWallet, invested, openWallets, type PlannedWallet } from './demo-market.ts';
import type { DemoTeam } from './demo-teams.ts';
import { drawWallet, firstsOf, type StoryCompany, type StoryWallet, totalsOf } from './market-story.ts';
import { randomNumbers } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Operators = { owner: OperatorActor; manager: OperatorActor };

/** What a market of the demo is made of. */
type MarketGiven = {
  season: ReadonlyMap<number, TrackRules>;
  companies: readonly DemoCompany[];
  operators: Operators;
  passwordHash: string;
};

/** How many people who are in no team come to a market; `from` is the number of the first, `seed` what they do. */
type Crowd = { citizens: number; from: number; seed: number };
const lastYear: Crowd = { citizens: 640, from: 1, seed: 20_250_821 };
const encore: Crowd = { citizens: 380, from: 5_001, seed: 20_260_311 };

/** What is known of a market once its deeds run. */
type Market = {
  exhibition: Exhibition;
  companies: StoryCompany[];
  icNos: Map<DemoTeam, number>;
  wallets: DemoWallet[];
  taken: Set<string>;
  random: () => number;
};

/** Pages, approved three days before their exhibition opened. */
async function insertPages(tx: Db, given: MarketGiven & Crowd, at: Date): Promise<Market> {
  const { season, companies, operators, seed } = given;
  const [{ year = 0 } = {}] = season.values();
  const exhibition = await exhibitionOf(tx, year);
  const { operatorId } = operators.manager;
  const icNos = await insertCompanies(tx, { exhibition, companies, operatorId, at });
  const rows = await tx.sql
    .selectFrom('companies')
    .select(['icNo', 'trackNo', 'region'])
    .where('igNo', '=', exhibition.igNo)
    .orderBy('icNo')
    .execute();
  const random = randomNumbers(seed);
  const stories = rows.map((row) => ({ ...row, appeal: 0.35 + 2.5 * random() ** 2, peak: random() }));
  return { exhibition, companies: stories, icNos, wallets: [], taken: new Set(), random };
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
async function visitors(
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
async function crowd(
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
function wallet(
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

async function openAll(tx: Db, market: Market, wallets: readonly PlannedWallet[]): Promise<void> {
  const { exhibition, taken, random } = market;
  market.wallets.push(...(await openWallets(tx, { igNo: exhibition.igNo, wallets, taken, random })));
}

/** Writes the ledger of a span of time. */
async function write(tx: Db, { exhibition, wallets }: Market, from: Date, until: Date): Promise<void> {
  await invested(tx, { igNo: exhibition.igNo, sum: exhibition.plan.wallet, wallets, from, until });
}

function ofPlace({ wallets }: Market, place: string): DemoWallet[] {
  return wallets.filter((one) => one.place === place);
}

const ringReason =
  '한 주소에서 12분 사이에 열린 지갑 아홉 개가 같은 기업에 500만 원씩만 넣었어요. 같은 사람이 연 것으로 보여요.';

/**
 * Last year's market from its pages to its reveal: ten wallets were voided, one of them got everything back after its
 * owner objected, and one objection was turned down. `invested` chose firsts of a track × region, `missed` others.
 */
export function lastMarketDeeds(
  tx: Db,
  asked: MarketGiven & { accounts: Readonly<Record<'invested' | 'missed', number>> },
): Deed[] {
  const { operators, accounts, season } = asked;
  const given = { ...asked, ...lastYear };
  const plan = exhibitionPeriod(season);
  const { marketOpensAt, marketClosesAt, revealsAt } = plan;
  let market: Market;
  const before = (from: Date, ms: number) => new Date(from.getTime() - ms);
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms);
  const voidsAt = before(marketClosesAt, 5 * DAY_MS + 7.7 * HOUR_MS);
  const said = { publicUrl: '' };
  return [
    {
      at: before(plan.opensAt, 3 * DAY_MS),
      run: async (at) => {
        market = await insertPages(tx, given, at);
      },
    },
    {
      at: before(voidsAt, MINUTE_MS),
      run: async (at) => {
        const lover = market.companies[5]?.icNo ?? 0;
        const came = await visitors(tx, market, { given, until: marketClosesAt });
        const ring = await crowd(tx, market, {
          ...{ given, from: given.from + given.citizens, place: 'ring', size: 9, alike: 9, icNo: lover },
          ...{ at: before(voidsAt, 13.4 * HOUR_MS), minutes: 12, mailDomain: 'mailinator.com' },
        });
        const family = await crowd(tx, market, {
          ...{
            given,
            from: given.from + given.citizens + 9,
            place: 'family',
            size: 1,
            alike: 0,
            icNo: lover,
          },
          ...{ at: before(voidsAt, 13.3 * HOUR_MS), minutes: 3 },
        });
        const counted = [...came, ...family];
        const { firsts, others } = firstsOf(market.companies, totalsOf(counted));
        const own = [
          wallet(accounts.invested, {
            at: after(marketOpensAt, 2 * DAY_MS + 9.4 * HOUR_MS),
            choices: [...firsts.slice(0, 2), ...others.slice(0, 2)].map(({ icNo }, place) => [
              icNo,
              5 - place,
            ]),
          }),
          wallet(accounts.missed, {
            at: after(marketOpensAt, 4 * DAY_MS + 3.1 * HOUR_MS),
            choices: others.slice(4, 8).map(({ icNo }, place) => [icNo, [2, 5, 1, 3][place] ?? 1]),
          }),
        ];
        await openAll(tx, market, [...counted, ...ring, ...own]);
        await write(tx, market, marketOpensAt, at);
      },
    },
    {
      at: voidsAt,
      run: async (at) => {
        const { igNo } = market.exhibition;
        const pseudonyms = [...ofPlace(market, 'ring'), ...ofPlace(market, 'family')].map(
          (one) => one.pseudonym,
        );
        await voidWallets(tx, operators.manager, { igNo, pseudonyms, reason: ringReason, ...said, now: at });
      },
    },
    {
      at: after(voidsAt, 6.2 * HOUR_MS),
      run: async (at) => {
        const { igNo } = market.exhibition;
        const texts = {
          family:
            '같은 건물 3층에 사는 사람이에요. 와이파이를 함께 써서 주소가 같을 뿐이고, 저는 네 기업을 골라 금액도 다르게 넣었어요. 다시 봐 주세요.',
          ring: '친구들과 같은 기업을 응원하려고 함께 만들었어요. 각자 본인 휴대전화로 했어요.',
        };
        for (const [place, text] of Object.entries(texts)) {
          const [one] = ofPlace(market, place);
          if (one) await objectToVoid(tx, mintUser(one.userId), { igNo, text, now: at });
        }
      },
    },
    {
      at: after(voidsAt, DAY_MS + 4 * HOUR_MS),
      run: async (at) => {
        const decide = async (place: string, decision: 'kept' | 'restored', reason: string) => {
          const { id } = await tx.sql
            .selectFrom('walletVoids')
            .select('id')
            .where('walletNo', '=', ofPlace(market, place)[0]?.accountNo ?? 0)
            .executeTakeFirstOrThrow();
          await decideVoid(tx, operators.owner, { voidId: id, decision, reason, ...said, now: at });
        };
        await decide(
          'family',
          'restored',
          '고른 기업과 금액, 시간이 나머지 아홉과 달라요. 이웃으로 보고 되돌려요.',
        );
        await decide(
          'ring',
          'kept',
          '계정 아홉 개의 메일이 모두 몇 분 만에 만든 일회용 주소예요. 무효를 그대로 둬요.',
        );
      },
    },
    {
      at: after(marketClosesAt, 20 * MINUTE_MS),
      run: async () => {
        const lost = new Set(ofPlace(market, 'ring'));
        const standing = { ...market, wallets: market.wallets.filter((one) => !lost.has(one)) };
        await write(tx, standing, before(voidsAt, MINUTE_MS), marketClosesAt);
      },
    },
    {
      at: after(revealsAt, 2 * MINUTE_MS),
      run: (at) => requestReveal(tx, operators.owner, { igNo: market.exhibition.igNo, ...said, now: at }),
    },
    {
      at: after(revealsAt, 6 * MINUTE_MS),
      run: (at) => confirmReveal(tx, operators.manager, { igNo: market.exhibition.igNo, now: at }),
    },
  ];
}

/**
 * The market that is open: since its opening people have invested, a class has come from its school, one wallet is void
 * and its owner has objected, and since yesterday evening there are eight wallets that somebody should look at.
 */
export function openMarketDeeds(
  tx: Db,
  asked: MarketGiven & { accounts: Readonly<Record<'invested', number>>; now: Date },
): Deed[] {
  const { operators, accounts, season, now } = asked;
  const given = { ...asked, ...encore };
  const plan = exhibitionPeriod(season);
  let market: Market;
  const ago = (days: number, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS);
  const voidsAt = ago(3, 1.3);
  const numbers = given.from + given.citizens;
  return [
    {
      at: new Date(plan.opensAt.getTime() - 3 * DAY_MS),
      run: async (at) => {
        market = await insertPages(tx, given, at);
      },
    },
    {
      at: new Date(voidsAt.getTime() - MINUTE_MS),
      run: async (at) => {
        const icNo = (place: number) => market.companies[place]?.icNo ?? 0;
        const came = await visitors(tx, market, { given, until: ago(0, 0.1) });
        const pupils = await crowd(tx, market, {
          ...{ given, from: numbers, place: 'school', size: 24, alike: 7, icNo: icNo(2) },
          ...{ at: ago(5, 2), minutes: 26 },
        });
        const twin = await crowd(tx, market, {
          ...{ given, from: numbers + 30, place: 'twin', size: 1, alike: 1, icNo: icNo(9) },
          ...{ at: ago(4, 3), minutes: 2, mailDomain: 'yopmail.com' },
        });
        const ring = await crowd(tx, market, {
          ...{ given, from: numbers + 40, place: 'ring', size: 9, alike: 8, icNo: icNo(12) },
          ...{ at: ago(0, 14.5), minutes: 16, mailDomain: 'mailinator.com' },
        });
        const own = wallet(accounts.invested, {
          at: ago(6, 3.4),
          choices: [
            [icNo(6), 5],
            [icNo(9), 4],
            [icNo(0), 3],
            [icNo(14), 2],
          ],
        });
        await openAll(tx, market, [...came, ...pupils, ...twin, ...ring, own]);
        await write(tx, market, plan.marketOpensAt, at);
      },
    },
    {
      at: voidsAt,
      run: async (at) => {
        const { igNo } = market.exhibition;
        const pseudonyms = ofPlace(market, 'twin').map(({ pseudonym }) => pseudonym);
        const reason = '일회용 메일 주소로 연 지갑이고, 연 지 1분 만에 한 기업에만 500만 원을 넣었어요.';
        await voidWallets(tx, operators.manager, { igNo, pseudonyms, reason, publicUrl: '', now: at });
        const [pupil] = ofPlace(market, 'school');
        const key = `sameAddress ${addressIndex(tx, 'school')} ${pupil?.pseudonym}`;
        await markSignal(tx, operators.manager, {
          igNo,
          key,
          state: 'fine',
          now: new Date(at.getTime() + 1),
        });
      },
    },
    {
      at: ago(2, 5),
      run: async (at) => {
        const { igNo } = market.exhibition;
        const [twin] = ofPlace(market, 'twin');
        const text =
          '광고 메일이 싫어서 그 주소를 썼어요. 반의반찬은 부모님 가게 옆이라 하나만 응원하려고 했고요. 본인 휴대전화로 확인했어요.';
        if (twin) await objectToVoid(tx, mintUser(twin.userId), { igNo, text, now: at });
      },
    },
    {
      at: ago(1, 3),
      run: async (at) => {
        await openTotals(tx, operators.owner, { igNo: market.exhibition.igNo, language: 'ko', now: at });
      },
    },
    {
      at: ago(0, 0.05),
      run: async () => {
        const lost = new Set(ofPlace(market, 'twin'));
        const standing = { ...market, wallets: market.wallets.filter((one) => !lost.has(one)) };
        await write(tx, standing, new Date(voidsAt.getTime() - MINUTE_MS), now);
        while ((await chainMarket(tx, { igNo: market.exhibition.igNo })) > 0) {
          // The next ones.
        }
      },
    },
  ];
}
