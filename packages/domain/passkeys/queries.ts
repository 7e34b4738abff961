import type { PasskeyView } from '@chulbal/contract/passkeys/passkeys';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';

/** One's own passkeys, the oldest first. */
export function listPasskeys(db: Db, actor: UserActor): Promise<PasskeyView[]> {
  return listPasskeysOf(db, { accountId: actor.userId });
}

/** The passkeys of an account, the oldest first. */
export async function listPasskeysOf(db: Db, { accountId }: { accountId: number }): Promise<PasskeyView[]> {
  const rows = await db.sql
    .selectFrom('passkeys')
    .select(['passkeyNo', 'nameSealed', 'addedAt', 'usedAt', 'backedUp'])
    .where('accountId', '=', accountId)
    .orderBy('passkeyNo')
    .execute();
  return rows.map(({ passkeyNo, nameSealed, addedAt, usedAt, backedUp }) => ({
    passkeyNo,
    name: db.vault.open(nameSealed),
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    backedUp,
  }));
}

/** What the browser is told, so that no device makes a second passkey for the account. */
export async function listKnownCredentials(
  db: Db,
  asked: { accountId: number },
): Promise<{ id: string; transports: string[] }[]> {
  return db.sql
    .selectFrom('passkeys')
    .select(['credentialId as id', 'transports'])
    .where('accountId', '=', asked.accountId)
    .orderBy('passkeyNo')
    .execute();
}
