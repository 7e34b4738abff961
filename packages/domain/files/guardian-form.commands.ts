import { randomBytes } from 'node:crypto';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { mimeOf } from './content/check-content.ts';
import { JUDGING_VERSION } from './judging.rules.ts';
import { readFileName } from './rules.ts';
import type { FileStore } from './store.ts';
import { assertAcceptable, limited, takeBackUpload } from './upload.commands.ts';

/** Of what guardians print and sign, and how large it may be. */
const extensions = ['pdf', 'hwp', 'hwpx'];
const MAX_BYTES = 20_000_000;

export type FormUpload = {
  /** As the operator's disk has it. */
  fileName: string;
  size: number;
  now: Date;
  clock: Clock;
  body: AsyncIterable<Uint8Array>;
};

/**
 * Stores a form that guardians sign, after the same checks as any upload. Nobody may read it before a season in
 * force names it, then anyone; one that no season names is swept after a day. Throws 1120, 4023, 1103, 4020, 4021
 * before a byte is read; 4022 when less or more comes than was said; 4021 for what the content is.
 */
export async function storeGuardianForm(
  db: Db,
  actor: OperatorActor,
  store: FileStore,
  upload: FormUpload,
): Promise<{ serverFileName: string; name: string; size: number }> {
  const { size, now } = upload;
  const file = readFileName(upload.fileName);
  if (typeof file === 'string') throw fault(file);
  const mime = mimeOf(file.extension);
  if (!mime || !extensions.includes(file.extension)) throw fault('extensionRefused');
  if (size > MAX_BYTES) throw fault('fileTooLarge');
  if (size === 0) throw fault('fileRefused');
  const serverFileName = randomBytes(16).toString('hex');
  const row = {
    serverFileName,
    ...file,
    mime,
    size,
    teamNo: null,
    ownerId: actor.operatorId,
    slot: 'guardianForm',
    isPublic: true,
    startedAt: now,
  };
  await db.sql
    .insertInto('files')
    .values({ ...row, sha256: null, status: 'uploading', storedAt: null, removedAt: null })
    .execute();
  try {
    const { sha256 } = await store.write(serverFileName, limited(upload.body, size), {
      accept: (arrived) => assertAcceptable(arrived, { size, fileName: file.name }),
    });
    const storedAt = upload.clock();
    await db.transaction(async (tx) => {
      await tx.sql
        .updateTable('files')
        .set({ status: 'stored', storedAt, sha256, judgedBy: JUDGING_VERSION })
        .where('serverFileName', '=', serverFileName)
        .execute();
      const object = { kind: 'season', id: '', label: file.name };
      const after = { size, sha256 };
      await record(tx, actor, { action: 'season.uploadForm', object, after, now: storedAt });
    });
  } catch (error) {
    // Should this fail too, sweeping finds both a day later.
    await takeBackUpload(db, store, serverFileName);
    throw error;
  }
  return { serverFileName, name: file.name, size };
}
