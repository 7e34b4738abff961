import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { typeTestPlan } from './type-test.ts';

/** The type test as it is being edited, what is in force, and what people answered. */
export const writtenTypeTest = z.object({
  plan: typeTestPlan,
  editVersion: z.number().int(),
  /** Of the plan in force; 0 before the first publishing. */
  version: z.number().int(),
  changed: z.boolean(),
  updatedAt: instant,
  /** Codes and names of company types of the exhibition, for `suits`. */
  companyTypes: z.array(z.object({ code: z.string(), ko: z.string(), en: z.string() })),
  /** Of the version in force. `chosen` is by question and choice, in the order of the plan in force. */
  taken: z.object({
    count: z.number().int(),
    types: z.array(z.object({ code: z.string(), count: z.number().int() })),
    chosen: z.array(z.array(z.number().int())),
  }),
  /** Published plans, newest first. */
  versions: z.array(z.object({ version: z.number().int(), publishedBy: z.string(), publishedAt: instant })),
});
export type WrittenTypeTest = z.output<typeof writtenTypeTest>;

export const getWrittenTypeTest = endpoint({
  method: 'GET',
  path: '/admin/type-test/query/test',
  access: 'operator',
  may: 'editContent',
  summary: 'The type test as it is being edited',
  input: nothing,
  output: writtenTypeTest,
});

/** Keeps what is being written; what is published stays. 4043 when somebody saved since `editVersion`. */
export const saveTypeTest = endpoint({
  method: 'POST',
  path: '/admin/type-test/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save the edited type test',
  input: z.strictObject({ editVersion: z.number().int().min(0), plan: typeTestPlan }),
  output: writtenTypeTest,
});

/**
 * Puts what is written in force as the next version; results of earlier versions keep their addresses. 4201 with what
 * blocks as detail; 4043 when somebody saved since `editVersion`.
 */
export const publishTypeTest = endpoint({
  method: 'POST',
  path: '/admin/type-test/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Publish the type test',
  input: z.strictObject({ editVersion: z.number().int().min(0) }),
  output: writtenTypeTest,
});
