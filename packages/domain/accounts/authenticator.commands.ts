import type { Language } from '@chulbal/contract/language';
import type { UserActor } from '../actor.ts';
import { BEGUN_MS, isBegun } from '../authenticators/rules.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getSender } from '../outbox/queries.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { confirmIdentity } from './identity.commands.ts';
import { tellOwner } from './notices.commands.ts';
import { getContact } from './queries.ts';
import { countCode, forgiveCodes, giveRecoveryCodes, proveCode, wrongCode } from './second-proof.commands.ts';

/**
 * A new secret for an authenticator app of one's own account, after confirming who is asking. It counts for nothing until a
 * code of it is given.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 4310 freshLogInNeeded; 4432 authenticatorOn; 429.
 */
export async function beginAuthenticator(
  db: Db,
  actor: UserActor,
  asked: { currentPassword: string; language: Language; now: Date },
): Promise<{ totpSecret: string; totpUri: string }> {
  const { language, now } = asked;
  const { userId: accountId } = actor;
  await confirmIdentity(db, actor, asked);
  const { email } = await getContact(db, { accountId });
  const issuer = (await getSender(db))[language];
  const totpSecret = newTotpSecret();
  const pending = { pendingSealed: db.vault.seal(totpSecret), pendingAt: now };
  const begun = await db.sql
    .insertInto('authenticators')
    .values({ accountId, secretSealed: null, turnedOnAt: null, ...pending })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet(pending).where('authenticators.secretSealed', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  if (!begun) throw fault('authenticatorOn');
  return { totpSecret, totpUri: totpUri(totpSecret, { issuer, label: email }) };
}

/**
 * Turns on what was begun, by a code of it. Other sessions end, the owner is told, and recovery codes are given.
 *
 * @throws 4430 secondCodeWrong beside `totp`; 4431 secondStepOver where nothing was begun of late; 4432 authenticatorOn; 429.
 */
export async function turnOnAuthenticator(
  db: Db,
  actor: UserActor,
  asked: { totp: string; language: Language; now: Date },
): Promise<string[]> {
  const { totp, language, now } = asked;
  const { userId: accountId, familyId } = actor;
  await countCode(db, { accountId, now });
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await tx.sql
      .selectFrom('authenticators')
      .select(['secretSealed', 'pendingSealed', 'pendingAt'])
      .where('accountId', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.secretSealed) throw fault('authenticatorOn');
    if (!row?.pendingSealed || !isBegun(row.pendingAt, now)) throw fault('secondStepOver');
    const lastStep = stepOfCode(tx.vault.open(row.pendingSealed), totp, now);
    if (lastStep === null) throw fault('secondCodeWrong', { fields: { totp: notOfTheNewOne } });
    await forgiveCodes(tx, { accountId });
    await tx.sql
      .updateTable('authenticators')
      .set({
        ...{ secretSealed: row.pendingSealed, turnedOnAt: now, lastStep },
        ...{ pendingSealed: null, pendingAt: null },
      })
      .where('accountId', '=', accountId)
      .execute();
    await endSessionsOf(tx, { accountId, except: familyId, reason: 'password', now });
    await tellOwner(tx, { accountId, notice: 'authenticatorOn', language, now });
    return giveRecoveryCodes(tx, { accountId });
  });
}

/** There are no recovery codes yet that it might have been. */
const notOfTheNewOne = {
  ko: '번호가 맞지 않아요. 방금 등록한 앱에 보이는 새 번호를 넣어 주세요.',
  en: 'The code is not right. Please enter the one that the app you have just set up shows now.',
};

type Proof = { currentPassword: string; totp: string; language: Language; now: Date };

/**
 * Turns one's own authenticator off, after confirming who is asking and by a code of it or a recovery code.
 *
 * @throws as `proven` does.
 */
export function turnOffAuthenticator(db: Db, actor: UserActor, asked: Proof): Promise<void> {
  const { userId: accountId } = actor;
  return proven(db, actor, asked, async (tx) => {
    await tx.sql.deleteFrom('authenticators').where('accountId', '=', accountId).execute();
    await tellOwner(tx, { ...asked, accountId, notice: 'authenticatorOff' });
  });
}

/** Gives new recovery codes, after the same; those before count no more. @throws as `proven` does. */
export function renewRecoveryCodes(db: Db, actor: UserActor, asked: Proof): Promise<string[]> {
  const { userId: accountId } = actor;
  return proven(db, actor, asked, async (tx) => {
    await tellOwner(tx, { ...asked, accountId, notice: 'recoveryCodesRenewed' });
    return giveRecoveryCodes(tx, { accountId });
  });
}

/**
 * Does something with an authenticator that is on, once both proofs are right.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 4310 freshLogInNeeded; 4430 secondCodeWrong beside `totp`;
 * 4433 authenticatorOff; 429.
 */
async function proven<T>(db: Db, actor: UserActor, asked: Proof, then: (tx: Db) => Promise<T>): Promise<T> {
  const { totp: code, language, now } = asked;
  const { userId: accountId } = actor;
  await confirmIdentity(db, actor, asked);
  await countCode(db, { accountId, now });
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const right = await proveCode(tx, { accountId, code, language, now });
    if (right === null) throw fault('authenticatorOff');
    if (!right) throw wrongCode();
    return then(tx);
  });
}

/** The account first, as everywhere: a log-in of the same moment comes before or after. */
async function lockAccount(tx: Db, accountId: number): Promise<void> {
  const row = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw fault('sessionOver');
}

/** Removes secrets that were begun and never turned on. */
export async function sweepAuthenticators(db: Db, asked: { now: Date }): Promise<void> {
  await db.sql
    .deleteFrom('authenticators')
    .where('secretSealed', 'is', null)
    .where('pendingAt', '<', new Date(asked.now.getTime() - BEGUN_MS))
    .execute();
}
