import { fieldErrors } from '@chulbal/contract/field-errors';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { countAttempt, forgiveAttempt } from './attempts.commands.ts';
import type { Attempt } from './attempts.queries.ts';
import { passwordMatches } from './passwords.ts';
import { getContact } from './queries.ts';

/** A log-in by a provider says who somebody is for this long. */
export const FRESH_MS = 10 * 60_000;

/**
 * Confirms who is asking before something that cannot be undone: by the password, or, where the account has none, by a
 * log-in of the last ten minutes.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 4310 freshLogInNeeded; 429.
 */
export async function confirmIdentity(
  db: Db,
  actor: UserActor,
  asked: { currentPassword: string; now: Date },
): Promise<void> {
  const { currentPassword, now } = asked;
  const { passwordHash } = await getContact(db, { accountId: actor.userId });
  if (passwordHash === null) {
    const session = await db.sql
      .selectFrom('sessionFamilies')
      .select('createdAt')
      .where('id', '=', actor.familyId)
      .where('accountId', '=', actor.userId)
      .executeTakeFirst();
    if (session && now.getTime() - session.createdAt.getTime() < FRESH_MS) return;
    throw fault('freshLogInNeeded');
  }
  const attempt = await provePassword(
    db,
    { passwordHash },
    { accountId: actor.userId, currentPassword, now },
  );
  await forgiveAttempt(db, { cleared: [attempt] });
}

/**
 * Confirms who is asking by the password that they have now. Gives the attempt that was counted, to be forgiven with what
 * it was for.
 *
 * @throws 4001 wrongCredentials beside `currentPassword`; 429.
 */
export async function provePassword(
  db: Db,
  { passwordHash }: { passwordHash: string | null },
  { accountId, currentPassword, now }: { accountId: number; currentPassword: string; now: Date },
): Promise<Attempt> {
  const attempt = { limit: 'changePassword', who: String(accountId) } as const;
  await countAttempt(db, { attempts: [attempt], now });
  if (await passwordMatches(passwordHash, currentPassword)) return attempt;
  const message = fieldErrors.wrongPassword;
  throw fault('wrongCredentials', { message, fields: { currentPassword: message } });
}
