import { errors } from '@chulbal/contract/errors';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const reason = '접근 표에서 본인 확인';

/** The rows of operators’ endpoints about people and their data. */
export const peopleTable: Record<string, OperatorRow> = {
  getMember: { input: ({ student }) => student(), own: 200, missing: nothing },
  sendGuardianLink: { input: ({ guardian }) => guardian(), own: 200, missing: nothing },
  revealMember: {
    input: async ({ student }) => ({ ...(await student()), field: 'phone', reason }),
    own: 200,
    missing: nothing,
  },
  endMemberSessions: {
    input: async ({ student }) => ({ ...(await student()), reason }),
    own: 200,
    missing: nothing,
  },
};
