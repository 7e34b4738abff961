import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { eventKey, prizeArt, ticketSource } from '../events/events.ts';
import { instant, line, phone } from '../fields.ts';

/** What became of a drawn place: it stands by, was told, gave an address, was sent, arrived, or let the time pass. */
export const winnerState = z.enum(['reserve', 'told', 'claimed', 'sent', 'received', 'lapsed']);
export type WinnerState = z.output<typeof winnerState>;

export const personRefusal = z.enum(['phoneNotProven', 'underFourteen', 'evaluator', 'operator']);

const count = z.number().int();

/** What is published of a draw, as far as it has come. */
export const shownDraw = z.object({
  eventKey: z.string(),
  name: z.string(),
  onePrizeEach: z.boolean(),
  sha256: z.string(),
  tickets: count,
  persons: count,
  publishedAt: instant,
  seed: z.string().nullable(),
  seedAt: instant.nullable(),
  drawnAt: instant.nullable(),
  /** Winners and reserves by ticket, once the draw is held. */
  drawn: z.array(z.object({ prize: z.string(), place: count, reserve: z.boolean(), number: count })),
});
export type ShownDraw = z.output<typeof shownDraw>;

const shownPrize = z.object({
  code: z.string(),
  name: z.string(),
  note: z.string(),
  art: prizeArt,
  count,
});

export const eventPage = z.object({
  eventKey: z.string(),
  name: z.string(),
  state: z.enum(['upcoming', 'open', 'closed']),
  opensAt: instant,
  closesAt: instant,
  hashAt: instant,
  seedAt: instant,
  drawsAt: instant,
  seedName: z.string(),
  findsNeeded: count,
  mostPerPerson: count,
  sources: z.array(z.object({ source: ticketSource, amount: count, most: count })),
  prizes: z.array(shownPrize),
  claimDays: count,
  onePrizeEach: z.boolean(),
  draw: shownDraw.nullable(),
  /** The last draw that was held of another event. */
  before: shownDraw.nullable(),
});
export type EventPage = z.output<typeof eventPage>;

/** The event asked for, or the one that counts now; null where there is none. 404 for a key that is not published. */
export const getEventPage = endpoint({
  method: 'GET',
  path: '/api/event/query/event',
  access: 'public',
  summary: 'An event with its prizes and its draw',
  input: z.strictObject({ eventKey: eventKey.optional() }),
  output: eventPage.nullable(),
  cacheSeconds: 5,
});

/** The list of a draw, from the publishing of its hash on. */
export const getDrawFile = endpoint({
  method: 'GET',
  path: '/api/event/query/draw-file',
  access: 'public',
  summary: 'The list of tickets of a draw as a file',
  input: z.strictObject({ eventKey }),
  output: z.any(),
  reply: 'stream',
});

export const ownWin = z.object({
  eventKey: z.string(),
  eventName: z.string(),
  prizeCode: z.string(),
  prizeName: z.string(),
  number: count,
  state: winnerState,
  claimUntil: instant.nullable(),
});
export type OwnWin = z.output<typeof ownWin>;

export const raffleSummary = z.object({
  eventKey: z.string(),
  eventName: z.string(),
  state: z.enum(['upcoming', 'open', 'closed']),
  closesAt: instant,
  found: count,
  needed: count,
  /** By number. */
  tickets: z.array(z.object({ number: count, source: ticketSource, at: instant })),
  entries: z.array(z.object({ prizeCode: z.string(), prizeName: z.string(), tickets: count })),
  /** Why I cannot take part; null where I can. */
  refusal: personRefusal.nullable(),
  wins: z.array(ownWin),
});
export type RaffleSummary = z.output<typeof raffleSummary>;

/** My tickets, where they came from and what they are in, of the event that counts now; null where there is none. */
export const getMyIpoRaffleSummary = endpoint({
  method: 'GET',
  path: '/api/event/query/get-my-ipo-raffle-summary',
  access: 'user',
  summary: 'My tickets in the raffle',
  input: z.strictObject({ eventKey: eventKey.optional() }),
  output: raffleSummary.nullable(),
});

/**
 * Puts my tickets into prizes, in place of what was there; changeable until the closing. 4221 outside the period, 4222 for
 * whoever may not take part, 4225 for more tickets than I have, 404 for a prize that there is not.
 */
export const raffleEnter = endpoint({
  method: 'POST',
  path: '/api/event/command/raffle-enter',
  access: 'user',
  summary: 'Put tickets into prizes',
  input: z.strictObject({
    eventKey,
    entries: z
      .array(z.strictObject({ prizeCode: z.string().max(20), tickets: count.min(0).max(400) }))
      .max(20),
  }),
  output: raffleSummary.nullable(),
});

export const recommending = z.object({
  /** My own code, for others to name. */
  code: z.string(),
  /** How many have named me, and their masked names, the newest first; at most 20. */
  count,
  named: z.array(z.string()),
  /** Whom I have named, masked; null where nobody. */
  by: z.string().nullable(),
  /** Until when I may name somebody; null where I may not. */
  until: instant.nullable(),
});
export type Recommending = z.output<typeof recommending>;

export const getRecommender = endpoint({
  method: 'GET',
  path: '/api/event/query/recommender',
  access: 'user',
  summary: 'My code, who named me and whom I named',
  input: nothing,
  output: recommending,
});

/**
 * The picture of link previews of a recommender's link, 1200 × 630 px as PNG: the event and the code. 404 for a code that
 * nobody has.
 */
export const recommenderSharePicture = endpoint({
  method: 'GET',
  path: '/api/event/query/share-picture',
  access: 'public',
  summary: 'Picture of link previews of a recommender',
  input: z.strictObject({ code: z.string().trim().min(1).max(20) }),
  output: z.any(),
  reply: 'stream',
});

/**
 * Says who recommended me: once, soon after signing up. 4226 for a code that nobody has, 4227 for myself, 4228 where it
 * leads back to me, 4229 where I have named somebody or the time is over, 4222 for whoever may not take part.
 */
export const nameRecommender = endpoint({
  method: 'POST',
  path: '/api/event/command/recommender',
  access: 'user',
  summary: 'Say who recommended me',
  input: z.strictObject({ code: z.string().trim().max(20) }),
  output: recommending,
});

/**
 * Says where my prize is to be sent. 404 for a prize that I did not win, 4230 where it is too late, or too early, or done.
 */
export const claimPrize = endpoint({
  method: 'POST',
  path: '/api/event/command/claim-prize',
  access: 'user',
  summary: 'Say where a prize is to be sent',
  input: z.strictObject({
    eventKey,
    prizeCode: z.string().max(20),
    name: line(40),
    phone,
    address: line(200),
    agreed: z.literal(true),
  }),
  output: noData,
});
