import { type Act, type ActName, acts, type Moment, type Verdict, verdictAt } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../test-db.ts';
import { drivers } from './drivers.ts';
import { brokenPromises } from './promises.ts';
import { scenarioAt } from './scenario.ts';
import { tryAct } from './try-act.ts';

/** Pairs of acts at each moment, and tries of each: all of them with WHOLE=1, otherwise some. */
const whole = process.env.WHOLE === '1';
const PAIRS = whole ? Number.POSITIVE_INFINITY : 8;
const TRIES = whole ? 5 : 1;
const WAIT_MS = 3_600_000;

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

type Pair = readonly [ActName, ActName];

/** Every act that is done at a moment with every one, itself too: two sessions of one person. */
function pairsAt(moment: Moment): Pair[] {
  const done = (Object.keys(acts) as ActName[]).filter(
    (name) => verdictAt(acts[name] as Act, moment) === 'done',
  );
  return done.flatMap((one, at) => done.slice(at).map((other) => [one, other] as const));
}

/** Some of them, far from one another. */
function some(pairs: readonly Pair[]): Pair[] {
  if (pairs.length <= PAIRS) return [...pairs];
  const step = pairs.length / PAIRS;
  return pairs.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** Both acts of a pair in the season of a moment, as `run` does them; null where one leaves no room for the other. */
async function inSeason(
  moment: Moment,
  [one, other]: Pair,
  run: (first: () => Promise<Verdict>, second: () => Promise<Verdict>) => Promise<[Verdict, Verdict]>,
): Promise<string | null> {
  await testDb();
  const scenario = await scenarioAt(db, moment);
  try {
    await drivers[one].arrange?.(db, scenario);
    if (other !== one) await drivers[other].arrange?.(db, scenario);
  } catch {
    return null;
  }
  const verdicts = await run(
    () => tryAct(db, scenario, one),
    () => tryAct(db, scenario, other),
  );
  expect(await brokenPromises(db), `${one} and ${other} at ${moment}`).toEqual([]);
  return verdicts.join(' ');
}

test.each<Moment>(['open', 'judging', 'requested', 'pending', 'scheduled', 'reopened'])(
  'R-17 two acts at the same instant come to what one after the other would: %s',
  async (moment) => {
    const breaches: string[] = [];
    for (const pair of some(pairsAt(moment))) {
      const inTurn = await inSeason(moment, pair, async (first, second) => [await first(), await second()]);
      if (inTurn === null) continue;
      const reversed = await inSeason(moment, pair, async (first, second) => {
        const later = await second();
        return [await first(), later];
      });
      for (let round = 0; round < TRIES; round += 1) {
        const atOnce = await inSeason(moment, pair, (first, second) =>
          round % 2 ? Promise.all([first(), second()]) : startSecond(first, second),
        );
        if (atOnce === inTurn || atOnce === reversed) continue;
        breaches.push(`${pair.join(' and ')}: ${inTurn} or ${reversed}, but at once ${atOnce}`);
      }
    }
    expect(breaches).toEqual([]);
  },
  WAIT_MS,
);

async function startSecond(
  first: () => Promise<Verdict>,
  second: () => Promise<Verdict>,
): Promise<[Verdict, Verdict]> {
  const [later, earlier] = await Promise.all([second(), first()]);
  return [earlier, later];
}
