import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { messageFailure } from '../failed-messages.ts';
import { instant } from '../fields.ts';

const state = z.enum(['fine', 'slow', 'broken']);
const count = z.number().int();
/** Milliseconds. */
const ms = z.number();

/** Mail or SMS: how it goes out. */
const channel = z.object({
  state,
  sentLastHour: count,
  waiting: count,
  /** How long the oldest has waited that the service should have taken. */
  waitingMs: ms,
  /** What is tried again, by reason and code, most first. */
  retrying: z.array(z.object({ failure: messageFailure, code: z.string(), count, since: instant })),
});
export type ChannelHealth = z.output<typeof channel>;

const breach = z.object({
  rule: z.string(),
  /** What is promised, in the asker's language. */
  promise: z.string(),
  count,
  /** Numbers and opaque names, never of a person. */
  ids: z.array(z.string()),
  /** Why nobody could look; null where somebody did. */
  error: z.string().nullable(),
});

/** How everything is, counted when it is asked for: what an administrator looks at on the day of a deadline. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/admin/health/query/state',
  access: 'operator',
  may: 'seeHealth',
  summary: 'How servers, services and data are',
  input: nothing,
  output: z.object({
    /** The next deadline of the newest season; null where none is to come. */
    deadline: z.object({ closesAt: instant, names: z.array(z.string()), lanes: z.array(count) }).nullable(),
    /** Teams that saved within five minutes. */
    writing: count,
    submittedLastHour: count,
    /** The last hour by full minutes, the running one last. */
    minutes: z.array(z.object({ at: instant, submitted: count })),
    /** What services were measured by in each full minute of the last hour, as `limits` judges it; minutes may be missing. */
    lastHour: z.array(
      z.object({
        at: instant,
        database: ms.nullable(),
        files: ms.nullable(),
        mail: ms,
        sms: ms,
        jobs: ms.nullable(),
        backups: ms.nullable(),
      }),
    ),
    tracks: z.array(
      z.object({ lane: count, name: z.string(), submitted: count, lastHour: count, writing: count }),
    ),
    database: z.object({
      state,
      ms: ms.nullable(),
      connections: z.object({ used: count, most: count }).nullable(),
    }),
    files: z.object({
      state,
      /** How long it took to store a few bytes; null where they were not. */
      ms: ms.nullable(),
      /** Share of the disk, from 0 to 1; null where the store has no end. */
      free: z.number().nullable(),
      stored: count,
      bytes: z.number(),
      /** Files that have waited for the virus scanner for ten minutes; null where there is none. */
      unscanned: count.nullable(),
    }),
    mail: channel,
    sms: channel,
    jobs: z.object({
      state,
      sweptAt: instant.nullable(),
      /** Due and not destroyed by the last sweep. */
      left: count,
      /** Entries for the audit log that wait for more than a minute. */
      unchained: count,
    }),
    /** The newest that was made; `failed`: the last try made none. */
    backups: z.object({ state, lastAt: instant.nullable(), failed: z.boolean() }),
    invariants: z.object({
      state,
      /** When the last run ended, and how long it took. */
      finishedAt: instant.nullable(),
      ms: ms.nullable(),
      rules: count,
      breaches: z.array(breach),
      /** Somebody looks now, or is about to. */
      checking: z.boolean(),
    }),
  }),
});
export type Health = z.output<typeof getHealth.output>;

/** What must hold at any time, rule by rule, in the asker's language. */
export const listInvariants = endpoint({
  method: 'GET',
  path: '/admin/health/query/invariants',
  access: 'operator',
  may: 'seeHealth',
  summary: 'What must hold at any time',
  input: nothing,
  output: z.array(z.object({ rule: z.string(), promise: z.string() })),
});

/** Looks at every invariant now, in the background; while somebody looks, said again it changes nothing. */
export const checkInvariants = endpoint({
  method: 'POST',
  path: '/admin/health/command/check-invariants',
  access: 'operator',
  may: 'seeHealth',
  summary: 'Check now whether all data holds',
  input: nothing,
  output: noData,
});
