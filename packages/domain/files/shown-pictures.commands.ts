import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { openCleanCopy } from './clean-copies.commands.ts';
import { CONTENT_SLOT } from './content-files.queries.ts';
import type { FileRow } from './queries.ts';
import type { FileStore } from './store.ts';

/**
 * The bytes of a file that may be read. A team's picture that anyone may see goes out without what its camera wrote
 * into it: place, time, maker, names. It is kept as it was sent, as its receipt says. Throws notFound, and what
 * `openCleanCopy` throws.
 */
export async function openReadable(
  db: Db,
  store: FileStore,
  { file, now }: { file: FileRow; now: Date },
): Promise<NonNullable<Awaited<ReturnType<FileStore['read']>>>> {
  const { serverFileName, extension } = file;
  const isTeamPicture = file.isPublic && file.teamNo !== null && file.slot !== CONTENT_SLOT;
  const opened = isTeamPicture
    ? await openCleanCopy(db, store, { serverFileName, extension, now })
    : await store.read(serverFileName);
  if (!opened) throw fault('notFound');
  return opened;
}
