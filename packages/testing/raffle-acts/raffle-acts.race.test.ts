import {
  type RaffleAct,
  type RaffleActName,
  type RaffleMoment,
  type RaffleVerdict,
  raffleActs,
  raffleVerdictAt,
} from '@chulbal/contract/raffle/acts';
import type { Db } from '@chulbal/domain/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../test-db.ts';
import { raffleBreaches } from './breaches.ts';
import { tryRaffleAct } from './drivers.ts';
import { raffleScenarioAt } from './scenario.ts';

/** Pairs of acts at each moment, and tries of each: all of them with WHOLE=1, otherwise some. */
const whole = process.env.WHOLE === '1';
const [PAIRS, TRIES] = whole ? [Number.POSITIVE_INFINITY, 5] : [2, 1];

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

type Pair = readonly [RaffleActName, RaffleActName];
type Run = (
  first: () => Promise<RaffleVerdict>,
  second: () => Promise<RaffleVerdict>,
) => Promise<RaffleVerdict[]>;

const inTurn: Run = async (first, second) => [await first(), await second()];
const reversed: Run = async (first, second) => [await second(), await first()].reverse() as RaffleVerdict[];
const atOnce: Run = (first, second) => Promise.all([first(), second()]);

/** What comes of both acts of a pair, as `run` does them; everything holds after it. */
async function together(moment: RaffleMoment, [one, other]: Pair, run: Run): Promise<string> {
  await testDb();
  const scenario = await raffleScenarioAt(db, moment);
  const verdicts = await run(
    () => tryRaffleAct(db, scenario, one),
    () => tryRaffleAct(db, scenario, other),
  );
  expect(await raffleBreaches(db), `${one} and ${other} at ${moment}`).toEqual([]);
  return verdicts.join(' ');
}

/** Acts that meet, and what comes of them in this order and in the other. */
const meetings: [RaffleMoment, Pair, string, string][] = [
  ['open', ['findLastLogo', 'findLastLogo'], 'done huntNoTarget', 'huntNoTarget done'],
  ['open', ['passQuiz', 'passOtherQuiz'], 'done done', 'done done'],
  ['open', ['nameRecommender', 'nameRecommender'], 'done recommendedAlready', 'recommendedAlready done'],
  ['open', ['saveEvent', 'saveEvent'], 'done editedElsewhere', 'editedElsewhere done'],
  ['closed', ['freezeEntrants', 'freezeEntrants'], 'done drawOutOfTurn', 'drawOutOfTurn done'],
  ['closed', ['freezeEntrants', 'publishHash'], 'done done', 'done drawOutOfTurn'],
  ['frozen', ['publishHash', 'publishHash'], 'done drawOutOfTurn', 'drawOutOfTurn done'],
  ['seed', ['typeSeedFirst', 'typeSeedSecond'], 'done done', 'done done'],
  ['typed', ['typeSeedSecond', 'typeSeedSecond'], 'done drawOutOfTurn', 'drawOutOfTurn done'],
  ['ready', ['holdDraw', 'holdDraw'], 'done drawOutOfTurn', 'drawOutOfTurn done'],
  ['ready', ['holdDraw', 'claimPrize'], 'done done', 'done notFound'],
  ['drawn', ['claimPrize', 'claimPrize'], 'done claimOver', 'claimOver done'],
  ['claimed', ['markSent', 'markReceived'], 'done done', 'done alreadyDecided'],
  ['over', ['passOnPrizes', 'passOnPrizes'], 'done nothing', 'nothing done'],
];

describe('R-17 two acts of a raffle that meet, in both orders', () => {
  test.each(whole ? meetings : meetings.slice(8, 11))('%s: %j', async (moment, pair, first, second) => {
    expect(await together(moment, pair, inTurn)).toBe(first);
    expect(await together(moment, pair, reversed)).toBe(second);
  });
});

/** Every act that is done at a moment with every one, itself too: two sessions of one person. */
function pairsAt(moment: RaffleMoment): Pair[] {
  const done = (Object.keys(raffleActs) as RaffleActName[]).filter(
    (name) => raffleVerdictAt(raffleActs[name] as RaffleAct, moment) === 'done',
  );
  return done.flatMap((one, at) => done.slice(at).map((other) => [one, other] as const));
}

/** Some of them, far from one another. */
function some(pairs: readonly Pair[]): Pair[] {
  const step = Math.max(1, Math.ceil(pairs.length / PAIRS));
  return pairs.filter((_, at) => at % step === step - 1 || step === 1);
}

test.each<RaffleMoment>(['open', 'closed', 'seed', 'ready', 'drawn', 'over'])(
  'R-17 two acts of a raffle at the same instant come to what one after the other would: %s',
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
