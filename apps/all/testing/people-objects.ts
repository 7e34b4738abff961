import type { OperatorActor } from '@chulbal/domain/actor';
import { createToken } from '@chulbal/domain/api-tokens/commands';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { recordGuardianPaper } from '@chulbal/domain/guardians/paper.commands';
import { lookAtReset } from '@chulbal/domain/members/resets.commands';
import { createAccount } from '@chulbal/testing/accounts';
import { createDataRequest } from '@chulbal/testing/data-requests';
import { seasonNow } from '@chulbal/testing/factories';
import { createWaitingGuardian, scanned } from '@chulbal/testing/guardians';
import { bytes } from '@chulbal/testing/object-team';
import { createFailedDelivery } from '@chulbal/testing/webhooks';

/** What an operator's input may name of people and their data. */
export type PeopleObjects = {
  student(): Promise<{ accountId: number }>;
  /** A guardian who has yet to answer. */
  guardian(): Promise<{ consentNo: number }>;
  /** The same with a form that the operator has recorded. */
  paper(): Promise<{ consentNo: number }>;
  /** A student who has lost an authenticator and has asked to be rid of it. */
  reset(): Promise<{ resetNo: number }>;
  /** The same once the operator has looked. */
  lookedReset(): Promise<{ resetNo: number }>;
  /** A token of the operator's own program. */
  apiToken(): Promise<{ tokenId: number }>;
  /** A webhook with a delivery that was given up. */
  webhook(): Promise<{ webhookNo: number; deliveryId: number }>;
  /** A request about data that somebody wrote, and who asks is known. */
  dataRequest(): Promise<{ requestNo: number }>;
};

export function peopleObjects(db: Db, store: FileStore, operator: OperatorActor): PeopleObjects {
  return {
    student: async () => ({ accountId: (await createAccount(db)).id }),
    guardian: () => createWaitingGuardian(db),
    async paper() {
      const paper = await scanned(db, operator);
      await store.write(paper.serverFileName, bytes());
      const { consentNo } = await createWaitingGuardian(db);
      await recordGuardianPaper(db, operator, { ...paper, consentNo, now: seasonNow });
      return { consentNo };
    },
    reset: () => createReset(db),
    async lookedReset() {
      const { resetNo } = await createReset(db);
      const reason = '가입한 학교에 전화로 확인함';
      await lookAtReset(db, operator, { resetNo, reason, now: seasonNow });
      return { resetNo };
    },
    async apiToken() {
      const asked = { name: '주간 시트', scopes: ['seeConsole'], days: 30, now: seasonNow } as const;
      return { tokenId: (await createToken(db, operator, asked)).tokenId };
    },
    webhook: () => createFailedDelivery(db),
    dataRequest: () => createDataRequest(db, operator),
  };
}

async function createReset(db: Db): Promise<{ resetNo: number }> {
  const { id: accountId } = await createAccount(db);
  const { resetNo } = await db.sql
    .insertInto('authenticatorResets')
    .values({ accountId, language: 'ko', state: 'asked', askedAt: seasonNow })
    .returning('resetNo')
    .executeTakeFirstOrThrow();
  return { resetNo: Number(resetNo) };
}

/** Numbers of nothing. */
export const nobodys: PeopleObjects = {
  student: async () => ({ accountId: 999_999 }),
  guardian: async () => ({ consentNo: 999_999 }),
  paper: async () => ({ consentNo: 999_999 }),
  reset: async () => ({ resetNo: 999_999 }),
  lookedReset: async () => ({ resetNo: 999_999 }),
  apiToken: async () => ({ tokenId: 999_999 }),
  webhook: async () => ({ webhookNo: 999_999, deliveryId: 999_999 }),
  dataRequest: async () => ({ requestNo: 999_999 }),
};
