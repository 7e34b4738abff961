import { z } from 'zod';
import { instant, optionalLine } from '../fields.ts';
import { type eventMoments, prizeArts, ticketSources } from './values.ts';

/** Name of an event on the wire and in addresses of its files: `ipo-2026`. */
export const eventKey = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, 'invalid');

export const ticketSource = z.enum(ticketSources);
export type TicketSource = (typeof ticketSources)[number];

/** `amount` tickets each time, `most` a person in all, and `total` of everybody; null: as many as there are. */
export const sourceOfTickets = z.strictObject({
  source: ticketSource,
  amount: z.number().int().min(1).max(10),
  most: z.number().int().min(1).max(100),
  total: z.number().int().min(1).max(10_000_000).nullable(),
});

export const prizeArt = z.enum(prizeArts);
export type PrizeArt = (typeof prizeArts)[number];

/** A prize: how many get it, and how many stand by for it. */
export const prizePlan = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'invalid'),
  ko: optionalLine(40),
  en: optionalLine(60),
  noteKo: optionalLine(80),
  noteEn: optionalLine(120),
  art: prizeArt,
  count: z.number().int().min(1).max(10_000),
  reserves: z.number().int().min(0).max(10_000),
});
export type PrizePlan = z.output<typeof prizePlan>;

/** A page under which logos are hidden: `/ipo/contents/exhibition`. */
const pagePrefix = z.string().regex(/^\/[a-z][a-zA-Z0-9/-]{0,80}$/, 'invalid');

/** An event as the console edits it, whole. Instants may be missing while it is written. */
export const eventPlan = z.strictObject({
  nameKo: optionalLine(40),
  nameEn: optionalLine(60),
  opensAt: instant.nullable(),
  /** From here on nothing is found, given or entered any more. */
  closesAt: instant.nullable(),
  pages: z.array(pagePrefix).max(40),
  /** Percent of person, detail page and day at which the logo is there; on a prefix itself it always is. */
  detailOdds: z.number().int().min(0).max(100),
  findsNeeded: z.number().int().min(1).max(10),
  sources: z.array(sourceOfTickets).max(ticketSource.options.length),
  mostPerPerson: z.number().int().min(1).max(400),
  prizes: z.array(prizePlan).max(20),
  onePrizeEach: z.boolean(),
  /** When the hash of the list is published, the seed comes into being, and the draw is held. */
  hashAt: instant.nullable(),
  seedAt: instant.nullable(),
  drawsAt: instant.nullable(),
  /** The public number that the seed will be, said in advance, and how many digits it has. */
  seedKo: optionalLine(120),
  seedEn: optionalLine(160),
  seedDigits: z.number().int().min(4).max(60),
  /** Days in which a winner says where the prize is to be sent. */
  claimDays: z.number().int().min(1).max(60),
  /** Days from signing up in which one may say who recommended one. */
  recommendDays: z.number().int().min(1).max(90),
});
export type EventPlan = z.output<typeof eventPlan>;

/** A plan in which nothing blocks has every instant. */
export type SoundEventPlan = EventPlan & Record<EventMoment, string>;

export type EventMoment = (typeof eventMoments)[number];
