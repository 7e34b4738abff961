import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';

/**
 * Whether I have proven who I am at the identity service (본인확인). `service`: who is asked, null where none is
 * configured and nothing asks for it; `needed`: whether a wallet or a submission would be refused without it.
 */
const identityView = z.object({
  service: z.string().nullable(),
  needed: z.boolean(),
  confirmed: z.object({ service: z.string(), at: instant }).nullable(),
});
export type IdentityView = z.output<typeof identityView>;

export const getMyIdentity = endpoint({
  method: 'GET',
  path: '/api/user/query/identity',
  access: 'user',
  summary: 'Whether I have proven who I am',
  input: nothing,
  output: identityView,
});

/**
 * Begins an identity check: `address` is where the browser goes, `back` the path of ours to come back to at the end.
 *
 * @throws 4436 identityUnreachable; 404 where no service is configured; 429.
 */
export const beginIdentityCheck = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-identity-check',
  access: 'user',
  summary: 'Begin proving who I am',
  input: z.strictObject({
    back: z
      .string()
      .max(300)
      .regex(/^(?:\/[!-~]*)?$/)
      .default(''),
  }),
  output: z.object({ address: z.url() }),
});

/**
 * Ends it with the service's answer (`answer`: the query of its redirect), in the session that has begun it.
 *
 * @throws 4436 identityUnreachable, 4437 identityFailed, 4438 identityMismatch, 4439 identityTaken; 404 where no
 * service is configured.
 */
export const finishIdentityCheck = endpoint({
  method: 'POST',
  path: '/api/user/command/finish-identity-check',
  access: 'user',
  summary: 'Prove who I am by the answer of the service',
  input: z.strictObject({ answer: z.string().max(4096) }),
  output: z.object({ outcome: z.enum(['confirmed', 'cancelled']), back: z.string() }),
});
