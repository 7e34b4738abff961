import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { chainMarket } from '@chulbal/domain/investment/chain.commands';
import { markSignal, openTotals } from '@chulbal/domain/investment/operators.commands';
import { objectToVoid, voidWallets } from '@chulbal/domain/investment/voids.commands';
import type { Deed } from './deed.ts';
import { exhibitionPeriod } from './exhibitions.ts';
import { addressIndex } from './market.ts';
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
import { pageDeeds } from './pages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const encore: Crowd = { citizens: 240, from: 5_001, seed: 20_260_311 };

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
    ...pageDeeds(tx, {
      igNoOf: () => market.exhibition.igNo,
      ...{ operator: operators.manager, opensAt: plan.opensAt, now },
    }),
    {
      // The first pages are approved while others are still written.
      at: new Date(plan.opensAt.getTime() - 12 * DAY_MS),
      run: async (at) => {
        market = await insertPages(tx, given, at);
      },
    },
    {
      at: new Date(voidsAt.getTime() - MINUTE_MS),
      run: async () => {
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
        await write(tx, market, plan.marketOpensAt, voidsAt);
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
        await write(tx, standing, voidsAt, now);
        while ((await chainMarket(tx, { igNo: market.exhibition.igNo })) > 0) {
          // The next ones.
        }
      },
    },
  ];
}
