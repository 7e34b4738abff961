import { beginAuthenticator, turnOnAuthenticator } from '@chulbal/domain/accounts/authenticator.commands';
import { logIn } from '@chulbal/domain/accounts/log-in.commands';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { mintUser, type UserActor } from '@chulbal/domain/actor';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from './accounts.ts';

/** When codes are asked for, and the password before them. */
export const codesNow = new Date('2026-03-02T01:00:00Z');
export const codesPassword = '느티나무 아래 출발선';

/** So many minutes later: each has a code of its own. */
export const codesLater = (minutes: number) => new Date(codesNow.getTime() + minutes * 60_000);

/** Somebody with an authenticator app that was turned on at `codesNow`. */
export type Holder = {
  id: number;
  email: string;
  actor: UserActor;
  secret: string;
  codes: string[];
  codeAt: (at: Date) => string;
};

export async function createHolder(db: Db): Promise<Holder> {
  const { id, email } = await createAccount(db, { passwordHash: await hashPassword(codesPassword) });
  return turnedOn(db, { id, email });
}

/** Turns an authenticator app on for an account. */
export async function turnedOn(
  db: Db,
  { id, email, password = codesPassword }: { id: number; email: string; password?: string },
): Promise<Holder> {
  const actor = mintUser(id);
  const asked = { currentPassword: password, language: 'ko', now: codesNow } as const;
  const { totpSecret: secret } = await beginAuthenticator(db, actor, asked);
  const codes = await turnOnAuthenticator(db, actor, { ...asked, totp: totpCode(secret, codesNow) });
  return { id, email, actor, secret, codes, codeAt: (at) => totpCode(secret, at) };
}

/** Logs in with e-mail, password and whatever is shown beside them. */
export function logInWith(
  db: Db,
  loginId: string,
  asked: { password?: string; totp?: string; at?: Date; address?: string } = {},
) {
  const { password = codesPassword, totp, at = codesLater(2), address = '192.0.2.1' } = asked;
  const secret = 'a key of the test that is long enough';
  return logIn(db, {
    ...{ loginId, password, totp, address, secret, now: at },
    ...{ stayLoggedIn: false, language: 'ko' as const },
  });
}
