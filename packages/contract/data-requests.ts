import { z } from 'zod';
import { requestKinds, requestSources } from './data-requests.values.ts';
import { endpoint, noData, nothing, pageOf, pageQuery } from './endpoint.ts';
import { email, instant, isoDate, line, phone, reasonOf, wholeNo, words } from './fields.ts';
import { languages } from './language.ts';
import { reasonLengths } from './reason-lengths.values.ts';

export const requestKind = z.enum(requestKinds, 'choose');
export type RequestKind = (typeof requestKinds)[number];

/** open until it is answered; `done` or `refused`, each with the reason; `ended` with the account it was about. */
export const requestState = z.enum(['open', 'done', 'refused', 'ended']);
export type RequestState = z.output<typeof requestState>;

export const requestSource = z.enum(requestSources);
export type RequestSource = (typeof requestSources)[number];

const term = {
  receivedAt: instant,
  /** The last day on which it can be answered in time. */
  dueOn: isoDate,
  /** Of the term from 1, and how many days are left: 0 on the last one, negative once it is over. */
  day: z.number().int(),
  left: z.number().int(),
  extended: z.boolean(),
};

const own = z.object({
  requestNo: z.number().int(),
  kind: requestKind,
  state: requestState,
  text: z.string(),
  ...term,
  extensionReason: z.string().nullable(),
  /** What was done or why it was refused, once answered. */
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type MyDataRequest = z.output<typeof own>;

/** My requests about my data, newest first. */
export const listMyDataRequests = endpoint({
  method: 'GET',
  path: '/api/user/query/data-requests',
  access: 'user',
  summary: 'My requests about my data',
  input: nothing,
  output: z.array(own),
});

/** Asks something about my data in my own words; a letter says until when it is answered. @throws 4400; 429. */
export const askAboutMyData = endpoint({
  method: 'POST',
  path: '/api/user/command/ask-about-my-data',
  access: 'user',
  summary: 'Ask something about my data',
  input: z.strictObject({ kind: requestKind, text: words(2_000, 10) }),
  output: noData,
});

const listed = z.object({
  requestNo: z.number().int(),
  kind: requestKind,
  state: requestState,
  source: requestSource,
  /** Masked. */
  name: z.string(),
  /** Of whoever has an account. */
  accountId: z.number().int().nullable(),
  ...term,
  /** Who has taken it. */
  owner: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type ListedRequest = z.output<typeof listed>;

/** Requests of people about their data: open ones by their last day, answered ones newest first. */
export const listDataRequests = endpoint({
  method: 'GET',
  path: '/admin/data-request/query/list',
  access: 'operator',
  may: 'workMembers',
  summary: 'Requests about data',
  input: z.strictObject({ ...pageQuery, closed: z.stringbool().default(false) }),
  output: pageOf(listed).extend({
    counts: z.object({ open: z.number().int(), overdue: z.number().int(), closed: z.number().int() }),
  }),
});

export const requestStep = z.enum(['entered', 'taken', 'identity', 'note', 'extended', 'done', 'refused']);
export type RequestStep = z.output<typeof requestStep>;

/** One request with what was done about it, oldest first. */
export const getDataRequest = endpoint({
  method: 'GET',
  path: '/admin/data-request/query/detail',
  access: 'operator',
  may: 'workMembers',
  summary: 'One request about data',
  input: z.strictObject({ requestNo: wholeNo }),
  output: listed.extend({
    text: z.string(),
    /** Masked: where letters go. */
    contact: z.string(),
    language: z.enum(languages),
    steps: z.array(z.object({ at: instant, by: z.string(), step: requestStep, text: z.string().nullable() })),
  }),
});

/**
 * Enters what somebody has asked by phone or letter; the term runs from the day it came. @throws 400 beside `receivedOn`
 * for a day to come or long past.
 */
export const enterDataRequest = endpoint({
  method: 'POST',
  path: '/admin/data-request/command/enter',
  access: 'operator',
  may: 'workMembers',
  summary: 'Enter a request about data',
  input: z.strictObject({
    kind: requestKind,
    source: requestSource.exclude(['myData']),
    name: line(50),
    contact: z.union([email, phone], { error: 'email' }),
    language: z.enum(languages),
    receivedOn: isoDate,
    text: words(2_000, 10),
  }),
  output: z.object({ requestNo: z.number().int() }),
});

const named = { requestNo: wholeNo };

/** Makes it one’s own work. @throws 4401 once it is answered; 404. */
export const takeDataRequest = endpoint({
  method: 'POST',
  path: '/admin/data-request/command/take',
  access: 'operator',
  may: 'workMembers',
  summary: 'Take a request about data',
  input: z.strictObject(named),
  output: noData,
});

/** Writes down a step: how it was made sure who asks, or a note. @throws 4401; 404. */
export const noteDataRequest = endpoint({
  method: 'POST',
  path: '/admin/data-request/command/note',
  access: 'operator',
  may: 'workMembers',
  summary: 'Write down a step of a request about data',
  input: z.strictObject({
    ...named,
    step: requestStep.extract(['identity', 'note']),
    text: reasonOf(reasonLengths.requestNote),
  }),
  output: noData,
});

/** Puts the last day off by ten days, once, with the reason that the person reads. @throws 4402, 4403, 4401; 404. */
export const extendDataRequest = endpoint({
  method: 'POST',
  path: '/admin/data-request/command/extend',
  access: 'operator',
  may: 'workMembers',
  summary: 'Put a request about data off',
  input: z.strictObject({ ...named, reason: reasonOf(reasonLengths.requestExtended) }),
  output: noData,
});

/** Answers it: what was done, or why it is refused; a letter says so. Only once it is sure who asks. @throws 4404, 4401; 404. */
export const answerDataRequest = endpoint({
  method: 'POST',
  path: '/admin/data-request/command/answer',
  access: 'operator',
  may: 'workMembers',
  summary: 'Answer a request about data',
  input: z.strictObject({
    ...named,
    outcome: requestState.extract(['done', 'refused']),
    text: reasonOf(reasonLengths.requestAnswered),
  }),
  output: noData,
});
