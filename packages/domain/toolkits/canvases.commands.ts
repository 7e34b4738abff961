import { type Canvas, canvasLimits, readCanvas, writeCanvas } from '@chulbal/contract/canvas';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { saveCanvas as saveCanvasEndpoint } from '@chulbal/contract/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { savePaper } from './shelf.commands.ts';
import { readPapers } from './shelf.queries.ts';

/** Saves or deletes one canvas: see `savePaper`. Throws tooManyCanvases 4079. */
export async function saveCanvas(
  db: Db,
  actor: UserActor,
  asked: { baseVersion: number; canvasId: string; canvas: Canvas | null; now: Date },
): Promise<OutputOf<typeof saveCanvasEndpoint>> {
  const { canvas, canvasId, ...rest } = asked;
  const { others, conflict, ...saved } = await savePaper(db, actor, {
    ...rest,
    ...{ kind: 'canvas', most: canvasLimits.canvases, tooMany: 'tooManyCanvases' },
    paperId: canvasId,
    text: canvas && writeCanvas(canvas),
  });
  return {
    ...saved,
    others: readPapers(others, readCanvas),
    conflict: conflict && { theirs: conflict.theirs === null ? null : readCanvas(conflict.theirs) },
  };
}
