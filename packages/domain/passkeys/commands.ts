import type { Language } from '@chulbal/contract/language';
import type { PasskeyAssertion, PasskeyAttestation } from '@chulbal/contract/passkeys';
import { takeBackClosing } from '../accounts/closings.commands.ts';
import type { Caller } from '../accounts/codes.commands.ts';
import { openUserSession } from '../accounts/devices.commands.ts';
import type { LoggedIn } from '../accounts/log-in.commands.ts';
import { tellOwner } from '../accounts/notices.commands.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { lockWaysIn } from '../social-logins/queries.ts';
import { mayRemoveWay } from '../social-logins/rules.ts';
import { useAttempt, userHandleOf } from './attempts.commands.ts';
import { counterWentBack, MOST_PASSKEYS, type Site } from './rules.ts';
import { verifyAssertion, verifyAttestation } from './verify.rules.ts';

/**
 * Adds the passkey that a device has made for what `beginPasskey` asked, and tells so by mail.
 *
 * @throws 4340 passkeyFailed, 4343 passkeysFull, 4344 passkeyTaken.
 */
export async function addPasskey(
  db: Db,
  actor: UserActor,
  asked: {
    attempt: string;
    name: string;
    credential: PasskeyAttestation;
    site: Site;
    language: Language;
    now: Date;
  },
): Promise<void> {
  const { attempt, name, credential, site, language, now } = asked;
  const { userId: accountId } = actor;
  const challenge = await useAttempt(db, { attempt, accountId, now });
  const made = await verifyAttestation(credential, { challenge, site });
  if (!made) throw fault('passkeyFailed');
  await refusing({ passkeys_once: 'passkeyTaken' }, () =>
    db.transaction(async (tx) => {
      const { passkeys } = await lockWaysIn(tx, { accountId });
      if (passkeys >= MOST_PASSKEYS) throw fault('passkeysFull');
      await tx.sql
        .insertInto('passkeys')
        .values({
          ...{ accountId, credentialId: made.id, publicKey: made.publicKey, counter: made.counter },
          ...{ transports: JSON.stringify(credential.transports), backedUp: made.backedUp },
          ...{ userHandle: userHandleOf(tx, accountId), nameSealed: tx.vault.seal(name) },
          ...{ addedAt: now, usedAt: null },
        })
        .execute();
      await tellOwner(tx, { accountId, notice: 'passkeyAdded', language, now });
    }),
  );
}

/**
 * Logs in with a passkey alone: it is held by its owner, who has shown so to their device. A copy, whose count of uses is
 * behind, opens nothing, and the owner is told.
 *
 * @throws 4340 passkeyFailed, 4341 passkeyUnknown, 4342 passkeyCloned.
 */
export async function finishPasskeyLogin(
  db: Db,
  asked: {
    attempt: string;
    credential: PasskeyAssertion;
    site: Site;
    caller: Caller;
    secret: string;
  },
): Promise<LoggedIn> {
  const { attempt, credential, site, caller, secret } = asked;
  const { language, now } = caller;
  const challenge = await useAttempt(db, { attempt, accountId: null, now });
  const outcome = await db.transaction(async (tx) => {
    const found = await tx.sql
      .selectFrom('passkeys as p')
      .innerJoin('accounts as a', 'a.id', 'p.accountId')
      .select(['p.passkeyNo', 'p.publicKey', 'p.counter', 'p.userHandle', 'a.id', 'a.name'])
      .where('p.credentialId', '=', credential.id)
      .where('a.kind', '=', 'user')
      .where('a.status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!found) return 'passkeyUnknown';
    if (found.userHandle !== credential.userHandle) return 'passkeyFailed';
    const { id: accountId, name, passkeyNo, publicKey } = found;
    const verified = await verifyAssertion(credential, { publicKey, challenge, site });
    if (!verified) return 'passkeyFailed';
    if (counterWentBack(Number(found.counter), verified.counter)) {
      await tellOwner(tx, { accountId, notice: 'passkeyCloned', language, now });
      return 'passkeyCloned';
    }
    await tx.sql
      .updateTable('passkeys')
      .set({ ...verified, usedAt: now })
      .where('passkeyNo', '=', passkeyNo)
      .execute();
    await takeBackClosing(tx, { accountId, now });
    const by = { accountId, way: 'passkey', persistent: false, secret };
    return { account: { id: accountId, name }, session: await openUserSession(tx, { ...caller, ...by }) };
  });
  if (typeof outcome === 'string') throw fault(outcome);
  return outcome;
}

/** @throws 404 notFound for a passkey that is not one's own. */
export async function renamePasskey(
  db: Db,
  actor: UserActor,
  asked: { passkeyNo: number; name: string },
): Promise<void> {
  const renamed = await db.sql
    .updateTable('passkeys')
    .set({ nameSealed: db.vault.seal(asked.name) })
    .where('passkeyNo', '=', asked.passkeyNo)
    .where('accountId', '=', actor.userId)
    .returning('passkeyNo')
    .executeTakeFirst();
  if (!renamed) throw fault('notFound');
}

/** Removes one's own passkey and tells so by mail. @throws 404 notFound; 4306 lastWayIn. */
export async function removePasskey(
  db: Db,
  actor: UserActor,
  asked: { passkeyNo: number; language: Language; now: Date },
): Promise<void> {
  const { passkeyNo, language, now } = asked;
  const { userId: accountId } = actor;
  await db.transaction(async (tx) => {
    const ways = await lockWaysIn(tx, { accountId });
    const removed = await tx.sql
      .deleteFrom('passkeys')
      .where('passkeyNo', '=', passkeyNo)
      .where('accountId', '=', accountId)
      .returning('passkeyNo')
      .executeTakeFirst();
    if (!removed) throw fault('notFound');
    if (!mayRemoveWay(ways)) throw fault('lastWayIn');
    await tellOwner(tx, { accountId, notice: 'passkeyRemoved', language, now });
  });
}
