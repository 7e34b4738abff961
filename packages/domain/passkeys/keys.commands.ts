import type { PasskeyAssertion, PasskeyAttestation } from '@chulbal/contract/passkeys/passkeys';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { type Asked, type Owner, useAttempt, userHandleOf } from './attempts.commands.ts';
import { counterWentBack, MOST_PASSKEYS, type Site } from './rules.ts';
import { verifyAssertion, verifyAttestation } from './verify.rules.ts';

/**
 * Keeps the passkey that a device has made for what `beginAdding` asked, and does `also` in the same transaction.
 *
 * @throws 4340 passkeyFailed, 4343 passkeysFull, 4344 passkeyTaken.
 */
export async function keepPasskey(
  db: Db,
  owner: Owner,
  asked: { attempt: string; name: string; credential: PasskeyAttestation; site: Site; now: Date },
  also: (tx: Db) => Promise<void>,
): Promise<void> {
  const { name, credential, site, now } = asked;
  const { accountId } = owner;
  const challenge = await useAttempt(db, { purpose: 'add', ...owner }, asked);
  const made = await verifyAttestation(credential, { challenge, site });
  if (!made) throw fault('passkeyFailed');
  await refusing({ passkeys_once: 'passkeyTaken' }, () =>
    db.transaction(async (tx) => {
      if ((await lockPasskeys(tx, owner)) >= MOST_PASSKEYS) throw fault('passkeysFull');
      await tx.sql
        .insertInto('passkeys')
        .values({
          ...{ accountId, credentialId: made.id, publicKey: made.publicKey, counter: made.counter },
          ...{ transports: JSON.stringify(credential.transports), backedUp: made.backedUp },
          ...{ userHandle: userHandleOf(tx, accountId), nameSealed: tx.vault.seal(name) },
          ...{ addedAt: now, usedAt: null },
        })
        .execute();
      await also(tx);
    }),
  );
}

/** How many an account has; two changes at once follow one another. @throws 403 sessionOver. */
async function lockPasskeys(tx: Db, { kind, accountId }: Owner): Promise<number> {
  const account = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  const rows = await tx.sql
    .selectFrom('passkeys')
    .select('passkeyNo')
    .where('accountId', '=', accountId)
    .execute();
  return rows.length;
}

/** Somebody whose passkey has proven them, or is a copy. */
export type Shown = { account: { id: number; name: string }; isCopy: boolean };

/**
 * Checks what an authenticator said to what was asked at a door or in a session, and has `then` do what comes of it in
 * the same transaction: for an owner who was proven, and for one whose passkey is a copy, which opens nothing. The
 * challenge is used up first, whatever comes of the answer.
 *
 * @throws 4340 passkeyFailed, 4341 passkeyUnknown, 4342 passkeyCloned.
 */
export async function showPasskey<T>(
  db: Db,
  what: Exclude<Asked, { purpose: 'add' }> | ({ purpose: 'confirm' } & Owner),
  asked: { attempt: string; credential: PasskeyAssertion; site: Site; now: Date },
  then: (tx: Db, shown: Shown) => Promise<T>,
): Promise<T> {
  const { credential, site, now } = asked;
  const challenge = await useAttempt(db, what, asked);
  const outcome = await db.transaction(async (tx) => {
    const found = await tx.sql
      .selectFrom('passkeys as p')
      .innerJoin('accounts as a', 'a.id', 'p.accountId')
      .select(['p.passkeyNo', 'p.publicKey', 'p.counter', 'p.userHandle', 'a.id', 'a.name'])
      .where('p.credentialId', '=', credential.id)
      .where('a.kind', '=', what.kind)
      .where('a.status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!found || (what.accountId !== null && found.id !== what.accountId)) return 'passkeyUnknown' as const;
    if (found.userHandle !== credential.userHandle) return 'passkeyFailed' as const;
    const { id, name, passkeyNo, publicKey } = found;
    const verified = await verifyAssertion(credential, { publicKey, challenge, site });
    if (!verified) return 'passkeyFailed' as const;
    if (counterWentBack(Number(found.counter), verified.counter)) {
      await then(tx, { account: { id, name }, isCopy: true });
      return 'passkeyCloned' as const;
    }
    await tx.sql
      .updateTable('passkeys')
      .set({ ...verified, usedAt: now })
      .where('passkeyNo', '=', passkeyNo)
      .execute();
    return { did: await then(tx, { account: { id, name }, isCopy: false }) };
  });
  if (typeof outcome === 'string') throw fault(outcome);
  return outcome.did;
}

/** @throws 404 notFound for a passkey that is not theirs. */
export async function namePasskey(
  tx: Db,
  asked: { accountId: number; passkeyNo: number; name: string },
): Promise<void> {
  const named = await tx.sql
    .updateTable('passkeys')
    .set({ nameSealed: tx.vault.seal(asked.name) })
    .where('passkeyNo', '=', asked.passkeyNo)
    .where('accountId', '=', asked.accountId)
    .returning('passkeyNo')
    .executeTakeFirst();
  if (!named) throw fault('notFound');
}

/** @throws 404 notFound for a passkey that is not theirs. */
export async function dropPasskey(tx: Db, asked: { accountId: number; passkeyNo: number }): Promise<void> {
  const removed = await tx.sql
    .deleteFrom('passkeys')
    .where('passkeyNo', '=', asked.passkeyNo)
    .where('accountId', '=', asked.accountId)
    .returning('passkeyNo')
    .executeTakeFirst();
  if (!removed) throw fault('notFound');
}

/** Where somebody's log-in is set anew: whoever holds a lost device gets in by none of theirs. Returns how many there were. */
export async function dropPasskeysOf(tx: Db, { accountId }: { accountId: number }): Promise<number> {
  await tx.sql.deleteFrom('passkeyAttempts').where('accountId', '=', accountId).execute();
  const gone = await tx.sql
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .returning('passkeyNo')
    .execute();
  return gone.length;
}
