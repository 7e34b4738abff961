import { type DeviceView, endReason } from '@chulbal/contract/devices';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import type { SeenFrom } from './devices.rules.ts';

const MOST = 100;

const nowhere = { browser: null, system: null, place: null, way: null };

/** One's own log-ins: those that are open, the newest first, then those that ended. */
export async function listDevices(db: Db, actor: UserActor, { now }: { now: Date }): Promise<DeviceView[]> {
  const rows = await db.sql
    .selectFrom('sessionFamilies')
    .select(['id', 'createdAt', 'rotatedAt', 'expiresAt', 'revokedAt', 'revokedReason', 'fromSealed'])
    .where('accountId', '=', actor.userId)
    .orderBy((eb) => eb.or([eb('revokedAt', 'is not', null), eb('expiresAt', '<=', now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    current: row.id === actor.familyId,
    at: row.createdAt.toISOString(),
    seenAt: row.rotatedAt.toISOString(),
    ...seenFrom(db, row.fromSealed),
    ended: endOf(row, now),
  }));
}

/** What was kept of where a log-in came from; nothing of one from before that was kept. */
export function seenFrom(db: Db, sealed: Buffer | null): Omit<SeenFrom, 'way'> & { way: string | null } {
  return sealed ? (JSON.parse(db.vault.open(sealed)) as SeenFrom) : nowhere;
}

function endOf(
  {
    revokedAt,
    revokedReason,
    expiresAt,
  }: { revokedAt: Date | null; revokedReason: string | null; expiresAt: Date },
  now: Date,
): DeviceView['ended'] {
  if (revokedAt) return { at: revokedAt.toISOString(), why: endReason.parse(revokedReason) };
  return expiresAt <= now ? { at: expiresAt.toISOString(), why: 'out' } : null;
}
