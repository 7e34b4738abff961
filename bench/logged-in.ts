import type { Db } from '@chulbal/domain/db';
import { accessToken } from '@chulbal/testing/api';
import { SessionCookies } from '@chulbal/web/server/session-cookies';

/** The `Cookie` header of a browser in which this user has just logged in. */
export async function loggedInCookie(
  db: Db,
  { userId, name, cookieSecret }: { userId: number; name: string; cookieSecret: string },
): Promise<string> {
  const now = new Date();
  const written = await new SessionCookies(cookieSecret, false).write('user', {
    who: { userId, name },
    access: await accessToken(db, { kind: 'user', accountId: userId, now }),
    refresh: 'none',
    expiresAt: now.getTime() + 900_000,
    refreshFor: 900,
    persistent: false,
  });
  return written.map((each) => `${each.name}=${each.value}`).join('; ');
}
