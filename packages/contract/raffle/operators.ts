import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { ticketSource } from '../events/events.ts';
import { instant, reasonOf, wholeNo, words } from '../fields.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { winnerState } from './raffle.ts';

const count = z.number().int();
const about = z.strictObject({ eventNo: wholeNo });
const step = z.object({ by: z.string(), at: instant });

export const raffleOverview = z.object({
  eventNo: count,
  eventKey: z.string(),
  name: z.object({ ko: z.string(), en: z.string() }),
  state: z.enum(['upcoming', 'open', 'closed']),
  closesAt: instant,
  hashAt: instant,
  seedAt: instant,
  drawsAt: instant,
  seedName: z.object({ ko: z.string(), en: z.string() }),
  seedDigits: count,
  onePrizeEach: z.boolean(),
  /** Of everybody; `entered`: put into a prize. */
  tickets: count,
  entered: count,
  persons: count,
  sources: z.array(z.object({ source: ticketSource, tickets: count, amount: count, most: count })),
  prizes: z.array(
    z.object({
      code: z.string(),
      name: z.object({ ko: z.string(), en: z.string() }),
      count,
      reserves: count,
      entered: count,
    }),
  ),
  draw: z
    .object({
      sha256: z.string(),
      tickets: count,
      persons: count,
      bytes: count,
      frozen: step,
      published: step.nullable(),
      /** Who typed the seed first; what they typed is shown to nobody. */
      first: step.extend({ mine: z.boolean() }).nullable(),
      seed: z.string().nullable(),
      confirmed: step.nullable(),
      drawn: step.nullable(),
    })
    .nullable(),
  winners: z.array(
    z.object({
      prizeCode: z.string(),
      place: count,
      number: count,
      name: z.string(),
      state: winnerState,
      claimUntil: instant.nullable(),
      sentAt: instant.nullable(),
      note: z.string(),
    }),
  ),
});
export type RaffleOverview = z.output<typeof raffleOverview>;

/** The raffle of a published event. */
export const getRaffleOverview = endpoint({
  method: 'GET',
  path: '/admin/event/query/raffle',
  access: 'operator',
  may: 'seeConsole',
  summary: 'A raffle with its list, seed, draw and winners',
  input: about,
  output: raffleOverview,
});

/**
 * Freezes the list of entered tickets after the closing; nothing is given or entered any more. 4231 at the wrong
 * time, 4232 while something of the event is written that is not published.
 */
export const freezeEntrants = endpoint({
  method: 'POST',
  path: '/admin/event/command/freeze',
  access: 'operator',
  may: 'runRaffle',
  fresh: true,
  summary: 'Freeze the list of a raffle',
  input: about,
  output: noData,
});

/** Publishes file and hash of the list, for good. 4231 at the wrong time. */
export const publishHash = endpoint({
  method: 'POST',
  path: '/admin/event/command/publish-hash',
  access: 'operator',
  may: 'runRaffle',
  fresh: true,
  summary: 'Publish the hash of the list',
  input: about,
  output: noData,
});

/**
 * Types the seed: the first operator, then another one without seeing it. `same`: both typed the same; `different`: both
 * are cleared; `waiting`: the second one is to come. 4231 at the wrong time, 4071 for the same operator twice, 400 beside
 * `seed` for another number of digits.
 */
export const enterSeed = endpoint({
  method: 'POST',
  path: '/admin/event/command/enter-seed',
  access: 'operator',
  may: 'runRaffle',
  fresh: true,
  summary: 'Type the seed of a draw',
  input: about.extend({ seed: z.string().max(120) }),
  output: z.object({ outcome: z.enum(['waiting', 'same', 'different']) }),
});

/** Draws, and tells the winners. 4231 before its time or without a confirmed seed. */
export const holdDraw = endpoint({
  method: 'POST',
  path: '/admin/event/command/draw',
  access: 'operator',
  may: 'runRaffle',
  fresh: true,
  summary: 'Draw and tell the winners',
  input: about,
  output: noData,
});

const place = about.extend({ prizeCode: z.string().max(20), place: wholeNo.max(100_000) });

/** Says that a prize was sent or arrived. 4075 where another state comes before. */
export const markPrize = endpoint({
  method: 'POST',
  path: '/admin/event/command/mark-prize',
  access: 'operator',
  may: 'runRaffle',
  summary: 'Say that a prize was sent or has arrived',
  input: place.extend({ state: z.enum(['sent', 'received']), note: z.string().trim().max(100) }),
  output: noData,
});

/** Shows where a prize is to be sent; on record with the reason. 404 where nobody has said. */
export const revealClaim = endpoint({
  method: 'POST',
  path: '/admin/event/command/reveal-claim',
  access: 'operator',
  may: 'revealPersonalData',
  summary: 'See where a prize is to be sent',
  input: place.extend({ reason: reasonOf(reasonLengths.claimRevealed) }),
  output: z.object({ name: z.string(), phone: z.string(), address: z.string() }),
});

/** A signal of a farm of recommendations: evidence, and what an operator said of it. Names are masked. */
export const recommendSignal = z.object({
  key: z.string(),
  kind: z.enum(['sameAddress', 'onlyNamed', 'throwawayMail', 'relay']),
  /** Whom they named; of a relay the first of it. */
  by: z.string(),
  from: instant,
  until: instant,
  people: z.array(z.object({ name: z.string(), signedUpAt: instant, namedAt: instant, active: z.boolean() })),
  mark: z.object({ state: z.enum(['looking', 'fine']), by: z.string() }).nullable(),
});
export type RecommendSignal = z.output<typeof recommendSignal>;

/** Shown, never acted on by itself. */
export const listRecommendSignals = endpoint({
  method: 'GET',
  path: '/admin/event/query/recommend-signals',
  access: 'operator',
  may: 'runRaffle',
  summary: 'Signals of farms among recommendations',
  input: z.strictObject({ eventNo: wholeNo }),
  output: z.array(recommendSignal),
});

/** Says that somebody looks at a signal, or found it to be fine; null takes that back. */
export const markRecommendSignal = endpoint({
  method: 'POST',
  path: '/admin/event/command/mark-recommend-signal',
  access: 'operator',
  may: 'runRaffle',
  summary: 'Mark a signal among recommendations',
  input: z.strictObject({
    eventNo: wholeNo,
    key: z.string().min(1).max(200),
    state: z.enum(['looking', 'fine']).nullable(),
  }),
  output: noData,
});

/** Streams winners and reserves with where prizes go. Every export is on record with its reason (P-09). 404 before the draw. */
export const exportWinners = endpoint({
  method: 'POST',
  path: '/admin/event/command/export-winners',
  access: 'operator',
  may: 'revealPersonalData',
  fresh: true,
  summary: 'Export the winners of a raffle',
  input: about.extend({ format: z.enum(['xlsx', 'csv']), reason: words(500) }),
  output: z.any(),
  reply: 'stream',
});
