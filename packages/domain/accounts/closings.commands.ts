import type { Db } from '../db.ts';
import { queueMessage } from '../outbox/commands.ts';
import { messageTexts } from './messages.texts.ts';
import { getContact } from './queries.ts';

/** Whoever logs in to an account that is to be destroyed takes that back, and is told so by mail. */
export async function takeBackClosing(tx: Db, asked: { accountId: number; now: Date }): Promise<void> {
  const { accountId, now } = asked;
  const closing = await tx.sql
    .deleteFrom('accountClosings')
    .where('accountId', '=', accountId)
    .returning('language')
    .executeTakeFirst();
  if (!closing) return;
  const { email } = await getContact(tx, { accountId });
  const { language } = closing;
  const { subject, lines, note } = messageTexts[language].notice.closingTakenBack;
  await queueMessage(tx, { channel: 'mail', to: email, language, subject, letter: { lines, note }, now });
}
