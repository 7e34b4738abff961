import type { SessionTokens } from '@chulbal/contract/accounts';
import type { LoggedIn } from '@chulbal/domain/accounts/log-in.commands';
import type { OpenedSession } from '@chulbal/domain/sessions/commands';
import { ACCESS_SECONDS, type TokenSigner } from './tokens.ts';

/** What every way in answers with: the tokens of the session, and who it is. */
export async function loggedInReply(signer: TokenSigner, { account, session }: LoggedIn, now: Date) {
  return {
    ...(await sessionReply(signer, session, now)),
    userInfo: { userId: account.id, name: account.name },
  };
}

/** A session as its holder gets it: the refresh token and a fresh access token. */
export async function sessionReply(
  signer: TokenSigner,
  session: OpenedSession,
  now: Date,
): Promise<SessionTokens> {
  const { accountId, familyId, refreshToken, refreshExpiresIn, persistent } = session;
  return {
    accessToken: await signer.sign({ accountId, familyId }, now),
    refreshToken,
    accessExpiresIn: ACCESS_SECONDS,
    refreshExpiresIn,
    persistent,
  };
}
