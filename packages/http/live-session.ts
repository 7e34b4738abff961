import type { Db } from '@chulbal/domain/db';
import { fault } from '@chulbal/domain/fault';
import { findSession, type SessionState } from '@chulbal/domain/sessions/queries';
import type { TokenSigner } from './tokens.ts';

export type LiveSession = SessionState & { familyId: string };

/**
 * The session of a bearer's token, asked of the database on every call: it must be of that kind of account, not ended
 * and not run out.
 *
 * @throws 401 `signInRequired` for an expired token, 403 `sessionOver` for one that is not ours or whose session is over.
 */
export async function liveSession(
  db: Db,
  signer: TokenSigner,
  { token, now }: { token: string; now: Date },
): Promise<LiveSession> {
  const claims = await signer.verify(token, now);
  if (claims === 'expired') throw fault('signInRequired');
  if (claims === 'invalid') throw fault('sessionOver');
  const session = await findSession(db, claims.familyId);
  const isTheirs = session?.kind === signer.kind && session.accountId === claims.accountId;
  if (!session || !isTheirs || session.revoked || session.expiresAt <= now) throw fault('sessionOver');
  return { ...session, familyId: claims.familyId };
}
