import type { PasskeyCreation, PasskeyRequest } from '@chulbal/contract/passkeys';
import { keptMs } from '@chulbal/contract/retention';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { confirmIdentity } from '../accounts/identity.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { newSecret, secretHash } from '../social-logins/rules.ts';
import { listKnownCredentials } from './queries.ts';
import { ALGORITHMS, ATTEMPT_LIFE_MS, MOST_PASSKEYS, type Site } from './rules.ts';

/** Begins a log-in with a passkey, of whomever. @throws 429. */
export async function beginPasskeyLogin(
  db: Db,
  asked: { site: Site; address: string; now: Date },
): Promise<PasskeyRequest> {
  const { site, address, now } = asked;
  await countAttempt(db, { attempts: [{ limit: 'passkeyFromAddress', who: address }], now });
  return { ...(await begin(db, { accountId: null, now })), rpId: site.rpId };
}

/**
 * Begins adding a passkey to one's own account, after confirming who is asking.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 4310 freshLogInNeeded; 4343 passkeysFull; 429.
 */
export async function beginPasskey(
  db: Db,
  actor: UserActor,
  asked: { site: Site; brand: string; currentPassword: string; now: Date },
): Promise<PasskeyCreation> {
  const { site, brand, now } = asked;
  const { userId: accountId } = actor;
  await confirmIdentity(db, actor, asked);
  const known = await listKnownCredentials(db, { accountId });
  if (known.length >= MOST_PASSKEYS) throw fault('passkeysFull');
  const { name, email } = await getContact(db, { accountId });
  return {
    ...(await begin(db, { accountId, now })),
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

async function begin(
  db: Db,
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<{ attempt: string; challenge: string }> {
  const attempt = newSecret();
  const challenge = newSecret();
  await db.sql
    .insertInto('passkeyAttempts')
    .values({
      ...{ secretHash: secretHash(attempt), challenge, accountId, createdAt: now, usedAt: null },
      expiresAt: new Date(now.getTime() + ATTEMPT_LIFE_MS),
    })
    .execute();
  return { attempt, challenge };
}

/**
 * The challenge of an attempt, which is used up with it, whatever comes of the answer. One of a log-in is none for adding,
 * one of somebody else is none.
 *
 * @throws 4340 passkeyFailed.
 */
export async function useAttempt(
  db: Db,
  asked: { attempt: string; accountId: number | null; now: Date },
): Promise<string> {
  const { attempt, accountId, now } = asked;
  const used = await db.sql
    .updateTable('passkeyAttempts')
    .set({ usedAt: now })
    .where('secretHash', '=', secretHash(attempt))
    .where('accountId', 'is not distinct from', accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  if (!used) throw fault('passkeyFailed');
  return used.challenge;
}

/** Removes attempts a day after they ran out. */
export async function sweepPasskeyAttempts(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - keptMs('code'));
  await db.sql.deleteFrom('passkeyAttempts').where('expiresAt', '<', before).execute();
}
