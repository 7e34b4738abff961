import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from './accounts.ts';
import { createDataRequest } from './data-requests.ts';
import { createWaitingGuardian } from './guardians.ts';

/** What an operator's input may name of people and their data. */
export type PeopleObjects = {
  student(): Promise<{ accountId: number }>;
  /** A guardian who has yet to answer. */
  guardian(): Promise<{ consentNo: number }>;
  /** A request about data that somebody wrote, and who asks is known. */
  dataRequest(): Promise<{ requestNo: number }>;
};

export function peopleObjects(db: Db, operator: OperatorActor): PeopleObjects {
  return {
    student: async () => ({ accountId: (await createAccount(db)).id }),
    guardian: () => createWaitingGuardian(db),
    dataRequest: () => createDataRequest(db, operator),
  };
}

/** Numbers of nothing. */
export const nobodys: PeopleObjects = {
  student: async () => ({ accountId: 999_999 }),
  guardian: async () => ({ consentNo: 999_999 }),
  dataRequest: async () => ({ requestNo: 999_999 }),
};
