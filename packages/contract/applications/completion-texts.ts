import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { line, wholeNo, withoutRegistrationNumber } from '../fields.ts';
import { lettersSeen } from '../letters-seen.ts';
import { completionItems } from './parts.ts';

/** What a team is told when it is asked to complete its application. */
export const completionMessage = z
  .string()
  .trim()
  .max(1000, 'tooLong')
  .overwrite((text) => text.toWellFormed())
  .refine((text) => lettersSeen(text) > 0, 'required')
  .refine(...withoutRegistrationNumber);

const savedText = {
  name: line(40),
  items: z.array(z.enum(completionItems)).min(1, 'choose').max(10),
  message: completionMessage,
};

export const completionText = z.object({ textId: z.number().int(), ...savedText });
export type CompletionText = z.output<typeof completionText>;

/** What operators ask for again and again, by name. Everybody who asks teams has them. */
export const listCompletionTexts = endpoint({
  method: 'GET',
  path: '/admin/application/query/completion-texts',
  access: 'operator',
  may: 'workApplications',
  summary: 'Saved requests for completion',
  input: nothing,
  output: z.array(completionText),
});

/** One of the same name gives way to it. */
export const saveCompletionText = endpoint({
  method: 'POST',
  path: '/admin/application/command/save-completion-text',
  access: 'operator',
  may: 'workApplications',
  summary: 'Save a request for completion under a name',
  input: z.strictObject(savedText),
  output: z.object({ textId: z.number().int() }),
});

export const deleteCompletionText = endpoint({
  method: 'POST',
  path: '/admin/application/command/delete-completion-text',
  access: 'operator',
  may: 'workApplications',
  summary: 'Delete a saved request for completion',
  input: z.strictObject({ textId: wholeNo }),
  output: noData,
});
