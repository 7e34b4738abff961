import type { Language } from '@chulbal/contract/language';
import type { Caller } from '../accounts/codes.commands.ts';
import { replacePassword, resetPasswordOf } from '../accounts/password.commands.ts';
import { normalPassword } from '../accounts/password.rules.ts';
import type { EvaluatorActor } from '../actor.ts';
import { evaluatorLabel, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { forgetFirstPassword } from './first-password.commands.ts';
import { passwordLetter } from './letters.rules.ts';

/**
 * Changes one's own password, which also answers that it must be changed; ends every other session and tells the
 * evaluator by e-mail. The new password may not be the old one.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 or 4007 beside `password`; 429.
 */
export async function changeEvaluatorPassword(
  db: Db,
  actor: EvaluatorActor,
  asked: { currentPassword: string; password: string; language: Language; now: Date },
): Promise<void> {
  const { language, now } = asked;
  const { evaluatorId, familyId } = actor;
  if (normalPassword(asked.password) === normalPassword(asked.currentPassword)) {
    throw fault('invalidRequest', { fields: { password: sameAsBefore } });
  }
  await replacePassword(db, { ...asked, accountId: evaluatorId, familyId }, async (tx, { email }) => {
    await noteOwnPassword(tx, actor, { action: 'evaluator.changePassword', email, language, now });
  });
}

/**
 * Sets a new password with a code that was sent to the evaluator's e-mail, in place of a first one too; every session of
 * theirs ends, and they are told (S-09). An authenticator stays on.
 *
 * @throws 400 or 4007 for the password, before the code is looked at; 4005 codeWrong; 429.
 */
export async function resetEvaluatorPassword(
  db: Db,
  asked: { requestId: string; code: string; password: string; caller: Caller },
): Promise<void> {
  const { address, language, now } = asked.caller;
  await resetPasswordOf(db, { ...asked, kind: 'evaluator' }, async (tx, { accountId, email }) => {
    const self = { kind: 'evaluator', evaluatorId: accountId, address } as const;
    await noteOwnPassword(tx, self, { action: 'evaluator.resetPassword', email, language, now });
  });
}

/** A password of their own takes the place of a first one; they are told, and it is on record. */
async function noteOwnPassword(
  tx: Db,
  self: Pick<EvaluatorActor, 'kind' | 'evaluatorId' | 'address'>,
  { action, email, language, now }: { action: string; email: string; language: Language; now: Date },
): Promise<void> {
  const { evaluatorId } = self;
  await tx.sql
    .updateTable('evaluators')
    .set({ mustChangePassword: false })
    .where('accountId', '=', evaluatorId)
    .execute();
  await forgetFirstPassword(tx, { evaluatorId });
  await queueMessage(tx, { channel: 'mail', to: email, language, ...passwordLetter(language), now });
  await recordAs(tx, self, {
    category: 'access',
    action,
    object: { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) },
    now,
  });
}

const sameAsBefore = {
  ko: '지금 비밀번호와 다른 비밀번호를 정해 주세요.',
  en: 'Please choose a password other than the current one.',
};
