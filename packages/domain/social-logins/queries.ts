import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** How one can log in to one's own account. @throws 403 sessionOver when the account is gone. */
export async function getWaysIn(
  db: Db,
  actor: UserActor,
): Promise<{ hasPassword: boolean; links: { provider: string; linkedAt: Date; usedAt: Date | null }[] }> {
  const account = await db.sql
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', actor.userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  const links = await db.sql
    .selectFrom('socialLogins')
    .select(['provider', 'linkedAt', 'usedAt'])
    .where('accountId', '=', actor.userId)
    .orderBy('linkedAt')
    .execute();
  return { hasPassword: account.passwordHash !== null, links };
}
