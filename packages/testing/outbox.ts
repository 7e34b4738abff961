import type { Db } from '@chulbal/domain/db';
import type { Channel } from '@chulbal/domain/outbox/tables';
import { seasonNow } from './factories.ts';

/** A message that was given up: by default a mail in Korean whose server did not answer. */
export async function createFailedMessage(
  db: Db,
  given: {
    channel?: Channel;
    to?: string;
    subject?: string;
    lastError?: string;
    attempts?: number;
    sendBy?: Date;
    failedAt?: Date;
  } = {},
): Promise<{ messageId: number }> {
  const { to = 'seojun@test.example', failedAt = seasonNow, attempts = 54, ...more } = given;
  const { id } = await db.sql
    .insertInto('outbox')
    .values({
      ...{ channel: 'mail', language: 'ko', subject: '접수증', about: null, status: 'failed' },
      toSealed: db.vault.seal(to),
      toIndex: db.vault.index(to),
      bodySealed: db.vault.seal(JSON.stringify({ lines: ['접수했어요.'] })),
      ...{ createdAt: failedAt, nextAt: failedAt, sendBy: null, lastError: 'ECONNREFUSED' },
      ...{ attempts, failedAt },
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { messageId: id };
}

/** A mail that its service did not take, and that is tried again later. */
export async function createWaitingMessage(db: Db, { lastError = 'ECONNREFUSED' } = {}): Promise<void> {
  const { messageId } = await createFailedMessage(db, { lastError, attempts: 9 });
  await db.sql
    .updateTable('outbox')
    .set({ status: 'pending', failedAt: null, triedAt: seasonNow, nextAt: new Date('2100-01-01') })
    .where('id', '=', messageId)
    .execute();
}
