import { fieldErrors } from '@chulbal/contract/field-errors';
import { CHILDREN_A_GUARDIAN } from '@chulbal/contract/guardians/guardians';
import { keptMs } from '@chulbal/contract/retention/retention';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { type Caller, sendCode, useProof, verifyCode } from '../accounts/codes.commands.ts';
import { isBirthDate, isUnderFourteen } from '../accounts/rules.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { newHashedSecret } from '../secret.ts';
import { forgetLetters, linkOf, tell } from './letters.commands.ts';
import { guardianTexts } from './messages.texts.ts';
import { type FoundConsent, findConsent, findWaitingBy } from './queries.ts';
import { lapsesAt, PASS_LIFE_MS } from './rules.ts';

type Guardian = { guardianName: string; guardianPhone: string };
type Asked = { caller: Caller; publicUrl: string };

/**
 * A child names a guardian, who is written; gives what the child's browser holds. The day of birth is looked at and not
 * kept. Throws 400 beside `birthDate`; guardianFull 4330; tooManyRequests 429.
 */
export async function askGuardian(
  db: Db,
  asked: Asked & Guardian & { birthDate: string },
): Promise<{ claim: string }> {
  const { birthDate, caller } = asked;
  if (!isBirthDate(birthDate, caller.now) || !isUnderFourteen(birthDate, caller.now))
    throw fault('invalidRequest', { fields: { birthDate: fieldErrors.childsBirth } });
  const claim = newHashedSecret();
  await countMessage(db, asked);
  await withPlace(db, asked.guardianPhone, async (tx, where) => {
    const link = newHashedSecret();
    const { now, language } = caller;
    const { consentNo } = await tx.sql
      .insertInto('guardianConsents')
      .values({
        ...{ state: 'waiting', claimHash: claim.hash, linkHash: link.hash, language, ...where },
        nameSealed: tx.vault.seal(asked.guardianName.normalize('NFC')),
        ...{ askedAt: now, until: lapsesAt(now) },
      })
      .returning('consentNo')
      .executeTakeFirstOrThrow();
    await write(tx, { ...asked, consentNo, token: link.secret, until: lapsesAt(now) });
  });
  return { claim: claim.secret };
}

/** Sends a new link to the same guardian. Throws linkExpired 4030; tooManyRequests 429. */
export async function askGuardianAgain(db: Db, asked: Asked & { claim: string }): Promise<void> {
  const found = await findWaiting(db, asked);
  await countMessage(db, { ...asked, ...found });
  await db.transaction(async (tx) => {
    const still = await findWaiting(tx, { ...asked, lock: true });
    await relink(tx, asked, still);
  });
}

/**
 * The same for an operator to whom a guardian or a child has turned; on record. Throws linkExpired 4030 for one that
 * waits no more; 429.
 */
export async function sendGuardianLink(
  db: Db,
  actor: OperatorActor,
  { consentNo, publicUrl, now }: { consentNo: number; publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findWaitingBy(tx, { consentNo, now, lock: true });
    const caller: Caller = { address: actor.address, language: found.language, now };
    await countMessage(tx, { ...found, caller, publicUrl });
    await relink(tx, { caller, publicUrl }, found);
    await record(tx, actor, {
      action: 'guardian.sendLink',
      object: { kind: 'guardian', id: consentNo, label: '' },
      now,
    });
  });
}

/** Another name or number in place of one who waits. Throws linkExpired 4030; guardianFull 4330; 429. */
export async function changeGuardian(db: Db, asked: Asked & Guardian & { claim: string }): Promise<void> {
  await findWaiting(db, asked);
  await countMessage(db, asked);
  await withPlace(db, asked.guardianPhone, async (tx, where) => {
    const found = await findWaiting(tx, { ...asked, lock: true });
    await forgetLetters(tx, found);
    await tx.sql
      .updateTable('guardianConsents')
      .set({ ...where, nameSealed: tx.vault.seal(asked.guardianName.normalize('NFC')), passHash: null })
      .where('consentNo', '=', found.consentNo)
      .execute();
    await relink(tx, asked, {
      ...found,
      guardianName: asked.guardianName,
      guardianPhone: asked.guardianPhone,
    });
  });
}

/** Sends a code to the number that the link went to. Throws linkExpired 4030; tooManyRequests 429. */
export async function sendGuardianCode(db: Db, asked: { token: string; caller: Caller }) {
  const { guardianPhone } = await findConsent(db, { ...asked, now: asked.caller.now });
  if (!guardianPhone) throw fault('linkExpired');
  return sendCode(db, { target: { purpose: 'guardian', phone: guardianPhone }, caller: asked.caller });
}

