import { z } from 'zod';
import { endpoint, noData } from './endpoint.ts';
import { languages } from './language.ts';

const text = (most: number) => z.string().trim().max(most, 'tooLong');

/**
 * Sends a letter that a page shows in advance to whoever asks and to nobody else, marked as a trial. Its button leads to
 * the start page: a personal link is made when the letter leaves.
 */
export const sendTrialLetter = endpoint({
  method: 'POST',
  path: '/admin/message/command/send-trial',
  access: 'operator',
  may: 'workApplications',
  summary: 'Send a letter to oneself before it leaves',
  input: z.strictObject({
    language: z.enum(languages),
    subject: text(300).min(1, 'required'),
    lines: z.array(text(5_000)).min(1, 'required').max(60),
    button: text(100).nullable().default(null),
  }),
  output: noData,
});
