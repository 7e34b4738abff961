import { randomInt } from 'node:crypto';
import type { SoundEventPlan } from '@chulbal/contract/events/events';
import type { DrawList, DrawTicket } from '@chulbal/contract/raffle/draw';

/** Digits and letters that nobody takes for one another, and that spell no word. */
const LETTERS = '23456789BCDFGHJKMNPQRTVWXYZ';

/** A code by which somebody is named as recommender; whoever stores one draws again where it is taken. */
export function drawCode(draw: (below: number) => number = randomInt): string {
  return Array.from({ length: 6 }, () => LETTERS[draw(LETTERS.length)]).join('');
}

const DAY_MS = 86_400_000;

/** Until when somebody who signed up then may say who recommended them. */
export function mayNameUntil(plan: Pick<SoundEventPlan, 'recommendDays'>, signedUpAt: Date): Date {
  return new Date(signedUpAt.getTime() + plan.recommendDays * DAY_MS);
}

/** Until when a winner who is told now may claim. */
export function claimUntil(plan: Pick<SoundEventPlan, 'claimDays'>, now: Date): Date {
  return new Date(now.getTime() + plan.claimDays * DAY_MS);
}

export type Step = 'freeze' | 'publish' | 'seed' | 'draw';

/** Where a draw stands. */
export type DrawFacts = {
  publishedAt: Date | null;
  seed: string | null;
  drawnAt: Date | null;
} | null;

/**
 * The step of a draw that may be done now, or null: the list is frozen from the closing on, its hash published before the
 * seed comes into being, the seed typed from then on, and drawn from the announced instant on.
 */
export function stepNow(
  plan: Pick<SoundEventPlan, 'closesAt' | 'seedAt' | 'drawsAt'>,
  draw: DrawFacts,
  now: Date,
): Step | null {
  const reached = (moment: string) => now >= new Date(moment);
  if (!draw) return reached(plan.closesAt) && !reached(plan.seedAt) ? 'freeze' : null;
  if (!draw.publishedAt) return reached(plan.seedAt) ? null : 'publish';
  if (draw.seed === null) return reached(plan.seedAt) ? 'seed' : null;
  return draw.drawnAt === null && reached(plan.drawsAt) ? 'draw' : null;
}

/** Somebody's tickets by number, and into which prizes how many of them go. */
export type Entered = {
  person: string;
  numbers: readonly number[];
  entries: ReadonlyMap<string, number>;
};

/** The list of a draw: of each person's tickets the first ones go into the prizes in their order, the rest into none. */
export function listOf(
  { eventKey, plan }: { eventKey: string; plan: Pick<SoundEventPlan, 'onePrizeEach' | 'prizes'> },
  people: Iterable<Entered>,
): DrawList {
  const tickets: DrawTicket[] = [];
  for (const { person, numbers, entries } of people) {
    let used = 0;
    for (const { code } of plan.prizes) {
      for (const number of numbers.slice(used, used + (entries.get(code) ?? 0))) {
        tickets.push({ number, person, prize: code });
      }
      used += entries.get(code) ?? 0;
    }
  }
  const prizes = plan.prizes.map(({ code, count, reserves }) => ({ code, count, reserves }));
  return { eventKey, onePrizeEach: plan.onePrizeEach, prizes, tickets };
}
