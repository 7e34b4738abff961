import { z } from 'zod';

/** Number of a request, as it comes back in an address. */
export const identityRequestId = z.uuid();

/** What the identity service says when a request begins. */
export const identityBegun = z.object({ token: z.string().min(1).max(512) });

/** Its answer: a text (base64url of JSON) and the signature of it. */
export const signedIdentity = z.object({ payload: z.string().max(8192), signature: z.string().max(512) });
export type SignedIdentity = z.output<typeof signedIdentity>;

/** What the text says of a person; `ci` is their key, the same at every service and for life. */
export const identityPayload = z.object({
  requestId: z.string(),
  clientId: z.string(),
  name: z.string().min(1).max(100),
  birthDate: z.iso.date(),
  ci: z.string().min(20).max(200),
  confirmedAt: z.iso.datetime(),
});
