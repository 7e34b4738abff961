import { addDays, koreanDay } from '@chulbal/contract/korean-days';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { decideVoid, objectToVoid, voidWallets } from '@chulbal/domain/investment/voids.commands';
import { makePastEntries } from '@chulbal/domain/past-companies/batches.commands';
import { workingTime } from './dates.ts';
import type { Deed } from './deed.ts';
import { exhibitionPeriod } from './exhibitions.ts';
import {
  type Crowd,
  crowd,
  insertPages,
  type Market,
  type MarketGiven,
  ofPlace,
  openAll,
  visitors,
  wallet,
  write,
} from './market-people.ts';
import { firstsOf, totalsOf } from './market-story.ts';
import { tellPastNews } from './past-news.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const lastYear: Crowd = { citizens: 360, from: 1, seed: 20_250_821 };

const ringReason =
  '한 주소에서 12분 사이에 열린 지갑 아홉 개가 같은 기업에 500만 원씩만 넣었어요. 같은 사람이 연 것으로 보여요.';

/**
 * Last year's market from its pages to its reveal, and on to entries of past exhibitions with what became of some: ten
 * wallets were voided, one of them got everything back after its owner objected, and one objection was turned down. `invested` chose firsts of a track × region, `missed` others.
 */
export function lastMarketDeeds(
  tx: Db,
  asked: MarketGiven & { accounts: Readonly<Record<'invested' | 'missed', number>>; now: Date },
): Deed[] {
  const { operators, accounts, season, now } = asked;
  const given = { ...asked, ...lastYear };
  const plan = exhibitionPeriod(season);
  const today = koreanDay(now);
  const { marketOpensAt, marketClosesAt, revealsAt } = plan;
  let market: Market;
  const before = (from: Date, ms: number) => new Date(from.getTime() - ms);
  const after = (from: Date, ms: number) => new Date(from.getTime() + ms);
  const voidsAt = before(marketClosesAt, 5 * DAY_MS + 7.7 * HOUR_MS);
  const decidedAt = after(voidsAt, DAY_MS + 4 * HOUR_MS);
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
      run: async () => {
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
        await write(tx, market, marketOpensAt, voidsAt);
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
      at: decidedAt,
      run: async (at) => {
        await write(tx, withoutRing(market), voidsAt, at);
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
      run: () => write(tx, withoutRing(market), decidedAt, marketClosesAt),
    },
    {
      at: after(revealsAt, 2 * MINUTE_MS),
      run: (at) => requestReveal(tx, operators.owner, { igNo: market.exhibition.igNo, ...said, now: at }),
    },
    {
      at: after(revealsAt, 6 * MINUTE_MS),
      run: (at) => confirmReveal(tx, operators.manager, { igNo: market.exhibition.igNo, now: at }),
    },
    {
      at: after(plan.closesAt, 9 * DAY_MS - 7 * HOUR_MS),
      run: async (at) => {
        await makePastEntries(tx, operators.owner, { igNo: market.exhibition.igNo, now: at });
      },
    },
    {
      at: workingTime(addDays(today, -50), '15:20', 'before'),
      run: (at) => tellPastNews(tx, operators.owner, { igNo: market.exhibition.igNo, today, at }),
    },
  ];
}

/** Whoever was voided for good does nothing any more. */
function withoutRing(market: Market): Market {
  const ring = new Set(ofPlace(market, 'ring'));
  return { ...market, wallets: market.wallets.filter((one) => !ring.has(one)) };
}
