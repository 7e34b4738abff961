import type { Db } from '../db.ts';
import { isOutage } from '../outage.ts';
import { type FailedDelivery, readFailedDeliveries } from './bounces/delivery-status.ts';
import type { BounceMailbox } from './bounces/mailbox.ts';

/**
 * Reads what has come back into the mailbox. Gives how many mails were read, whatever they said. A mail that cannot be taken is
 * reported and counts as read: it stays in the mailbox and keeps none back that came after it. While the database is gone all
 * of them wait.
 */
export async function readBounces(
  db: Db,
  mailbox: BounceMailbox,
  { now, report }: { now: Date; report: (error: unknown) => void },
): Promise<number> {
  return await mailbox.readUnseen(async (mail) => {
    try {
      for (const failed of readFailedDeliveries(mail)) await takeBounce(db, { ...failed, now });
    } catch (error) {
      if (isOutage(error)) throw error;
      report(error);
    }
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
