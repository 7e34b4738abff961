import { randomBytes } from 'node:crypto';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { mimeOf } from './content/check-content.ts';
import { CONTENT_SLOT } from './content-files.queries.ts';
import { JUDGING_VERSION } from './judging.rules.ts';
import { readFileName } from './rules.ts';
import type { FileStore } from './store.ts';
import { assertAcceptable, limited, takeBackUpload } from './upload.commands.ts';
import { asWebp, pictureExtensions, writeVariants, writeWebPicture } from './web-pictures.commands.ts';

/** How large a document and a picture may be, in bytes. */
const MAX_FILE = 50_000_000;
const MAX_PICTURE = 20_000_000;

export type ContentUpload = {
  fileName: string;
  size: number;
  kind: 'file' | 'picture';
  now: Date;
  clock: Clock;
  body: AsyncIterable<Uint8Array>;
};

export type StoredContentFile = {
  serverFileName: string;
  name: string;
  size: number;
  width: number | null;
  height: number | null;
};

/**
 * Stores a file for content, after the same checks as any upload. A picture becomes a WebP that fits a page, and the
 * smaller ones of its srcset. Nobody but those who write content may read it before something published names it, then
 * anyone; what nothing names is swept after a day. Throws 1120, 4023, 1103, 4020, 4021 before a byte is read; 4022 when
 * less or more comes than was said; 4021 for what the content is.
 */
export async function storeContentFile(
  db: Db,
  actor: OperatorActor,
  store: FileStore,
  upload: ContentUpload,
): Promise<StoredContentFile> {
  return writeContent(db, store, upload, {
    owner: { ownerId: actor.operatorId, slot: CONTENT_SLOT },
    async stored(tx, { serverFileName, name, written, storedAt }) {
      const object = { kind: 'contentFile', id: serverFileName, label: name };
      await record(tx, actor, { action: 'content.upload', object, after: written, now: storedAt });
    },
  });
}

type Keeping = {
  owner: { ownerId: number; slot: string };
  /** In the transaction that makes room for it; what it throws refuses the file before a byte is read. */
  room?: (tx: Db) => Promise<void>;
  /** In the transaction that stores it. */
  stored?: (
    tx: Db,
    file: {
      serverFileName: string;
      name: string;
      written: { size: number; sha256: string };
      storedAt: Date;
    },
  ) => Promise<void>;
};

/** The same for whichever slot of content: see `storeContentFile`. */
export async function writeContent(
  db: Db,
  store: FileStore,
  upload: ContentUpload,
  { owner, room, stored }: Keeping,
): Promise<StoredContentFile> {
  const { size, now, kind } = upload;
  const file = readFileName(upload.fileName);
  if (typeof file === 'string') throw fault(file);
  const mime = mimeOf(file.extension);
  if (!mime || (kind === 'picture' && !pictureExtensions.includes(file.extension)))
    throw fault('extensionRefused');
  if (size > (kind === 'picture' ? MAX_PICTURE : MAX_FILE)) throw fault('fileTooLarge');
  if (size === 0) throw fault('fileRefused');
  const serverFileName = randomBytes(16).toString('hex');
  await db.transaction(async (tx) => {
    await room?.(tx);
    await tx.sql
      .insertInto('files')
      .values({
        ...{ serverFileName, ...file, mime, size, teamNo: null, ...owner, isPublic: true },
        ...{ startedAt: now, sha256: null, status: 'uploading', storedAt: null, removedAt: null },
      })
      .execute();
  });
  const writeAsItIs = () =>
    store.write(serverFileName, limited(upload.body, size), {
      accept: (arrived) => assertAcceptable(arrived, { size, fileName: file.name }),
    });
  try {
    const picture =
      kind === 'picture'
        ? await writeWebPicture(store, serverFileName, { size, fileName: file.name, body: upload.body })
        : null;
    const { size: writtenSize, sha256, scanned } = picture ?? (await writeAsItIs());
    const written = { size: writtenSize, sha256 };
    const kept = picture ? asWebp : {};
    const variants = picture ? await writeVariants(store, serverFileName, picture) : [];
    const storedAt = upload.clock();
    await db.transaction(async (tx) => {
      await tx.sql
        .updateTable('files')
        .set({
          ...{ status: 'stored', storedAt, ...written, ...kept, judgedBy: JUDGING_VERSION },
          scannedAt: scanned ? storedAt : null,
        })
        .where('serverFileName', '=', serverFileName)
        .execute();
      if (variants.length > 0) await tx.sql.insertInto('pictureVariants').values(variants).execute();
      await stored?.(tx, { serverFileName, name: file.name, written, storedAt });
    });
    const { width = null, height = null } = picture ?? {};
    return { serverFileName, name: file.name, size: written.size, width, height };
  } catch (error) {
    // Should this fail too, sweeping finds both a day later.
    await takeBackUpload(db, store, serverFileName);
    throw error;
  }
}
