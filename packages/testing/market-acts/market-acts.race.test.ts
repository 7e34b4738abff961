import {
  type MarketAct,
  type MarketActName,
  type MarketMoment,
  type MarketVerdict,
  marketActs,
  marketVerdictAt,
} from '@chulbal/contract/investment/acts';
import type { Db } from '@chulbal/domain/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { breachesIn } from '../market.ts';
import { testDb } from '../test-db.ts';
import { tryMarketAct } from './drivers.ts';
import { marketScenarioAt } from './scenario.ts';

/** Pairs of acts at each moment, and tries of each: all of them with WHOLE=1, otherwise some. */
const whole = process.env.WHOLE === '1';
const [PAIRS, TRIES] = whole ? [Number.POSITIVE_INFINITY, 5] : [2, 1];

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

type Pair = readonly [MarketActName, MarketActName];
type Run = (
  first: () => Promise<MarketVerdict>,
  second: () => Promise<MarketVerdict>,
) => Promise<MarketVerdict[]>;

const inTurn: Run = async (first, second) => [await first(), await second()];
const reversed: Run = async (first, second) => [await second(), await first()].reverse() as MarketVerdict[];
const atOnce: Run = (first, second) => Promise.all([first(), second()]);

/** What comes of both acts of a pair, as `run` does them; the ledger holds after it. */
async function together(moment: MarketMoment, [one, other]: Pair, run: Run): Promise<string> {
  await testDb();
  const scenario = await marketScenarioAt(db, moment);
  const verdicts = await run(
    () => tryMarketAct(db, scenario, one),
    () => tryMarketAct(db, scenario, other),
  );
  expect(await breachesIn(db, scenario.market), `${one} and ${other} at ${moment}`).toEqual([]);
  return verdicts.join(' ');
}

/** Acts that meet, and what comes of them in this order and in the other. */
const meetings: [MarketMoment, Pair, string, string][] = [
  ['open', ['investMore', 'publishExhibition'], 'done done', 'done done'],
  ['open', ['investMore', 'setCompanyHidden'], 'done done', 'done done'],
  ['open', ['voidWallets', 'objectToVoid'], 'done objectionClosed', 'done objectionClosed'],
  ['voided', ['objectToVoid', 'restoreWallet'], 'done done', 'done done'],
  ['voided', ['restoreWallet', 'restoreWallet'], 'done alreadyDecided', 'alreadyDecided done'],
  ['ready', ['requestReveal', 'requestReveal'], 'done requestWaiting', 'requestWaiting done'],
  ['ready', ['requestReveal', 'confirmReveal'], 'done done', 'done revealRequestOver'],
  ['asked', ['confirmReveal', 'voidWallets'], 'done marketRevealed', 'done done'],
  ['asked', ['confirmReveal', 'confirmReveal'], 'done marketRevealed', 'marketRevealed done'],
  ['asked', ['confirmReveal', 'publishExhibition'], 'done done', 'done done'],
];

describe('R-17 two acts of a market that meet, in both orders', () => {
  test.each(whole ? meetings : meetings.slice(6, 8))('%s: %j', async (moment, pair, first, second) => {
    expect(await together(moment, pair, inTurn)).toBe(first);
    expect(await together(moment, pair, reversed)).toBe(second);
  });
});

/** Every act that is done at a moment with every one, itself too: two sessions of one person. */
function pairsAt(moment: MarketMoment): Pair[] {
  const done = (Object.keys(marketActs) as MarketActName[]).filter(
    (name) => marketVerdictAt(marketActs[name] as MarketAct, moment) === 'done',
  );
  return done.flatMap((one, at) => done.slice(at).map((other) => [one, other] as const));
}

/** Some of them, far from one another. */
function some(pairs: readonly Pair[]): Pair[] {
  const step = Math.max(1, Math.ceil(pairs.length / PAIRS));
  return pairs.filter((_, at) => at % step === step - 1 || step === 1);
}

test.each<MarketMoment>(['open', 'voided', 'asked'])(
  'R-17 two acts of a market at the same instant come to what one after the other would: %s',
  async (moment) => {
    const breaches: string[] = [];
    for (const pair of some(pairsAt(moment))) {
      const allowed = [await together(moment, pair, inTurn), await together(moment, pair, reversed)];
      for (let round = 0; round < TRIES; round += 1) {
        const came = await together(moment, pair, atOnce);
        if (!allowed.includes(came))
          breaches.push(`${pair.join(' and ')}: ${allowed.join(' or ')}, not ${came}`);
      }
    }
    expect(breaches).toEqual([]);
  },
  3_600_000,
);
