import type { Db } from '../db.ts';
import { failureOf } from './failures.rules.ts';

/**
 * Since when mail to an address does not arrive because nobody is there: what became of the newest mail to it. Null where
 * that has arrived as far as anybody knows, where its mailbox is only full or its server silent, and where nothing was sent
 * for as long as messages are kept.
 */
export async function addressLostAt(db: Db, { emailIndex }: { emailIndex: string }): Promise<Date | null> {
  const newest = await db.sql
    .selectFrom('outbox')
    .select(['status', 'lastError', 'failedAt'])
    .where('toIndex', '=', emailIndex)
    .where('channel', '=', 'mail')
    .where('status', '<>', 'pending')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.status !== 'failed') return null;
  return failureOf('mail', newest.lastError) === 'address' ? newest.failedAt : null;
}
