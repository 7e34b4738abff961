import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';

/** One's own authenticator: since when it is on, and how many recovery codes are left. */
export async function getAuthenticator(
  db: Db,
  actor: UserActor,
): Promise<{ turnedOnAt: Date | null; codesLeft: number }> {
  const { userId: accountId } = actor;
  const row = await db.sql
    .selectFrom('authenticators')
    .select((eb) => [
      'turnedOnAt',
      eb
        .selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll().as('left'))
        .whereRef('recoveryCodes.accountId', '=', 'authenticators.accountId')
        .where('usedAt', 'is', null)
        .as('codesLeft'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return { turnedOnAt: row?.turnedOnAt ?? null, codesLeft: Number(row?.codesLeft ?? 0) };
}

/** Whether an account asks for a code. Told to nobody before the first proof was right (S-09). */
export async function hasAuthenticator(db: Db, asked: { accountId: number }): Promise<boolean> {
  const row = await db.sql
    .selectFrom('authenticators')
    .select('accountId')
    .where('accountId', '=', asked.accountId)
    .where('secretSealed', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
