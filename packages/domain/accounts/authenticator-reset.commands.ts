import type { Language } from '@chulbal/contract/language';
import { keptMs } from '@chulbal/contract/retention/retention';
import { hasAuthenticator } from '../authenticators/queries.ts';
import { stopReset } from '../authenticators/resets.commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueMessage } from '../outbox/commands.ts';
import { secretHash } from '../secret.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { resetTexts } from './authenticator-reset.texts.ts';
import { type Caller, sendCode, useCode } from './codes.commands.ts';
import { returnTry, tryPassword } from './log-in.commands.ts';
import { getContact } from './queries.ts';

/** How a request stands that is not over. */
export type OpenReset = { askedAt: string; removesAt: string | null };

/** What somebody is answered who has lost everything: a code to their phone, or what they have asked for already. */
export type BegunReset = {
  code: { requestId: string; expiresIn: number; resendAfter: number } | null;
  open: OpenReset | null;
};

/**
 * Sends a code to the phone of somebody whose password was right and who can give no second proof. Where they have asked
 * before, gives how that stands. A wrong password counts as a try of a log-in; a right one does not, as there.
 *
 * @throws 4001 wrongCredentials; 4433 authenticatorOff; 429.
 */
export async function beginResetByPassword(
  db: Db,
  asked: { loginId: string; password: string; caller: Caller },
): Promise<BegunReset> {
  const { caller } = asked;
  const place = { ...asked, kind: 'user', address: caller.address, now: caller.now } as const;
  const { found, matches } = await tryPassword(db, place);
  if (!found || !matches) throw fault('wrongCredentials');
  await returnTry(db, place);
  return beginReset(db, { accountId: found.id, caller });
}

/** The same for somebody whose first proof was right in another way. @throws 4433 authenticatorOff; 429. */
export async function beginReset(
  db: Db,
  { accountId, caller }: { accountId: number; caller: Caller },
): Promise<BegunReset> {
  if (!(await hasAuthenticator(db, { accountId }))) throw fault('authenticatorOff');
  const open = await findOpen(db, accountId);
  if (open) return { code: null, open };
  const { phone } = await getContact(db, { accountId });
  if (!phone) throw fault('notFound');
  return {
    code: await sendCode(db, { target: { purpose: 'lostAuthenticator', phone }, caller }),
    open: null,
  };
}

/**
 * Asks for the authenticator to be removed, by the code that went to the account's phone. Asked twice it is one request;
 * it waits for two operators. @throws 4005 codeWrong; 4433 authenticatorOff; 429.
 */
export async function askForReset(
  db: Db,
  asked: { requestId: string; code: string; caller: Caller },
): Promise<OpenReset> {
  const { language, now } = asked.caller;
  const accountId = await useCode(db, { ...asked, purpose: 'lostAuthenticator' });
  if (!(await hasAuthenticator(db, { accountId }))) throw fault('authenticatorOff');
  await db.sql
    .insertInto('authenticatorResets')
    .values({ accountId, language, state: 'asked', askedAt: now })
    .onConflict((conflict) => conflict.column('accountId').where('endedAt', 'is', null).doNothing())
    .execute();
  const open = await findOpen(db, accountId);
  if (!open) throw fault('notFound');
  return open;
}

async function findOpen(db: Db, accountId: number): Promise<OpenReset | null> {
  const row = await db.sql
    .selectFrom('authenticatorResets')
    .select(['askedAt', 'removesAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row ? { askedAt: row.askedAt.toISOString(), removesAt: row.removesAt?.toISOString() ?? null } : null;
}

/** Until when the link of a letter stops it. @throws 4030 linkExpired. */
export async function getResetByLink(db: Db, { token }: { token: string }): Promise<{ removesAt: string }> {
  const { removesAt } = await findByLink(db, token);
  return { removesAt: removesAt.toISOString() };
}

/** That was not me: nothing is removed. @throws 4030 linkExpired where nothing waits any more. */
export async function stopResetByLink(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await stopReset(tx, { accountId: (await findByLink(tx, token)).accountId, now });
  });
}

async function findByLink(db: Db, token: string): Promise<{ accountId: number; removesAt: Date }> {
  const row = await db.sql
    .selectFrom('authenticatorResets')
    .select(['accountId', 'removesAt'])
    .where('linkHash', '=', secretHash(token))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!row?.removesAt) throw fault('linkExpired');
  return { accountId: row.accountId, removesAt: row.removesAt };
}

/**
 * Removes the authenticators whose time of waiting is over: every session ends, and the owner is told. Requests that ended
 * long ago are forgotten.
 */
export async function removeLostAuthenticators(db: Db, { now }: { now: Date }): Promise<void> {
  const due = await db.sql
    .selectFrom('authenticatorResets')
    .select(['resetNo', 'accountId'])
    .where('state', '=', 'waiting')
    .where('removesAt', '<=', now)
    .orderBy('resetNo')
    .execute();
  for (const one of due) await db.transaction((tx) => removeLost(tx, { ...one, now }));
  await db.sql
    .deleteFrom('authenticatorResets')
    .where('endedAt', '<', new Date(now.getTime() - keptMs('session')))
    .execute();
}

async function removeLost(
  tx: Db,
  { resetNo, accountId, now }: { resetNo: number; accountId: number; now: Date },
): Promise<void> {
  // The account first, as everywhere: a log-in with a code of this moment has stopped it, or comes too late.
  await tx.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const ended = await tx.sql
    .updateTable('authenticatorResets')
    .set({ state: 'removed', endedAt: now, linkHash: null })
    .where('resetNo', '=', resetNo)
    .where('state', '=', 'waiting')
    .returning('language')
    .executeTakeFirst();
  if (!ended) return;
  await tx.sql.deleteFrom('authenticators').where('accountId', '=', accountId).execute();
  await endSessionsOf(tx, { accountId, reason: 'operator', now });
  const { language } = ended;
  await tellByMail(tx, { accountId, language, text: resetTexts[language].removed, now });
}

/** Writes to the owner of an account by mail, in the words of `resetTexts`. */
export async function tellByMail(
  tx: Db,
  asked: {
    accountId: number;
    language: Language;
    text: { subject: string; lines: string[]; note: string };
    now: Date;
  },
): Promise<void> {
  const { accountId, language, text, now } = asked;
  const { email: to } = await getContact(tx, { accountId });
  const { subject, ...letter } = text;
  await queueMessage(tx, { channel: 'mail', to, language, subject, letter, now });
}
