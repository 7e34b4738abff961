import type { updateProfile as updateProfileEndpoint } from '@chulbal/contract/accounts';
import type { InputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { type Caller, useCode, useProof } from './codes.commands.ts';
import { messageTexts } from './messages.texts.ts';
import { getContact, getProfile, listCurrentTerms, listGuardianTerms } from './queries.ts';

export type ProfileChange = InputOf<typeof updateProfileEndpoint>;

/**
 * The log-in id of whoever holds the code that was sent to their phone; the code is used up.
 *
 * @throws 4005 codeWrong, the same for a wrong code and an account that does not exist (S-09); 429.
 */
export async function findId(
  db: Db,
  asked: { requestId: string; code: string; caller: Caller },
): Promise<{ loginId: string; joinedAt: string }> {
  const accountId = await useCode(db, { ...asked, purpose: 'findId' });
  const account = await db.sql
    .selectFrom('accounts')
    .select(['emailSealed', 'createdAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { loginId: db.vault.open(account.emailSealed), joinedAt: account.createdAt.toISOString() };
}

/**
 * Changes one's own name, country, and, with a proven request each, e-mail and phone. The address so far
 * learns of a change.
 *
 * @throws 4005 codeWrong beside the field that is not proven; 4003 phoneRegistered; 4004 emailRegistered.
 */
export async function updateProfile(
  db: Db,
  actor: UserActor,
  asked: { change: ProfileChange; language: Language; now: Date },
): Promise<void> {
  const { change, language, now } = asked;
  await db.transaction(async (tx) => {
    const before = await getContact(tx, { accountId: actor.userId });
    const { email, phone } = change;
    if (email) {
      const target = { purpose: 'changeEmail', email: email.value } as const;
      await useProof(tx, { requestId: email.requestId, target, now });
    }
    if (phone) {
      const target = { purpose: 'changePhone', phone: phone.value } as const;
      await useProof(tx, { requestId: phone.requestId, target, now });
    }
    await refusing({ accounts_email_once: 'emailRegistered', accounts_phone_once: 'phoneRegistered' }, () =>
      tx.sql
        .updateTable('accounts')
        .set({
          name: change.name.normalize('NFC'),
          country: change.country,
          ...(email
            ? { emailSealed: tx.vault.seal(email.value), emailIndex: tx.vault.index(email.value) }
            : {}),
          ...(phone
            ? { phoneSealed: tx.vault.seal(phone.value), phoneIndex: tx.vault.index(phone.value) }
            : {}),
          updatedAt: now,
        })
        .where('id', '=', actor.userId)
        .execute(),
    );
    const notices = [
      ...(email ? ['emailChanged' as const] : []),
      ...(phone ? ['phoneChanged' as const] : []),
    ];
    for (const notice of notices) {
      const { subject, lines, note } = messageTexts[language].notice[notice];
      await queueMessage(tx, {
        channel: 'mail',
        to: before.email,
        language,
        subject,
        letter: { lines, note },
        now,
      });
    }
  });
}

/**
 * Gives or withdraws one's consent to the newest text of an optional term; every answer is kept.
 *
 * @throws 4008 consentRequired for withdrawing a required one; 4450 guardiansChoice for giving one that is the guardian's;
 * 404 for a term that is not in force.
 */
export async function setConsent(
  db: Db,
  actor: UserActor,
  asked: { term: string; agreed: boolean; now: Date },
): Promise<void> {
  const { consents } = await getProfile(db, { userId: actor.userId, language: 'ko', now: asked.now });
  const byGuardian = consents.some((one) => one.term === asked.term && one.byGuardian);
  const current = byGuardian
    ? await listGuardianTerms(db, { language: 'ko', now: asked.now })
    : await listCurrentTerms(db, { now: asked.now });
  const term = current.find((one) => one.term === asked.term);
  if (!term) throw fault('notFound');
  if (term.required && !asked.agreed) throw fault('consentRequired');
  if (byGuardian && asked.agreed) throw fault('guardiansChoice');
  await db.sql
    .insertInto('consents')
    .values({
      accountId: actor.userId,
      term: term.term,
      version: term.version,
      agreed: asked.agreed,
      at: asked.now,
    })
    .execute();
}
