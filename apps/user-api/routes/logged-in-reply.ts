import type { LoggedIn } from '@chulbal/domain/accounts/log-in.commands';
import { sessionReply } from '@chulbal/http/session-reply';
import type { TokenSigner } from '@chulbal/http/tokens';

/** What every way in answers with: the tokens of the session, and who it is. */
export async function loggedInReply(signer: TokenSigner, { account, session }: LoggedIn, now: Date) {
  return {
    ...(await sessionReply(signer, session, now)),
    userInfo: { userId: account.id, name: account.name },
  };
}
