import { fieldErrors } from '@chulbal/contract/field-errors';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { stopReset } from '../authenticators/resets.commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { forgiveAttempt } from './attempts.commands.ts';
import { type Caller, useCode } from './codes.commands.ts';
import { provePassword } from './identity.commands.ts';
import { trustAddress } from './log-in.commands.ts';
import { messageTexts } from './messages.texts.ts';
import { passwordProblem } from './password.rules.ts';
import { hashPassword } from './passwords.ts';
import { getContact } from './queries.ts';

/** @throws 400 for a length out of bounds, 4007 passwordTooCommon; beside the field `password`. */
export function refuseBadPassword(password: string, own: readonly string[]): void {
  const problem = passwordProblem(password, own);
  if (problem === 'length') throw fault('invalidRequest', { fields: { password: fieldErrors.password } });
  if (problem === 'common') throw fault('passwordTooCommon', { fields: { password: 'passwordTooCommon' } });
}

/**
 * Sets a new password of a user with a code that was sent to the account's e-mail. Ends every session of the account
 * and tells its owner (S-09).
 *
 * @throws as `resetPasswordOf` does.
 */
export async function resetPassword(db: Db, asked: Reset): Promise<void> {
  await resetPasswordOf(db, { ...asked, kind: 'user' }, async (tx, { accountId, email }) => {
    // Whoever asked for the authenticator to go knew the password before.
    await stopReset(tx, { accountId, now: asked.caller.now });
    await notify(tx, { ...asked.caller, email, notice: 'passwordReset' });
  });
}

type Reset = { requestId: string; code: string; password: string; caller: Caller };

/**
 * Does so for an account of a kind, and `also` in the same transaction. The code is used up before the password is
 * hashed, outside a transaction.
 *
 * @throws 400 or 4007 for the password, before the code is looked at; 4005 codeWrong; 429.
 */
export async function resetPasswordOf(
  db: Db,
  asked: Reset & { kind: 'user' | 'evaluator' },
  also: (tx: Db, account: { accountId: number; email: string }) => Promise<void>,
): Promise<void> {
  const { kind, password, caller } = asked;
  refuseBadPassword(password, []);
  const purpose = kind === 'user' ? 'resetPassword' : 'resetPointerPassword';
  const accountId = await useCode(db, { ...asked, purpose });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await keepPassword(tx, { accountId, passwordHash, now: caller.now });
    await endSessionsOf(tx, { accountId, reason: 'password', now: caller.now });
    const { email } = await getContact(tx, { accountId });
    await trustAddress(tx, { kind, loginId: email, address: caller.address, now: caller.now });
    await also(tx, { accountId, email });
  });
}

/**
 * Changes one's own password and ends every other session of the account.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 or 4007 for the new one; 429.
 */
export async function changePassword(
  db: Db,
  actor: UserActor,
  asked: { currentPassword: string; password: string; language: Language; now: Date },
): Promise<void> {
  const { language, now } = asked;
  await replacePassword(
    db,
    { ...asked, accountId: actor.userId, familyId: actor.familyId },
    (tx, { email }) => notify(tx, { email, notice: 'passwordChanged', language, now }),
  );
}

/**
 * Replaces the password of an account whose owner gives the current one, ends every other session of it, and
 * does `also` in the same transaction.
 *
 * @throws as `changePassword` does.
 */
export async function replacePassword(
  db: Db,
  asked: {
    accountId: number;
    familyId: string | null;
    currentPassword: string;
    password: string;
    now: Date;
  },
  also: (tx: Db, contact: { email: string }) => Promise<void>,
): Promise<void> {
  const { accountId, familyId, now } = asked;
  const contact = await getContact(db, { accountId });
  const attempt = await provePassword(db, contact, asked);
  refuseBadPassword(asked.password, [contact.email, contact.phone ?? '', contact.name]);
  const passwordHash = await hashPassword(asked.password);
  await db.transaction(async (tx) => {
    await forgiveAttempt(tx, { cleared: [attempt] });
    await keepPassword(tx, { accountId, passwordHash, now });
    await endSessionsOf(tx, { accountId, except: familyId, reason: 'password', now });
    await also(tx, contact);
  });
}

/** Keeps the hash of a new password, for it is made outside the transaction. */
export async function keepPassword(
  tx: Db,
  asked: { accountId: number; passwordHash: string; now: Date },
): Promise<void> {
  await tx.sql
    .updateTable('accounts')
    .set({ passwordHash: asked.passwordHash, updatedAt: asked.now })
    .where('id', '=', asked.accountId)
    .execute();
}

async function notify(
  tx: Db,
  asked: {
    email: string;
    notice: 'passwordChanged' | 'passwordReset';
    language: Language;
    now: Date;
  },
): Promise<void> {
  const { subject, lines, note } = messageTexts[asked.language].notice[asked.notice];
  await queueMessage(tx, {
    channel: 'mail',
    to: asked.email,
    language: asked.language,
    subject,
    letter: { lines, note },
    now: asked.now,
  });
}
