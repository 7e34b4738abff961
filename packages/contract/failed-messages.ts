import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from './endpoint.ts';
import { messageFailures } from './failed-messages.values.ts';
import { instant, reasonOf, wholeNo } from './fields.ts';
import { languages } from './language.ts';
import { reasonLengths } from './reason-lengths.values.ts';

export const messageFailure = z.enum(messageFailures);
export type MessageFailure = (typeof messageFailures)[number];

const channel = z.enum(['mail', 'sms']);
export type MessageChannel = z.output<typeof channel>;

/** A message that was given up. Its text is shown to nobody: it may hold a code or a personal link. */
export const failedMessage = z.object({
  messageId: z.number().int(),
  channel,
  language: z.enum(languages),
  /** Masked: s***@example.com, 010-****-2719. */
  to: z.string(),
  /** A well-known domain that the address nearly has (gmial.com): gmail.com. */
  meant: z.string().nullable(),
  /** What the letter is called. */
  subject: z.string(),
  failure: messageFailure,
  /** What the service said, as a code: 550, ECONNREFUSED. */
  code: z.string(),
  attempts: z.number().int(),
  createdAt: instant,
  failedAt: instant,
  /** Whether it is still worth sending. */
  mayRepeat: z.boolean(),
  /** Whose address it is, where somebody has it now; the team is the newest they lead or are in. */
  person: z.enum(['user', 'evaluator', 'operator']).nullable(),
  team: z.object({ teamNo: z.number().int(), year: z.number().int(), name: z.string() }).nullable(),
});
export type FailedMessage = z.output<typeof failedMessage>;

/** Messages that were given up and to which nobody has seen, newest first; `kinds` are all of them, most first. */
export const listFailedMessages = endpoint({
  method: 'GET',
  path: '/admin/message/query/failed',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Messages that could not be sent',
  input: z.strictObject({ ...pageQuery, channel: channel.optional(), failure: messageFailure.optional() }),
  output: pageOf(failedMessage).extend({
    kinds: z.array(
      z.object({
        channel,
        failure: messageFailure,
        count: z.number().int(),
        /** Of these, still worth sending. */
        repeatable: z.number().int(),
        since: instant,
      }),
    ),
  }),
});

/** Sends a message again that was given up. 4320 when its time has run out; 404 when it is none of these (any more). */
export const sendMessageAgain = endpoint({
  method: 'POST',
  path: '/admin/message/command/send-again',
  access: 'operator',
  may: 'workApplications',
  summary: 'Send a message again',
  input: z.strictObject({ messageId: wholeNo }),
  output: noData,
});

/** Sends all of one kind again that are still worth sending; said again, it finds none. */
export const sendKindAgain = endpoint({
  method: 'POST',
  path: '/admin/message/command/send-kind-again',
  access: 'operator',
  may: 'workApplications',
  summary: 'Send all messages of a kind again',
  input: z.strictObject({ channel, failure: messageFailure }),
  output: z.object({ sent: z.number().int() }),
});

/**
 * Sends at once what waits for its next try, as when a service works again: of its own it would be tried within an hour.
 * Gives how many; said again, those that still wait.
 */
export const sendWaiting = endpoint({
  method: 'POST',
  path: '/admin/message/command/send-waiting',
  access: 'operator',
  may: 'workApplications',
  summary: 'Send waiting messages now',
  input: z.strictObject({ channel }),
  output: z.object({ sent: z.number().int() }),
});

/** Puts a message away for which nothing more is to be done here: whoever it was for was told otherwise. */
export const setMessageAside = endpoint({
  method: 'POST',
  path: '/admin/message/command/set-aside',
  access: 'operator',
  may: 'workApplications',
  summary: 'Put a failed message away',
  input: z.strictObject({ messageId: wholeNo, reason: reasonOf(reasonLengths.messageSetAside) }),
  output: noData,
});
