import type { OutputOf } from '@chulbal/contract/endpoint';
import {
  type Canvas,
  canvasLimits,
  holdsRegistrationNumber,
  readCanvas,
  writeCanvas,
} from '@chulbal/contract/toolkits/canvas';
import type { saveCanvas as saveCanvasEndpoint } from '@chulbal/contract/toolkits/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { savePaper } from './shelf.commands.ts';
import { readPapers } from './shelf.queries.ts';

/** Saves or deletes one canvas: see `savePaper`. Throws tooManyCanvases 4079, residentNumberWritten 4082 (P-04). */
export async function saveCanvas(
  db: Db,
  actor: UserActor,
  asked: { baseVersion: number; canvasId: string; canvas: Canvas | null; now: Date },
): Promise<OutputOf<typeof saveCanvasEndpoint>> {
  const { canvas, canvasId, ...rest } = asked;
  if (canvas && holdsRegistrationNumber(canvas)) throw fault('residentNumberWritten');
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
