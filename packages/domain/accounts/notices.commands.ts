import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { queueMessage } from '../outbox/commands.ts';
import { messageTexts } from './messages.texts.ts';
import { getContact } from './queries.ts';

export type Notice = keyof (typeof messageTexts)[Language]['notice'];

/** Tells the owner of an account by mail what was done to it. @throws 403 sessionOver when the account is gone. */
export async function tellOwner(
  tx: Db,
  asked: { accountId: number; notice: Notice; language: Language; now: Date },
): Promise<void> {
  const { notice, language, now } = asked;
  const { email } = await getContact(tx, asked);
  const { subject, lines, note } = messageTexts[language].notice[notice];
  await queueMessage(tx, { channel: 'mail', to: email, language, subject, letter: { lines, note }, now });
}
