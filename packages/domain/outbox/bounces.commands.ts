import type { Db } from '../db.ts';
import { type FailedDelivery, readFailedDeliveries } from './bounces/delivery-status.ts';
import type { BounceMailbox } from './bounces/imap.ts';

/** Reads what has come back into the mailbox. Gives how many mails were read, whatever they said. */
export async function readBounces(db: Db, mailbox: BounceMailbox, asked: { now: Date }): Promise<number> {
  return await mailbox.readUnseen(async (mail) => {
    for (const failed of readFailedDeliveries(mail)) await takeBounce(db, { ...failed, ...asked });
  });
}

/**
 * A message that had left has come back: from now on it is one that failed, with the code of who refused it. Whoever writes
 * such a report must know number and address of a message together, so that nobody can have another's address marked.
 */
export async function takeBounce(
  db: Db,
  { messageId, recipients, code, now }: FailedDelivery & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db.sql
    .updateTable('outbox')
    .set({ status: 'failed', lastError: code, failedAt: now })
    .where('id', '=', messageId)
    .where('channel', '=', 'mail')
    .where('status', '=', 'sent')
    .where(
      'toIndex',
      'in',
      recipients.map((address) => db.vault.index(address)),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
