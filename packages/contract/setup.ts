import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant, wholeNo } from './fields.ts';

/** What is to be ready before a league begins, in the order in which it is done. */
export const setupItem = z.enum([
  'organisations',
  'businessNumber',
  'contact',
  'mail',
  'terms',
  'operators',
  'season',
  'publication',
]);
export type SetupItem = z.output<typeof setupItem>;

export const setupState = z.enum(['open', 'half', 'done']);
export type SetupState = z.output<typeof setupState>;

const person = z.object({ operatorId: z.number().int(), name: z.string() });

/** How the preparation of an installation stands; names in the caller's language. */
export const setupView = z.object({
  items: z.array(
    z.object({
      item: setupItem,
      state: setupState,
      owner: person.nullable(),
      /** Who may be responsible, by name. */
      candidates: z.array(person),
    }),
  ),
  organisations: z.array(z.string()),
  businessNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The e-mail that was written last, if it is still kept; `error` is the code of why it did not go. */
  lastMail: z
    .object({ status: z.enum(['pending', 'sent', 'failed']), at: instant, error: z.string().nullable() })
    .nullable(),
  /** Versions in force of the texts that people agree to; `filled`: no placeholder stands in it. */
  terms: z.array(
    z.object({ page: z.enum(['terms', 'privacy']), version: z.string().nullable(), filled: z.boolean() }),
  ),
  operators: z.number().int(),
  invited: z.number().int(),
  /** The newest season; `blocks` counts what keeps it from being published. */
  season: z
    .object({ year: z.number().int(), name: z.string(), published: z.boolean(), blocks: z.number().int() })
    .nullable(),
});
export type SetupView = z.output<typeof setupView>;

export const getSetup = endpoint({
  method: 'GET',
  path: '/admin/setup/query/list',
  access: 'operator',
  may: 'seeConsole',
  summary: 'How the preparation of an installation stands',
  input: nothing,
  output: setupView,
});

/** Says who is responsible for an item; null for nobody. 404 for an operator whose role may not do it. */
export const assignSetup = endpoint({
  method: 'POST',
  path: '/admin/setup/command/assign',
  access: 'operator',
  may: 'editSeason',
  summary: 'Say who is responsible for a part of the preparation',
  input: z.strictObject({ item: setupItem, operatorId: wholeNo.nullable() }),
  output: noData,
});
