import { type Canvas, writeCanvas } from '@chulbal/contract/canvas';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { saveCanvas as saveCanvasEndpoint } from '@chulbal/contract/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listSince, openCanvas } from './queries.ts';
import { KEPT_DELETIONS, mayWrite } from './rules.ts';

type Saved = OutputOf<typeof saveCanvasEndpoint>;

/**
 * Saves or deletes one canvas. Saves of one person wait for each other, and nobody is overwritten unseen.
 * Throws tooManyCanvases 4079.
 */
export async function saveCanvas(
  db: Db,
  { userId }: UserActor,
  asked: { baseVersion: number; canvasId: string; canvas: Canvas | null; now: Date },
): Promise<Saved> {
  const { baseVersion, canvasId, canvas, now } = asked;
  return db.transaction(async (tx) => {
    const shelf = await lockShelf(tx, userId, now);
    const row = await tx.sql
      .selectFrom('canvases')
      .select(['version', 'sealed'])
      .where('userId', '=', userId)
      .where('canvasId', '=', canvasId)
      .executeTakeFirst();
    const standing = row ? { version: row.version, canvas: openCanvas(tx, row.sealed) } : null;
    const verdict = mayWrite(canvas, {
      standing,
      baseVersion,
      others: await countOthers(tx, userId, canvasId),
    });
    if (verdict === 'tooMany') throw fault('tooManyCanvases');
    const { [canvasId]: _, ...others } = await listSince(tx, userId, baseVersion);
    if (verdict !== 'write') {
      const conflict = verdict === 'conflict' ? { theirs: standing?.canvas ?? null } : null;
      return { version: shelf.version, savedAt: shelf.savedAt.toISOString(), others, conflict };
    }
    const version = shelf.version + 1;
    const sealed = canvas ? tx.vault.seal(writeCanvas(canvas)) : null;
    await tx.sql
      .insertInto('canvases')
      .values({ userId, canvasId, version, sealed })
      .onConflict((conflict) => conflict.columns(['userId', 'canvasId']).doUpdateSet({ version, sealed }))
      .execute();
    await tx.sql
      .updateTable('canvasShelves')
      .set({ version, savedAt: now })
      .where('userId', '=', userId)
      .execute();
    if (!canvas) await forgetOldDeletions(tx, userId);
    return { version, savedAt: now.toISOString(), others, conflict: null };
  });
}

async function lockShelf(tx: Db, userId: number, now: Date): Promise<{ version: number; savedAt: Date }> {
  await tx.sql
    .insertInto('canvasShelves')
    .values({ userId, version: 0, savedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.sql
    .selectFrom('canvasShelves')
    .select(['version', 'savedAt'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function countOthers(tx: Db, userId: number, canvasId: string): Promise<number> {
  const { others } = await tx.sql
    .selectFrom('canvases')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('userId', '=', userId)
    .where('canvasId', '<>', canvasId)
    .where('sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(others);
}

async function forgetOldDeletions(tx: Db, userId: number): Promise<void> {
  const deleted = tx.sql.selectFrom('canvases').where('userId', '=', userId).where('sealed', 'is', null);
  await tx.sql
    .deleteFrom('canvases')
    .where('userId', '=', userId)
    .where('sealed', 'is', null)
    .where(
      'canvasId',
      'in',
      deleted.select('canvasId').orderBy('version', 'desc').limit(1000).offset(KEPT_DELETIONS),
    )
    .execute();
}
