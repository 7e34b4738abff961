import { errors } from '@chulbal/contract/errors';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const reason = '접근 표에서 본인 확인';

/** The rows of operators’ endpoints about people and their data. */
export const peopleTable: Record<string, OperatorRow> = {
  getMember: { input: ({ student }) => student(), own: 200, missing: nothing },
  sendGuardianLink: { input: ({ guardian }) => guardian(), own: 200, missing: nothing },
  getDataRequest: { input: ({ dataRequest }) => dataRequest(), own: 200, missing: nothing },
  takeDataRequest: { input: ({ dataRequest }) => dataRequest(), own: 200, missing: nothing },
  noteDataRequest: {
    input: async ({ dataRequest }) => ({ ...(await dataRequest()), step: 'note', text: reason }),
    own: 200,
    missing: nothing,
  },
  extendDataRequest: {
    input: async ({ dataRequest }) => ({ ...(await dataRequest()), reason }),
    own: 200,
    missing: nothing,
  },
  answerDataRequest: {
    input: async ({ dataRequest }) => ({ ...(await dataRequest()), outcome: 'done', text: reason }),
    own: 200,
    missing: nothing,
  },
  recordGuardianPaper: {
    input: async ({ guardian }) => ({
      ...{ ...(await guardian()), serverFileName: 'ab'.repeat(16), relation: 'mother' },
      ...{ childName: '이새봄', birthDate: '2016-05-08', receivedOn: '2026-05-01' },
    }),
    own: errors.invalidRequest.code,
    missing: nothing,
  },
  lookAtReset: {
    input: async ({ reset }) => ({ ...(await reset()), reason }),
    own: 200,
    missing: nothing,
  },
  confirmReset: {
    input: ({ lookedReset }) => lookedReset(),
    own: errors.resetSecondLook.code,
    other: 200,
    missing: nothing,
  },
  declineReset: {
    input: async ({ reset }) => ({ ...(await reset()), reason }),
    own: 200,
    missing: nothing,
  },
  readGuardianPaper: { input: ({ paper }) => paper(), own: 200, missing: nothing },
  confirmGuardianPaper: {
    input: ({ paper }) => paper(),
    own: errors.secondLook.code,
    other: 200,
    missing: nothing,
  },
  declineGuardianPaper: {
    input: async ({ paper }) => ({ ...(await paper()), reason }),
    own: 200,
    missing: nothing,
  },
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
