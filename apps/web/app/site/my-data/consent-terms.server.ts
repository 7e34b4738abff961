import type { Profile, TermView } from '@chulbal/contract/accounts';
import { listGuardianTerms } from '@chulbal/contract/guardians/guardians';
import type { Visit } from '../../lib/visit.server.ts';

/** The texts behind somebody's consents: of a child under 14 what the guardian was asked, too. */
export async function consentTerms(
  { api }: Visit,
  { consents }: Pick<Profile, 'consents'>,
  terms: readonly TermView[],
): Promise<TermView[]> {
  if (!consents.some(({ byGuardian }) => byGuardian)) return [...terms];
  return [...terms.filter(({ required }) => required), ...(await api(listGuardianTerms))];
}
