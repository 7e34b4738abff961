import type { RequestKind } from '@chulbal/contract/data-requests';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { seasonNow } from './factories.ts';

/** A request that somebody without an account has made, due long after every test; who they are is known. */
export async function createDataRequest(
  db: Db,
  { operatorId }: Pick<OperatorActor, 'operatorId'>,
  given: { kind?: RequestKind; receivedAt?: Date; dueOn?: string; text?: string } = {},
): Promise<{ requestNo: number }> {
  const {
    kind = 'see',
    receivedAt = seasonNow,
    dueOn = '2099-01-10',
    text = '무엇을 가졌는지 알려 주세요',
  } = given;
  const { requestNo } = await db.sql
    .insertInto('dataRequests')
    .values({
      ...{ kind, source: 'mail', accountId: null, language: 'ko', receivedAt, dueOn },
      ...{ nameSealed: db.vault.seal('정하람'), contactSealed: db.vault.seal('haram@test.example') },
      ...{ textSealed: db.vault.seal(text), ownerId: null, answeredAt: null },
    })
    .returning('requestNo')
    .executeTakeFirstOrThrow();
  await db.sql
    .insertInto('dataRequestSteps')
    .values({ requestNo, at: receivedAt, operatorId, step: 'identity', textSealed: null })
    .execute();
  return { requestNo: Number(requestNo) };
}
