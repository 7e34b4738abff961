import type { AccountKind } from '../actor.ts';
import type { Db } from '../db.ts';

export type SessionState = {
  kind: AccountKind;
  accountId: number;
  revoked: boolean;
  /** When it ends unless it is renewed before. */
  expiresAt: Date;
  /** Until when an operator needs no new confirmation. */
  confirmedUntil: Date | null;
};

/** What a bearer's session is worth; null when there is none. Asked on every request with a token. */
export async function findSession(db: Db, familyId: string): Promise<SessionState | null> {
  const family = await db.sql
    .selectFrom('sessionFamilies')
    .select(['kind', 'accountId', 'revokedAt', 'expiresAt', 'confirmedUntil'])
    .where('id', '=', familyId)
    .executeTakeFirst();
  if (!family) return null;
  const { kind, accountId, revokedAt, expiresAt, confirmedUntil } = family;
  return { kind, accountId, revoked: revokedAt !== null, expiresAt, confirmedUntil };
}
