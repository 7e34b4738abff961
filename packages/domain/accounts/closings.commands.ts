import type { Db } from '../db.ts';
import { tellOwner } from './notices.commands.ts';

/** Whoever logs in to an account that is to be destroyed takes that back, and is told so by mail. */
export async function takeBackClosing(tx: Db, asked: { accountId: number; now: Date }): Promise<void> {
  const { accountId, now } = asked;
  const closing = await tx.sql
    .deleteFrom('accountClosings')
    .where('accountId', '=', accountId)
    .returning('language')
    .executeTakeFirst();
  if (!closing) return;
  const { language } = closing;
  await tellOwner(tx, { accountId, notice: 'closingTakenBack', language, now });
}
