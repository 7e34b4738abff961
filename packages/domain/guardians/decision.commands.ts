import { fieldErrors } from '@chulbal/contract/field-errors';
import type { GuardianRelation } from '@chulbal/contract/guardians/guardians';
import { type GivenConsent, isBirthDate, isSameName, isUnderFourteen } from '../accounts/rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { answersTo, endChoices, keepChoices } from './choices.commands.ts';
import { forgetLetters, linkOf, tell } from './letters.commands.ts';
import { guardianTexts } from './messages.texts.ts';
import { type Child, type FoundConsent, findProven } from './queries.ts';
import { TERMS_VERSION } from './rules.ts';

/** What nobody keeps once there is nothing to wait for. */
const forgotten = { nameSealed: null, phoneSealed: null, phoneIndex: null, place: null, childSealed: null };

type Proven = { token: string; pass: string; now: Date };

/**
 * Consents, says who the child is, and chooses what is optional; a copy of the consent is sent to the guardian's phone. Said again it changes
 * nothing. Throws guardianNotProven 4331; linkExpired 4030; 400 beside `signature` or `birthDate`.
 */
export async function consentAsGuardian(
  db: Db,
  asked: Proven & {
    relation: GuardianRelation;
    childName: string;
    birthDate: string;
    signature: string;
    choices: GivenConsent[];
    publicUrl: string;
  },
): Promise<void> {
  const { birthDate, relation, signature, now, publicUrl, token } = asked;
  await db.transaction(async (tx) => {
    const found = await findProven(tx, { ...asked, lock: true });
    if (found.state === 'consented') return;
    if (found.state !== 'waiting') throw fault('linkExpired');
    const fields = {
      ...(isSameName(signature, found.guardianName) ? {} : { signature: fieldErrors.signature }),
      ...(isBirthDate(birthDate, now) && isUnderFourteen(birthDate, now)
        ? {}
        : { birthDate: fieldErrors.childsBirth }),
    };
    if (Object.keys(fields).length > 0) throw fault('invalidRequest', { fields });
    const child: Child = { name: asked.childName.normalize('NFC'), birthDate };
    // A form on paper that nobody has looked at yet is needed no more.
    await tx.sql.deleteFrom('guardianPapers').where('consentNo', '=', found.consentNo).execute();
    await tx.sql
      .updateTable('guardianConsents')
      .set({ state: 'consented', relation, childSealed: tx.vault.seal(JSON.stringify(child)) })
      .set({ termsVersion: TERMS_VERSION, decidedAt: now })
      .where('consentNo', '=', found.consentNo)
      .execute();
    const choices = await answersTo(tx, asked.choices, now);
    await keepChoices(tx, { consentNo: found.consentNo, choices, now });
    const text = guardianTexts[found.language].consented({ guardian: found.guardianName, child: child.name });
    await tell(tx, found, { text, now, url: linkOf(publicUrl, token) });
  });
}

/** Refuses; nothing of the guardian is kept. Throws guardianNotProven 4331; linkExpired 4030. */
export async function refuseAsGuardian(db: Db, asked: Proven): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findProven(tx, { ...asked, lock: true });
    if (found.state === 'refused') return;
    if (found.state !== 'waiting') throw fault('linkExpired');
    await forgetLetters(tx, found);
    await tx.sql.deleteFrom('guardianPapers').where('consentNo', '=', found.consentNo).execute();
    await tx.sql
      .updateTable('guardianConsents')
      .set({ ...forgotten, state: 'refused', decidedAt: asked.now })
      .where('consentNo', '=', found.consentNo)
      .execute();
  });
}

/** Ends a consent that stands; nothing of guardian or child is kept but that there was one. */
export async function endConsent(
  tx: Db,
  asked: { consentNo: number; as: 'withdrawn' | 'ownConsent'; now: Date },
): Promise<void> {
  const { consentNo, as, now } = asked;
  await forgetLetters(tx, { consentNo });
  await tx.sql.deleteFrom('guardianPapers').where('consentNo', '=', consentNo).execute();
  const { accountId } = await tx.sql
    .updateTable('guardianConsents')
    .set({ ...forgotten, state: as, endedAt: now })
    .where('consentNo', '=', consentNo)
    .returning('accountId')
    .executeTakeFirstOrThrow();
  await endChoices(tx, { consentNo, accountId, now });
  if (accountId === null) return;
  await tx.sql
    .updateTable('accounts')
    .set({ guardianConsentedAt: null, updatedAt: now })
    .where('id', '=', accountId)
    .execute();
}

/** Ends the consent by which an account that is destroyed was made, if one stands. */
export async function forgetGuardian(
  tx: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const found = await tx.sql
    .selectFrom('guardianConsents')
    .select('consentNo')
    .where('accountId', '=', accountId)
    .where('state', '=', 'consented')
    .executeTakeFirst();
  if (found) await endConsent(tx, { ...found, as: 'withdrawn', now });
}

/** Tells a guardian that the consent was taken back: the last that is sent to them. */
export async function tellWithdrawn(tx: Db, found: FoundConsent, asked: { now: Date }): Promise<void> {
  const { guardianName: guardian, child } = found;
  const text = guardianTexts[found.language].withdrawn({ guardian, child: child?.name ?? '' });
  await tell(tx, found, { text, now: asked.now, url: null });
}
