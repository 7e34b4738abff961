import type { Language } from '@chulbal/contract/language';
import { forgiveAttempt } from '../accounts/attempts.commands.ts';
import { provePassword } from '../accounts/identity.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { EvaluatorActor } from '../actor.ts';
import { evaluatorLabel, recordAs } from '../audit/commands.ts';
import {
  isUnused,
  newTotpSecret,
  stepOfCode,
  totpUri,
  wrongStepsFrom,
} from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { type Fault, fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { getSender } from '../outbox/queries.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { findAuthenticator } from './authenticator.queries.ts';
import { authenticatorLetter } from './letters.rules.ts';

/** A new secret for an authenticator app. It counts for nothing until a code of it is given with the password. */
export async function beginAuthenticator(
  db: Db,
  actor: EvaluatorActor,
  { language }: { language: Language },
): Promise<{ totpSecret: string; totpUri: string }> {
  const { evaluatorId } = actor;
  const { email } = await getContact(db, { accountId: evaluatorId });
  const issuer = (await getSender(db))[language];
  const totpSecret = newTotpSecret();
  await db.sql
    .updateTable('evaluators')
    .set({ totpPendingSealed: db.vault.seal(totpSecret) })
    .where('accountId', '=', evaluatorId)
    .execute();
  return { totpSecret, totpUri: totpUri(totpSecret, { issuer, label: email }) };
}

/**
 * Turns one's own authenticator on, by a code of the secret that was begun, or off, by a code of the one that counts;
 * each with the password, so that a tablet left open is not enough. Other sessions end and the evaluator is told.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 beside `totp`, also where nothing was begun or is on; 429.
 */
export async function setAuthenticator(
  db: Db,
  actor: EvaluatorActor,
  asked: { on: boolean; currentPassword: string; totp: string; language: Language; now: Date },
): Promise<void> {
  const { on, totp, language, now } = asked;
  const { evaluatorId, familyId } = actor;
  const contact = await getContact(db, { accountId: evaluatorId });
  const attempt = await provePassword(db, contact, { ...asked, accountId: evaluatorId });
  await db.transaction(async (tx) => {
    // The account first, as everywhere.
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', evaluatorId).forUpdate().execute();
    const row = await tx.sql
      .selectFrom('evaluators')
      .select(['totpSealed', 'totpPendingSealed', 'totpLastStep'])
      .where('accountId', '=', evaluatorId)
      .executeTakeFirstOrThrow();
    const sealed = on ? row.totpPendingSealed : row.totpSealed;
    const step = sealed && stepOfCode(tx.vault.open(sealed), totp, now);
    if (step === null || (!on && !isUnused(step, row.totpLastStep))) throw wrongCode();
    await tx.sql
      .updateTable('evaluators')
      .set({ totpSealed: on ? sealed : null, totpPendingSealed: null, totpLastStep: step })
      .where('accountId', '=', evaluatorId)
      .execute();
    await forgiveAttempt(tx, { cleared: [attempt] });
    await endSessionsOf(tx, { accountId: evaluatorId, except: familyId, reason: 'password', now });
    const letter = authenticatorLetter(language, { on });
    await queueMessage(tx, { channel: 'mail', to: contact.email, language, ...letter, now });
    await recordAs(tx, actor, {
      category: 'access',
      action: on ? 'evaluator.turnOnTotp' : 'evaluator.turnOffTotp',
      object: { kind: 'evaluator', id: evaluatorId, label: evaluatorLabel(evaluatorId) },
      now,
    });
  });
}

/**
 * Confirms who is there by the password, and by a code where an authenticator is on; the code is used up.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 400 beside `totp`; 429.
 */
export async function confirmEvaluator(
  db: Db,
  actor: EvaluatorActor,
  asked: { currentPassword: string; totp: string; now: Date },
): Promise<void> {
  const { evaluatorId } = actor;
  const contact = await getContact(db, { accountId: evaluatorId });
  const attempt = await provePassword(db, contact, { ...asked, accountId: evaluatorId });
  const secret = await findAuthenticator(db, evaluatorId);
  if (secret !== null) {
    const step = stepOfCode(secret, asked.totp, asked.now);
    if (step === null) throw wrongCode();
    const used = await db.sql
      .updateTable('evaluators')
      .set({ totpLastStep: step })
      .where('accountId', '=', evaluatorId)
      .where(({ eb, or }) =>
        or([eb('totpLastStep', '<', step), eb('totpLastStep', '>', wrongStepsFrom(step))]),
      )
      .returning('accountId')
      .executeTakeFirst();
    if (!used) throw wrongCode();
  }
  await forgiveAttempt(db, { cleared: [attempt] });
}

function wrongCode(): Fault {
  return fault('invalidRequest', {
    fields: {
      totp: {
        ko: '인증 번호가 맞지 않아요. 앱에 보이는 새 번호를 넣어 주세요.',
        en: 'The code is not right. Please enter the one that the app shows now.',
      },
    },
  });
}
