import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { WaysIn } from './ways-in.rules.ts';

/** How one can log in to an account, for a change: two changes at once follow one another. @throws 403 sessionOver. */
export async function lockWaysIn(tx: Db, asked: { accountId: number }): Promise<WaysIn> {
  const account = await tx.sql
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', asked.accountId)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  const links = await tx.sql
    .selectFrom('socialLogins')
    .select('provider')
    .where('accountId', '=', asked.accountId)
    .execute();
  const passkeys = await tx.sql
    .selectFrom('passkeys')
    .select('passkeyNo')
    .where('accountId', '=', asked.accountId)
    .execute();
  return {
    hasPassword: account.passwordHash !== null,
    linked: links.map(({ provider }) => provider),
    passkeys: passkeys.length,
  };
}
