import { hashPassword } from '../accounts/passwords.ts';
import type { Db } from '../db.ts';
import { newOneTimePassword } from '../operators/rules.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { forgetMessages, queueMessage } from '../outbox/commands.ts';
import { invitationLetter, newPasswordLetter } from './letters.rules.ts';

/** A password of which the database keeps the hash, and only the letter to its owner the text. */
export type FirstPassword = { password: string; passwordHash: string };

/** Random, some 99 bits. Takes 30 ms on another thread: never inside a transaction. */
export async function newFirstPassword(): Promise<FirstPassword> {
  const password = newOneTimePassword();
  return { password, passwordHash: await hashPassword(password) };
}

/**
 * Writes a first password to its owner, in both languages since nobody knows which they read, in place of an earlier
 * letter that may still wait.
 */
export async function sendFirstPassword(
  tx: Db,
  asked: {
    evaluatorId: number;
    /** What they are called, where they are invited; null where the password takes the place of another. */
    invited: string | null;
    email: string;
    password: string;
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { evaluatorId, invited, email, password, publicUrl, now } = asked;
  const about = { userId: email, password, url: `${publicUrl}/pointer/login` };
  const written = inBothLanguages((language) =>
    invited === null
      ? newPasswordLetter(language, about)
      : invitationLetter(language, { ...about, name: invited }),
  );
  await forgetFirstPassword(tx, { evaluatorId });
  const message = { channel: 'mail', to: email, about: letterAbout(evaluatorId), now } as const;
  await queueMessage(tx, { ...message, ...written });
}

/** Takes the letter with a first password back, sent or not: it says nothing that counts any more. */
export async function forgetFirstPassword(tx: Db, asked: { evaluatorId: number }): Promise<void> {
  await forgetMessages(tx, { about: [letterAbout(asked.evaluatorId)] });
}

function letterAbout(evaluatorId: number): string {
  return `evaluator-password:${evaluatorId}`;
}
