import { errors } from '@chulbal/contract/errors';
import type { Named } from '@chulbal/testing/object-team';
import type { Row } from './object-table.ts';

/** What an input is made from: a passkey and a log-in of the leader. */
export type NamedPasskey = Named & { passkeyNo: number; sessionId: string };

type PasskeyRow = Omit<Row, 'input'> & { input(named: NamedPasskey): Record<string, unknown> };

const nothing = errors.notFound.code;
const mine = {
  own: { leader: 200, member: nothing, stranger: nothing },
  other: nothing,
  missing: nothing,
};

/** Endpoints that name a passkey or a log-in. */
export const passkeyObjects: Record<string, PasskeyRow> = {
  renamePasskey: { input: ({ passkeyNo }) => ({ passkeyNo, name: '학교 컴퓨터' }), ...mine },
  removePasskey: { input: ({ passkeyNo }) => ({ passkeyNo }), ...mine },
  endDevice: { input: ({ sessionId }) => ({ sessionId }), ...mine },
};
