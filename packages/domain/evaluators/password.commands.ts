import type { Language } from '@chulbal/contract/language';
import { replacePassword } from '../accounts/password.commands.ts';
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
    await tx.sql
      .updateTable('evaluators')
      .set({ mustChangePassword: false })
      .where('accountId', '=', evaluatorId)
      .execute();
    await forgetFirstPassword(tx, { evaluatorId });
    await queueMessage(tx, { channel: 'mail', to: email, language, ...passwordLetter(language), now });
    await recordAs(tx, actor, {
      category: 'access',
      action: 'evaluator.changePassword',
      object: { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) },
      now,
    });
  });
}

const sameAsBefore = {
  ko: '지금 비밀번호와 다른 비밀번호를 정해 주세요.',
  en: 'Please choose a password other than the current one.',
};
