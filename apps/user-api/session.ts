import type { Endpoint } from '@chulbal/contract/endpoint';
import { mintUser, type UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { fault } from '@chulbal/domain/fault';
import { bearerOf } from '@chulbal/http/bearer';
import { liveSession } from '@chulbal/http/live-session';
import type { TokenSigner } from '@chulbal/http/tokens';
import type { FastifyRequest } from 'fastify';

/** Who may call the user API: anyone at `public` endpoints (known if a token is sent), users at the others. */
export type UserActors = { public: UserActor | null; user: UserActor };

/**
 * The one file that mints users. 401 without a token or with an expired one, 403 when the token is not ours
 * or its session is over.
 */
export function userAuthentication(db: Db, signer: TokenSigner) {
  return async function authenticate<A extends keyof UserActors>(
    { access }: Pick<Endpoint<A>, 'access'>,
    request: FastifyRequest,
    { now }: { now: Date },
  ): Promise<UserActors[A]> {
    const token = bearerOf(request);
    if (!token) {
      if (access === 'public') return null as UserActors[A];
      throw fault('signInRequired');
    }
    const { accountId, familyId } = await liveSession(db, signer, { token, now });
    return mintUser(accountId, familyId);
  };
}