/** Gives what proves for half an hour that the guardian's phone is at hand. Throws linkExpired 4030; codeWrong 4005; 429. */
export async function proveGuardian(
  db: Db,
  asked: { token: string; requestId: string; code: string; caller: Caller },
): Promise<{ pass: string }> {
  const { now } = asked.caller;
  await findConsent(db, { token: asked.token, now });
  await verifyCode(db, asked);
  const pass = newHashedSecret();
  await db.transaction(async (tx) => {
    const { consentNo, guardianPhone } = await findConsent(tx, { token: asked.token, now, lock: true });
    await useProof(tx, { ...asked, target: { purpose: 'guardian', phone: guardianPhone }, now });
    await tx.sql
      .updateTable('guardianConsents')
      .set({ passHash: pass.hash, passUntil: new Date(now.getTime() + PASS_LIFE_MS) })
      .where('consentNo', '=', consentNo)
      .execute();
  });
  return { pass: pass.secret };
}

/** Destroys what nobody has answered in its five days, and, so long after it ended, that there was a consent. */
export async function sweepGuardians(db: Db, asked: { now: Date }): Promise<void> {
  const { now } = asked;
  await db.transaction(async (tx) => {
    const over = await tx.sql
      .selectFrom('guardianConsents')
      .select('consentNo')
      .where(({ and, eb, or }) =>
        or([
          and([eb('state', 'in', ['waiting', 'refused']), eb('until', '<=', now)]),
          eb('endedAt', '<', new Date(now.getTime() - keptMs('guardian'))),
        ]),
      )
      .forUpdate()
      .execute();
    for (const one of over) {
      await forgetLetters(tx, one);
      await tx.sql.deleteFrom('guardianConsents').where('consentNo', '=', one.consentNo).execute();
    }
  });
}

async function findWaiting(
  db: Db,
  asked: { claim: string; caller: Caller; lock?: boolean },
): Promise<FoundConsent> {
  const found = await findConsent(db, { ...asked, now: asked.caller.now });
  if (found.state !== 'waiting') throw fault('linkExpired');
  return found;
}

/** Links have a limit of their own: who opens one at once is sent the code at once, too. */
async function countMessage(db: Db, { caller, guardianPhone }: Asked & { guardianPhone: string }) {
  const who = `guardian ${guardianPhone}`;
  await countAttempt(db, {
    attempts: [
      { limit: 'messageAgain', who },
      { limit: 'messagesAnHour', who },
      { limit: 'messageFromAddress', who: caller.address },
    ],
    now: caller.now,
  });
}

/** A new link in place of the one before, sent. */
async function relink(
  tx: Db,
  asked: Asked,
  found: Pick<FoundConsent, 'consentNo' | 'guardianName' | 'guardianPhone' | 'until'>,
): Promise<void> {
  const link = newHashedSecret();
  await tx.sql
    .updateTable('guardianConsents')
    .set({ linkHash: link.hash })
    .where('consentNo', '=', found.consentNo)
    .execute();
  await write(tx, { ...asked, ...found, token: link.secret });
}

async function write(
  tx: Db,
  asked: Asked & Guardian & { consentNo: number; token: string; until: Date },
): Promise<void> {
  const { caller, guardianName: guardian, until, publicUrl, token } = asked;
  const { language, now } = caller;
  const text = guardianTexts[language].ask({ guardian, until: fullMomentText(until, language) });
  await tell(tx, { ...asked, language }, { text, now, url: linkOf(publicUrl, token), sendBy: until });
}

/** Does something with one of the places under a number. The database holds that there are three: guardianFull 4330. */
async function withPlace(
  db: Db,
  phone: string,
  act: (tx: Db, where: { phoneSealed: Buffer; phoneIndex: string; place: number }) => Promise<void>,
): Promise<void> {
  const phoneIndex = db.vault.index(phone);
  await refusing({ guardian_consents_places: 'guardianFull' }, () =>
    db.transaction(async (tx) => {
      const taken = await tx.sql
        .selectFrom('guardianConsents')
        .select('place')
        .where('phoneIndex', '=', phoneIndex)
        .execute();
      const all = Array.from({ length: CHILDREN_A_GUARDIAN }, (_, index) => index + 1);
      const place = all.find((one) => taken.every((row) => row.place !== one));
      if (place === undefined) throw fault('guardianFull', { fields: { guardianPhone: 'guardianFull' } });
      await act(tx, { phoneSealed: tx.vault.seal(phone), phoneIndex, place });
    }),
  );
}
