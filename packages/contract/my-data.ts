import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant } from './fields.ts';
import { operatorRole } from './operators/roles.ts';
import type { RetentionKey } from './retention/retention.ts';

/** What is held of a person, each kept as its row of the retention table says. */
export const heldRetention = {
  account: 'account',
  application: 'application',
  draft: 'draft',
  session: 'session',
  passkey: 'account',
  identity: 'account',
  authenticator: 'account',
  message: 'message',
  wallet: 'wallet',
  ticket: 'ticket',
  program: 'account',
  toolkit: 'account',
  experience: 'account',
  quiz: 'quiz',
  news: 'account',
  dataRequest: 'dataRequest',
} as const satisfies Record<string, RetentionKey>;

export const heldKind = z.enum(Object.keys(heldRetention) as [HeldKind, ...HeldKind[]]);
export type HeldKind = keyof typeof heldRetention;

/** A kind of data that is there: how many pieces, what they are called, and the day on which the last is destroyed. */
const held = z.object({
  kind: heldKind,
  count: z.number().int(),
  /** Teams, programmes: what people know them by. */
  names: z.array(z.string()),
  /** Uploaded files among them. */
  files: z.number().int(),
  /** Null: until the account is closed, or a while after each was made, as the retention table says. */
  until: instant.nullable(),
});
export type Held = z.output<typeof held>;

/** What somebody of the foundation opened of me. */
export const lookKind = z.enum(['contact', 'account', 'application', 'document', 'program', 'prize']);

export const look = z.object({
  at: instant,
  /** An operator by their role of today; an evaluator is `evaluator`. Nobody is named. */
  by: z.enum(['evaluator', ...operatorRole.options]),
  what: lookKind,
  /** Team, programme: of what it was. */
  of: z.string(),
  reason: z.string().nullable(),
});
export type Look = z.output<typeof look>;

/** Everything held about me in kinds, with the times at which I joined and agreed (P-12). */
export const myData = endpoint({
  method: 'GET',
  path: '/api/user/query/my-data',
  access: 'user',
  summary: 'What is held about me',
  input: nothing,
  output: z.object({
    joinedAt: instant,
    hasPassword: z.boolean(),
    held: z.array(held),
  }),
});

/** Who opened my personal data or documents, newest first; at most 200 (P-07). */
export const listLooks = endpoint({
  method: 'GET',
  path: '/api/user/query/looks',
  access: 'user',
  summary: 'Who looked at my data',
  input: nothing,
  output: z.array(look),
});

/** Of an account without a password, a log-in of the last minutes says who somebody is. */
const currentPassword = z.string().max(512, 'password').default('');

/**
 * What closing my account comes to. A team that I lead (`led`) has to be handed over or taken out first; out of the others
 * I am taken. `keptUntil`: until when what I said in submissions is kept apart; null where nothing is.
 */
export const getClosing = endpoint({
  method: 'GET',
  path: '/api/user/query/closing',
  access: 'user',
  summary: 'What closing my account comes to',
  input: nothing,
  output: z.object({
    days: z.number().int(),
    teams: z.array(
      z.object({
        teamNo: z.number().int(),
        teamName: z.string(),
        trackNo: z.number().int(),
        stageNo: z.number().int(),
        led: z.boolean(),
      }),
    ),
    keptUntil: instant.nullable(),
  }),
});

/**
 * Closes my account: out of every session and team at once, destroyed after 14 days in which logging in takes it back, or
 * `atOnce`.
 *
 * @throws 4001 beside `currentPassword`; 4310 freshLogInNeeded; 4311 leadsStandingTeam; 429.
 */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/user/command/close-account',
  access: 'user',
  summary: 'Close my account',
  input: z.strictObject({ currentPassword, atOnce: z.boolean() }),
  output: noData,
});

/** Where my export stands: asked for, ready until `expiresAt`, or not asked for. */
const exportView = z.object({
  askedAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** Uploaded files and tables in it, and its bytes. */
  files: z.number().int().nullable(),
  tables: z.number().int().nullable(),
  size: z.number().int().nullable(),
  /** It was tried several times and could not be made. */
  failed: z.boolean(),
});
export type ExportView = z.output<typeof exportView>;

export const getMyExport = endpoint({
  method: 'GET',
  path: '/api/user/query/my-export',
  access: 'user',
  summary: 'Where my export stands',
  input: nothing,
  output: exportView.nullable(),
});

/** Has everything held about me put into one archive; a mail says when it is ready. Replaces an earlier one. @throws 429. */
export const askForExport = endpoint({
  method: 'POST',
  path: '/api/user/command/ask-for-export',
  access: 'user',
  summary: 'Have an export of my data made',
  input: nothing,
  output: exportView,
});

/** Confirms who is asking; this session may then download for ten minutes. @throws as `closeAccount`; 404. */
export const openMyExport = endpoint({
  method: 'POST',
  path: '/api/user/command/open-my-export',
  access: 'user',
  summary: 'Confirm who I am to download my export',
  input: z.strictObject({ currentPassword }),
  output: noData,
});

/** @throws 404 for what is not ready, gone, or was not opened by this session. */
export const downloadMyExport = endpoint({
  method: 'GET',
  path: '/api/user/query/download-my-export',
  access: 'user',
  summary: 'Download my export',
  input: nothing,
  output: z.any(),
  reply: 'stream',
});
