import { randomBytes } from 'node:crypto';
import type { ErrorName } from '@chulbal/contract/errors';
import type { UserActor } from '../actor.ts';
import { type Clock, isUnderWay } from '../clock.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { useContentFiles } from './content-uses.commands.ts';
import { JUDGING_VERSION } from './judging.rules.ts';
import { MOST_AT_ONCE, readFileName, UPLOADING_MS } from './rules.ts';
import type { FileStore } from './store.ts';
import { takeBackUpload } from './upload.commands.ts';
import { asWebp, pictureExtensions, writeWebPicture } from './web-pictures.commands.ts';

/** The slot of pictures in business plans: their owner's alone (S-03). */
export const PLAN_SLOT = 'plan';

/** Bytes of one picture as it comes; pictures and bytes that an account keeps, what is still coming included. */
export const planPictureLimits = { picture: 10_000_000, pictures: 100, bytes: 60_000_000 } as const;

export type PlanPictureUpload = {
  fileName: string;
  size: number;
  now: Date;
  clock: Clock;
  body: AsyncIterable<Uint8Array>;
};

/**
 * Stores a picture for a person's business plans, as WebP without metadata. Nobody but that person may read it; what
 * none of their plans names is swept after a day. Throws 1120, 4023, 1103, 4020, 4021 and planPicturesFull 4081 before
 * a byte is read, 429 for too many at once; 4022 and 4021 for what comes.
 */
export async function storePlanPicture(
  db: Db,
  { userId }: UserActor,
  store: FileStore,
  upload: PlanPictureUpload,
): Promise<{ serverFileName: string; width: number; height: number }> {
  const { size, now } = upload;
  const file = readFileName(upload.fileName);
  if (typeof file === 'string') throw fault(file);
  if (!pictureExtensions.includes(file.extension)) throw fault('extensionRefused');
  if (size > planPictureLimits.picture) throw fault('fileTooLarge');
  if (size === 0) throw fault('fileRefused');
  const serverFileName = randomBytes(16).toString('hex');
  await db.transaction(async (tx) => {
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', userId).forUpdate().execute();
    await assertRoom(tx, {
      ...{ userId, slot: PLAN_SLOT, limits: planPictureLimits, full: 'planPicturesFull', size, now },
    });
    await tx.sql
      .insertInto('files')
      .values({
        ...{ serverFileName, ...file, ...asWebp, size, teamNo: null, ownerId: userId, slot: PLAN_SLOT },
        ...{ isPublic: false, startedAt: now, sha256: null, status: 'uploading' },
        ...{ storedAt: null, removedAt: null },
      })
      .execute();
  });
  try {
    const { width, height, ...written } = await writeWebPicture(store, serverFileName, {
      ...{ size, fileName: file.name, body: upload.body },
    });
    await db.sql
      .updateTable('files')
      .set({ status: 'stored', storedAt: upload.clock(), ...written, judgedBy: JUDGING_VERSION })
      .where('serverFileName', '=', serverFileName)
      .execute();
    return { serverFileName, width, height };
  } catch (error) {
    await takeBackUpload(db, store, serverFileName);
    throw error;
  }
}

type Room = {
  userId: number;
  slot: string;
  limits: { pictures: number; bytes: number };
  full: ErrorName;
  /** Of what arrives. */
  size: number;
  now: Date;
};

/** Whether a person's slot takes one more; throws 429 for too many at once, and `full`. The account is held by the caller. */
export async function assertRoom(tx: Db, { userId, slot, limits, full, size, now }: Room): Promise<void> {
  const rows = await tx.sql
    .selectFrom('files')
    .select(['size', 'status', 'startedAt'])
    .where('ownerId', '=', userId)
    .where('slot', '=', slot)
    .where('status', '<>', 'removed')
    .execute();
  const coming = rows.filter(
    ({ status, startedAt }) => status === 'uploading' && isUnderWay(startedAt, now, UPLOADING_MS),
  );
  if (coming.length >= MOST_AT_ONCE) throw fault('tooManyRequests', { retryAfter: 30 });
  const bytes = rows.reduce((sum, row) => sum + Number(row.size), size);
  if (rows.length >= limits.pictures || bytes > limits.bytes) throw fault(full);
}

/**
 * Says anew which pictures a plan names. Those that it names no more, and that no other plan names, go a day later, so
 * that taking the deletion back finds them. Names that are not of the person's pictures count for nothing.
 */
export async function keepPlanPictures(
  tx: Db,
  { userId }: UserActor,
  { planId, names, now }: { planId: string; names: readonly string[]; now: Date },
): Promise<void> {
  const object = { kind: PLAN_SLOT, id: `${userId}:${planId}` };
  const before = await tx.sql
    .selectFrom('contentUses')
    .select('serverFileName')
    .where('kind', '=', object.kind)
    .where('objectId', '=', object.id)
    .execute();
  const own = names.length === 0 ? [] : await ownPictures(tx, userId, names);
  await useContentFiles(tx, { ...object, shown: [], from: null, until: null, kept: own });
  const left = before.map(({ serverFileName }) => serverFileName).filter((name) => !own.includes(name));
  await markUnused(tx, left, now);
  await markUnused(tx, own, null);
}

async function ownPictures(tx: Db, userId: number, names: readonly string[]): Promise<string[]> {
  const rows = await tx.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('serverFileName', 'in', names)
    .where('ownerId', '=', userId)
    .where('slot', '=', PLAN_SLOT)
    .where('status', '=', 'stored')
    .execute();
  return rows.map(({ serverFileName }) => serverFileName);
}

/** From when on a stored picture is out of use. */
async function markUnused(tx: Db, names: readonly string[], removedAt: Date | null): Promise<void> {
  if (names.length === 0) return;
  await tx.sql.updateTable('files').set({ removedAt }).where('serverFileName', 'in', names).execute();
}
