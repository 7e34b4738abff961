import { type Canvas, readCanvas } from '@chulbal/contract/canvas';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { myCanvases } from '@chulbal/contract/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';

/** A person's canvases, deleted ones left out; version 0 before the first save. */
export async function listMyCanvases(db: Db, { userId }: UserActor): Promise<OutputOf<typeof myCanvases>> {
  const shelf = await db.sql
    .selectFrom('canvasShelves')
    .select(['version', 'savedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!shelf) return { version: 0, savedAt: null, canvases: {} };
  const standing = await listSince(db, userId, 0);
  const canvases = Object.entries(standing).flatMap(([id, canvas]) =>
    canvas ? [[id, canvas] as const] : [],
  );
  return {
    version: shelf.version,
    savedAt: shelf.savedAt.toISOString(),
    canvases: Object.fromEntries(canvases),
  };
}

/** The canvases that were saved after a version, by id; null for those deleted. */
export async function listSince(
  db: Db,
  userId: number,
  version: number,
): Promise<Record<string, Canvas | null>> {
  const rows = await db.sql
    .selectFrom('canvases')
    .select(['canvasId', 'sealed'])
    .where('userId', '=', userId)
    .where('version', '>', version)
    .execute();
  return Object.fromEntries(rows.map(({ canvasId, sealed }) => [canvasId, openCanvas(db, sealed)]));
}

/** What a row holds; null where it was deleted. */
export function openCanvas(db: Db, sealed: Buffer | null): Canvas | null {
  return sealed ? readCanvas(db.vault.open(sealed)) : null;
}
