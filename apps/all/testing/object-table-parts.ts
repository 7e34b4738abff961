import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import { memberKeyOf } from '@chulbal/testing/factories';
import type { Row } from './object-table.ts';

const expired = errors.linkExpired.code;
const gone = errors.teamNotFound.code;
const leaderOnly = errors.noPermission.code;

/** The link that asks to confirm opens no part, whoever holds it; what a part's own opens has tests of its own. */
const ofLink = (more: Record<string, unknown> = {}): Row => ({
  input: ({ token }) => ({ token, ...more }),
  own: { leader: expired, member: expired, stranger: expired, visitor: expired },
  missing: expired,
});

const ofTeam = (more: Record<string, unknown> = {}): Row => ({
  input: ({ teamNo }) => ({ teamNo: teamNo || 9999, ...more }),
  own: { leader: 200, member: leaderOnly, stranger: gone },
  missing: gone,
});

const file = { serverFileName: 'ab'.repeat(16) };

/** Endpoints of members' own parts. */
export const partObjects: Record<string, Row> = {
  listParts: ofTeam(),
  sendPartLink: ofTeam({ key: memberKeyOf(1) }),
  sharePartLink: ofTeam({ key: memberKeyOf(1) }),
  getPart: ofLink(),
  sendPartCode: ofLink(),
  provePart: ofLink({ requestId: randomUUID(), code: '123456' }),
  partDeviceKey: ofLink(),
  savePart: ofLink({ baseVersion: 0, changes: {} }),
  settlePart: ofLink(),
  signPart: ofLink({ version: 1, signature: '정하람', agreed: true }),
  leavePart: ofLink(),
  uploadPartFile: ofLink({ slot: 'schoolPaper', fileName: '증명서.pdf', size: 10 }),
  removePartFile: ofLink(file),
  downloadPartFile: ofLink(file),
};
