import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { eventKey, eventPlan } from './events.ts';

/** An event in the list of the console. */
export const eventRow = z.object({
  eventNo: z.number().int(),
  eventKey: z.string(),
  name: z.object({ ko: z.string(), en: z.string() }),
  /** 0 before the first publishing. */
  version: z.number().int(),
  /** Something is written that is not published. */
  changed: z.boolean(),
  state: z.enum(['draft', 'upcoming', 'open', 'closed', 'frozen']),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  tickets: z.number().int(),
  entrants: z.number().int(),
});
export type EventRow = z.output<typeof eventRow>;

export const listWrittenEvents = endpoint({
  method: 'GET',
  path: '/admin/event/query/events',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Events, the newest first',
  input: nothing,
  output: z.array(eventRow),
});

export const writtenEvent = z.object({
  eventNo: z.number().int(),
  eventKey: z.string(),
  plan: eventPlan,
  editVersion: z.number().int(),
  version: z.number().int(),
  changed: z.boolean(),
  updatedAt: instant,
  frozenAt: instant.nullable(),
  /** The newest first. */
  versions: z.array(z.object({ version: z.number().int(), publishedBy: z.string(), publishedAt: instant })),
});
export type WrittenEvent = z.output<typeof writtenEvent>;

export const getWrittenEvent = endpoint({
  method: 'GET',
  path: '/admin/event/query/event',
  access: 'operator',
  may: 'seeConsole',
  summary: 'An event as it is being edited',
  input: z.strictObject({ eventNo: wholeNo }),
  output: writtenEvent,
});

/** Begins an event, or a copy of another one's plan. 400 beside `eventKey` for one that is taken. */
export const beginEvent = endpoint({
  method: 'POST',
  path: '/admin/event/command/begin',
  access: 'operator',
  may: 'editEvents',
  summary: 'Begin an event',
  input: z.strictObject({ eventKey, copyFrom: wholeNo.nullable() }),
  output: writtenEvent,
});

/**
 * Keeps what is being written; what is published stays. 4043 when somebody saved since; 4224 once the list is frozen, but
 * for the times of the draw and the name of its seed until its hash is published.
 */
export const saveEvent = endpoint({
  method: 'POST',
  path: '/admin/event/command/save',
  access: 'operator',
  may: 'editEvents',
  summary: 'Save the edited event',
  input: z.strictObject({ eventNo: wholeNo, editVersion: z.number().int().min(0), plan: eventPlan }),
  output: writtenEvent,
});

/**
 * Puts what is written in force as the next version. 4223 with what blocks as detail; 4043 when somebody saved since;
 * 4224 once the hash of the list is published.
 */
export const publishEvent = endpoint({
  method: 'POST',
  path: '/admin/event/command/publish',
  access: 'operator',
  may: 'editEvents',
  summary: 'Publish the event',
  input: z.strictObject({ eventNo: wholeNo, editVersion: z.number().int().min(0) }),
  output: writtenEvent,
});
