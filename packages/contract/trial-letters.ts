import { z } from 'zod';
import { endpoint, noData } from './endpoint.ts';
import { optionalLine } from './fields.ts';
import { languages } from './language.ts';

/** A paragraph of a letter; half a character that is cut off is mended, as in every text. */
const paragraph = z
  .string()
  .trim()
  .max(5_000, 'tooLong')
  .overwrite((text) => text.toWellFormed());

/**
 * Sends a letter that a page shows in advance to whoever asks and to nobody else, marked as a trial. Its button leads to
 * the start page: a personal link is made when the letter leaves.
 */
export const sendTrialLetter = endpoint({
  method: 'POST',
  path: '/admin/message/command/send-trial',
  access: 'operator',
  may: 'tryLetters',
  summary: 'Send a letter to oneself before it leaves',
  input: z.strictObject({
    language: z.enum(languages),
    subject: optionalLine(300).min(1, 'required'),
    lines: z.array(paragraph).min(1, 'required').max(60),
    button: optionalLine(100).nullable().default(null),
    /** Small print under the button. */
    note: optionalLine(500).nullable().default(null),
  }),
  output: noData,
});
