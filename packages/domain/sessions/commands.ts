import { randomUUID } from 'node:crypto';
import { keptMs } from '@chulbal/contract/retention/retention';
import type { AccountKind } from '../actor.ts';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { readRefreshToken, refreshTokenAt, rotationVerdict, sessionEnd, tokenHash } from './rules.ts';

/** A session as its holder gets it. `refreshExpiresIn` in whole seconds. */
export type OpenedSession = {
  familyId: string;
  accountId: number;
  refreshToken: string;
  refreshExpiresIn: number;
  persistent: boolean;
};

/** Why a session ended, as the database keeps it. */
export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password'
  | 'withdrawal'
  | 'disabled'
  | 'reset'
  | 'device'
  | 'operator';

/** How long an ended session is kept for questions about it. */
const KEPT_AFTER_END_MS = keptMs('session');

/** Where a log-in came from, as it is kept. */
export type SessionOrigin = { deviceIndex: string | null; fromSealed: Buffer; told: boolean };

/** Opens a session; how long it lives without being renewed, `sessionEnd` says. */
export async function openSession(
  db: Db,
  asked: {
    kind: AccountKind;
    accountId: number;
    persistent: boolean;
    from?: SessionOrigin;
    now: Date;
    secret: string;
  },
): Promise<OpenedSession> {
  const { kind, accountId, persistent, now, secret } = asked;
  const familyId = randomUUID();
  const refreshToken = refreshTokenAt({ familyId, number: 1 }, kind, secret);
  const expiresAt = sessionEnd({ kind, persistent, createdAt: now }, now);
  await db.sql
    .insertInto('sessionFamilies')
    .values({
      id: familyId,
      kind,
      accountId,
      number: 1,
      tokenHash: tokenHash(refreshToken),
      persistent,
      createdAt: now,
      rotatedAt: now,
      expiresAt,
      revokedAt: null,
      revokedReason: null,
      ...asked.from,
    })
    .execute();
  return { familyId, accountId, refreshToken, refreshExpiresIn: secondsUntil(expiresAt, now), persistent };
}

/**
 * Exchanges a refresh token for the next one (S-07). The family's row is locked, so ten tabs at once make
 * one rotation and get the same successor; reuse of an older token ends the family.
 *
 * @throws 403 sessionOver when the token is not ours, of another kind, too old, or its session has ended.
 */
export async function rotateSession(
  db: Db,
  asked: { kind: AccountKind; refreshToken: string; now: Date; secret: string },
): Promise<OpenedSession> {
  const { kind, now, secret } = asked;
  const place = readRefreshToken(asked.refreshToken, kind, secret);
  if (!place) throw fault('sessionOver');
  // A reused token ends the family, and that must stand: so the refusal is thrown after the commit.
  const session = await db.transaction(async (tx) => {
    const family = await tx.sql
      .selectFrom('sessionFamilies')
      .selectAll()
      .where('id', '=', place.familyId)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst();
    if (!family) return null;
    const hash = tokenHash(asked.refreshToken);
    const verdict = rotationVerdict(family, { number: place.number, hash }, now);
    if (verdict === 'over') return null;
    if (verdict === 'reuse') {
      await endSession(tx, { familyId: family.id, reason: 'reuse', now });
      return null;
    }
    const number = verdict === 'repeat' ? family.number : family.number + 1;
    const refreshToken = refreshTokenAt({ familyId: family.id, number }, kind, secret);
    const expiresAt = verdict === 'repeat' ? family.expiresAt : sessionEnd(family, now);
    if (verdict === 'rotate') {
      await tx.sql
        .updateTable('sessionFamilies')
        .set({ number, tokenHash: tokenHash(refreshToken), rotatedAt: now, expiresAt })
        .where('id', '=', family.id)
        .execute();
    }
    return {
      familyId: family.id,
      accountId: family.accountId,
      refreshToken,
      refreshExpiresIn: secondsUntil(expiresAt, now),
      persistent: family.persistent,
    };
  });
  if (!session) throw fault('sessionOver');
  return session;
}

/** Ends one session; ending it again changes nothing. */
export async function endSession(
  db: Db,
  asked: { familyId: string; reason: EndReason; now: Date },
): Promise<void> {
  await db.sql
    .updateTable('sessionFamilies')
    .set({ revokedAt: asked.now, revokedReason: asked.reason })
    .where('id', '=', asked.familyId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends every session of an account, but for the one named by `except`. */
export async function endSessionsOf(
  db: Db,
  asked: { accountId: number; except?: string | null; reason: EndReason; now: Date },
): Promise<void> {
  let ending = db.sql
    .updateTable('sessionFamilies')
    .set({ revokedAt: asked.now, revokedReason: asked.reason })
    .where('accountId', '=', asked.accountId)
    .where('revokedAt', 'is', null);
  if (asked.except) ending = ending.where('id', '!=', asked.except);
  await ending.execute();
}

/** Marks a session as just confirmed by its operator (S-11). */
export async function confirmSession(db: Db, asked: { familyId: string; until: Date }): Promise<void> {
  await db.sql
    .updateTable('sessionFamilies')
    .set({ confirmedUntil: asked.until })
    .where('id', '=', asked.familyId)
    .execute();
}

/** Removes sessions that ended or ran out 30 days ago. */
export async function sweepSessions(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - KEPT_AFTER_END_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('sessionFamilies')
      .where('id', 'in', (of) =>
        of
          .selectFrom('sessionFamilies')
          .select('id')
          .where((or) => or.or([or('expiresAt', '<', before), or('revokedAt', '<', before)]))
          .limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1_000));
}
