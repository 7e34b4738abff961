import type { SessionTokens } from '@chulbal/contract/accounts';
import type { OpenedSession } from '@chulbal/domain/sessions/commands';
import { ACCESS_SECONDS, type TokenSigner } from './tokens.ts';

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
