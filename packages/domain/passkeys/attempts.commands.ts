import type { PasskeyCreation, PasskeyRequest } from '@chulbal/contract/passkeys/passkeys';
import { keptMs } from '@chulbal/contract/retention/retention';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { AccountKind } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { newSecret, secretHash } from '../secret.ts';
import { listKnownCredentials } from './queries.ts';
import { ALGORITHMS, ATTEMPT_LIFE_MS, MOST_PASSKEYS, type Site } from './rules.ts';

/** Whose account gets a passkey, or shows one: of each kind apart, so that no door opens another's. */
export type Owner = { kind: AccountKind; accountId: number };

/** What a challenge is out for. At a door nobody says who they are before the answer. */
export type Asked =
  | ({ purpose: 'add' | 'confirm' } & Owner)
  | { purpose: 'logIn'; kind: AccountKind; accountId: null };

/** Begins a log-in with a passkey at the door of a kind of account, of whomever. @throws 429. */
export async function beginLogin(
  db: Db,
  asked: { kind: AccountKind; site: Site; address: string; now: Date },
): Promise<PasskeyRequest> {
  const { kind, site, address, now } = asked;
  await countAttempt(db, { attempts: [{ limit: 'passkeyFromAddress', who: address }], now });
  return { ...(await begin(db, { purpose: 'logIn', kind, accountId: null }, now)), rpId: site.rpId };
}

/** Begins confirming who is there, inside a session of theirs. */
export async function beginConfirming(
  db: Db,
  owner: Owner,
  { site, now }: { site: Site; now: Date },
): Promise<PasskeyRequest> {
  return { ...(await begin(db, { purpose: 'confirm', ...owner }, now)), rpId: site.rpId };
}

/** Begins adding a passkey to an account whose owner has just shown who they are. @throws 4343 passkeysFull. */
export async function beginAdding(
  db: Db,
  owner: Owner,
  { site, brand, now }: { site: Site; brand: string; now: Date },
): Promise<PasskeyCreation> {
  const { accountId } = owner;
  const known = await listKnownCredentials(db, { accountId });
  if (known.length >= MOST_PASSKEYS) throw fault('passkeysFull');
  const { name, email } = await getContact(db, { accountId });
  return {
    ...(await begin(db, { purpose: 'add', ...owner }, now)),
    rp: { id: site.rpId, name: brand },
    user: { id: userHandleOf(db, accountId), name: email, displayName: name },
    algorithms: ALGORITHMS,
    known,
  };
}

/** What authenticators call an account: the same for all its passkeys, and nothing that says who it is. */
export function userHandleOf(db: Db, accountId: number): string {
  return Buffer.from(db.vault.index(`passkeys of ${accountId}`), 'hex').toString('base64url');
}

async function begin(db: Db, asked: Asked, now: Date): Promise<{ attempt: string; challenge: string }> {
  const attempt = newSecret();
  const challenge = newSecret();
  await db.sql
    .insertInto('passkeyAttempts')
    .values({
      ...{ ...asked, secretHash: secretHash(attempt), challenge, createdAt: now, usedAt: null },
      expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
    })
    .execute();
  return { attempt, challenge };
}

/**
 * The challenge of an attempt, which is used up with it, whatever comes of the answer. One that was given for something
 * else, to somebody else or at another door is none.
 *
 * @throws 4340 passkeyFailed.
 */
export async function useAttempt(
  db: Db,
  asked: Asked,
  { attempt, now }: { attempt: string; now: Date },
): Promise<string> {
  const used = await db.sql
    .updateTable('passkeyAttempts')
    .set({ usedAt: now })
    .where('secretHash', '=', secretHash(attempt))
    .where('purpose', '=', asked.purpose)
    .where('kind', '=', asked.kind)
    .where('accountId', 'is not distinct from', asked.accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  if (!used) throw fault('passkeyFailed');
  return used.challenge;
}

/** Removes challenges a day after they ran out. */
export async function sweepPasskeyAttempts(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - keptMs('code'));
  await db.sql.deleteFrom('passkeyAttempts').where('expiresAt', '<', before).execute();
}
