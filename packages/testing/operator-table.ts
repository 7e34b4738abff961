import { errors } from '@chulbal/contract/errors';
import type { Objects } from './operator-objects.ts';

/** Fields of an input that name an object. An operator's endpoint that has one stands in the table. */
export const operatorNaming = [
  'exportId',
  'invitationId',
  'operatorId',
  'requestId',
  'serverFileName',
  'stageNo',
  'teamNo',
  'teamNos',
  'token',
  'trackNo',
  'viewId',
  'year',
];

export type OperatorRow = {
  /** What is asked for, about an object. */
  input(objects: Objects): Promise<Record<string, unknown>>;
  /** The code for an object of the asker, where their role may at all. */
  own: number;
  /** The code for an object of another operator; that of an own one where not given. */
  other?: number;
  /** The code where there is no such object. */
  missing: number;
};

const nothing = errors.notFound.code;
const reason = '접근 표에서';

/**
 * Expected codes of operators' endpoints (S-01, S-02), for every role that may; who may, the table of
 * permissions says. An endpoint counts once it is mounted.
 */
export const operatorTable: Record<string, OperatorRow> = {
  changeOperatorRole: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, role: 'viewer' }),
    own: 200,
    missing: nothing,
  },
  setOperatorStatus: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, status: 'disabled', reason }),
    own: 200,
    missing: nothing,
  },
  resetOperator: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, reason }),
    own: 200,
    missing: nothing,
  },
  withdrawInvitation: {
    input: async ({ invitation }) => ({ invitationId: (await invitation()).invitationId }),
    own: 200,
    missing: nothing,
  },
  listAudit: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId }),
    own: 200,
    missing: 200,
  },
  // A link opens what it is about to whoever holds it.
  getOperatorInvitation: {
    input: async ({ invitation }) => ({ token: (await invitation()).token }),
    own: 200,
    missing: errors.linkExpired.code,
  },
  joinAsOperator: {
    input: async ({ invitation }) => ({
      token: (await invitation()).token,
      password: '느티나무 아래 출발선',
      totp: '000000',
    }),
    own: errors.codeWrong.code,
    missing: errors.linkExpired.code,
  },
};
