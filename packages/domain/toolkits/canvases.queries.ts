import type { OutputOf } from '@chulbal/contract/endpoint';
import { readCanvas } from '@chulbal/contract/toolkits/canvas';
import type { myCanvases } from '@chulbal/contract/toolkits/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getShelf } from './shelf.queries.ts';

/** A person's canvases, deleted ones left out; version 0 before the first save. */
export async function listMyCanvases(db: Db, { userId }: UserActor): Promise<OutputOf<typeof myCanvases>> {
  const { version, savedAt, papers } = await getShelf(db, { userId, kind: 'canvas' });
  const canvases = Object.entries(papers).flatMap(([id, text]) => {
    const canvas = readCanvas(text);
    return canvas ? [[id, canvas] as const] : [];
  });
  return { version, savedAt, canvases: Object.fromEntries(canvases) };
}
