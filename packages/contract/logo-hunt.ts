import { z } from 'zod';
import { endpoint, listOf, nothing } from './endpoint.ts';
import { eventKey } from './events/events.ts';

/** Where logos are hidden now, for the page to know whether it has to ask: on a prefix and under it. */
export const listHunts = endpoint({
  method: 'GET',
  path: '/api/event/query/hunts',
  access: 'public',
  summary: 'Open events with hidden logos and their pages',
  input: nothing,
  output: z.array(z.object({ eventKey: z.string(), pages: z.array(z.string()) })),
  cacheSeconds: 10,
});

const page = z.string().regex(/^\/[a-zA-Z0-9/_-]{0,200}$/, 'invalid');

/** `isFind`: every logo of the event is found. `offer`: a logo is on this page now, for me; it is given back with it. */
export const huntState = z.object({
  eventKey: z.string(),
  isFind: z.boolean(),
  found: z.number().int(),
  needed: z.number().int(),
  offer: z.string().nullable(),
});
export type HuntState = z.output<typeof huntState>;

/** Whether logos of these events are left to find, and whether one is on the page. Unknown keys are left out. */
export const isFindEventImage = endpoint({
  method: 'GET',
  path: '/api/event/query/is-find-event-image',
  access: 'user',
  summary: 'Whether a logo of an event is left, and on this page',
  input: z.strictObject({ eventKey: listOf(eventKey), page: page.optional() }),
  output: z.array(huntState),
});

/**
 * Finds the logo that was offered. The answer's `message` says where one stands: at the last one that a ticket was issued.
 * 4220 without a valid offer, 4221 where the event is not open, 4222 for whoever may not take part.
 */
export const saveFoundEventImage = endpoint({
  method: 'POST',
  path: '/api/event/command/save-found-event-image',
  access: 'user',
  summary: 'Record a found logo',
  input: z.strictObject({ eventKey, offer: z.string().max(400).optional() }),
  output: z.object({
    message: z.string(),
    found: z.number().int(),
    needed: z.number().int(),
    /** This was the last one. */
    complete: z.boolean(),
  }),
});
