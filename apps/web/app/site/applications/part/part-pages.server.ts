import type { Visit } from '../../../../server/visit.ts';
import { heldToken, type LinkPage } from '../../../lib/link-token.server.ts';

/** The page behind a member's link, and what a browser holds of it: as long as a proof is good. */
export const partPage: LinkPage = { path: '/apply/part', cookie: 'partLink', under: '/apply', minutes: 360 };
export const partPass: LinkPage = { ...partPage, cookie: 'partPass' };

type Held = { token: string; pass?: string };

/** The link that this browser has opened, with its proof where there is one; null without a link. */
export async function heldSecrets(
  visit: Pick<Visit, 'origin'>,
  request: Parameters<typeof heldToken>[2],
): Promise<Held | null> {
  const token = await heldToken(partPage, visit, request);
  const pass = await heldToken(partPass, visit, request);
  return token === null ? null : { token, ...(pass ? { pass } : {}) };
}
