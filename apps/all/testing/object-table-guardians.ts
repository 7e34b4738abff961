import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import type { Row } from './object-table.ts';

const expired = errors.linkExpired.code;

/** The link of a member opens nothing of a guardian's, whoever holds it; what a guardian's own opens has tests of its own. */
const ofLink = (more: Record<string, unknown> = {}): Row => ({
  input: ({ token }) => ({ token, ...more }),
  own: { leader: expired, member: expired, stranger: expired, visitor: expired },
  missing: expired,
});

const pass = { pass: 'p'.repeat(43) };
const child = { childName: '이새봄', birthDate: '2016-05-08', relation: 'mother', signature: '한지윤' };

/** Endpoints of guardians, and of whoever has lost an authenticator, that name a link. */
export const guardianObjects: Record<string, Row> = {
  getAuthenticatorReset: ofLink(),
  stopAuthenticatorReset: ofLink(),
  getGuardianRequest: ofLink(),
  sendGuardianCode: ofLink(),
  proveGuardian: ofLink({ requestId: randomUUID(), code: '123456' }),
  consentAsGuardian: ofLink({ ...pass, ...child }),
  chooseAsGuardian: ofLink({ ...pass, term: 'marketing', agreed: true }),
  refuseAsGuardian: ofLink(pass),
  getHeldOfChild: ofLink(pass),
  withdrawAsGuardian: ofLink(pass),
};
