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

const MAX_BYTES = 20_000_000;

/** What guardians print and sign, which anyone may read once a season names it; and what came back signed. */
const kinds = {
  guardianForm: {
    extensions: ['pdf', 'hwp', 'hwpx'],
    isPublic: true,
    object: 'season',
    action: 'season.uploadForm',
  },
  guardianPaper: {
    ...{ extensions: ['pdf', 'jpg', 'jpeg', 'png'], isPublic: false },
    ...{ object: 'guardian', action: 'guardian.uploadPaper' },
  },
} as const;

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
): Promise<StoredForm> {
  return storeForm(db, actor, store, { ...upload, kind: 'guardianForm' });
}

/** The same for the scan of a signed form, which nobody reads but operators, each time on record. */
export async function storeGuardianPaper(
  db: Db,
  actor: OperatorActor,
  store: FileStore,
  upload: FormUpload,
): Promise<StoredForm> {
  return storeForm(db, actor, store, { ...upload, kind: 'guardianPaper' });
}

type StoredForm = { serverFileName: string; name: string; size: number };

async function storeForm(
  db: Db,
  actor: OperatorActor,
  store: FileStore,
  upload: FormUpload & { kind: keyof typeof kinds },
): Promise<StoredForm> {
  const { extensions, isPublic, object: kind, action } = kinds[upload.kind];
  const { size, now } = upload;
  const file = readFileName(upload.fileName);
  if (typeof file === 'string') throw fault(file);
  const mime = mimeOf(file.extension);
  if (!mime || !(extensions as readonly string[]).includes(file.extension)) throw fault('extensionRefused');
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
    slot: upload.kind,
    isPublic,
    startedAt: now,
  };
  await db.sql
    .insertInto('files')
    .values({ ...row, sha256: null, status: 'uploading', storedAt: null, removedAt: null })
    .execute();
  try {
    const { sha256, scanned } = await store.write(serverFileName, limited(upload.body, size), {
      accept: (arrived) => assertAcceptable(arrived, { size, fileName: file.name }),
    });
    const storedAt = upload.clock();
    await db.transaction(async (tx) => {
      await tx.sql
        .updateTable('files')
        .set({
          status: 'stored',
          storedAt,
          sha256,
          judgedBy: JUDGING_VERSION,
          scannedAt: scanned ? storedAt : null,
        })
        .where('serverFileName', '=', serverFileName)
        .execute();
      // A scan's name may be somebody's.
      const object = { kind, id: '', label: isPublic ? file.name : '' };
      const after = { size, sha256 };
      await record(tx, actor, { action, object, after, now: storedAt });
    });
  } catch (error) {
    // Should this fail too, sweeping finds both a day later.
    await takeBackUpload(db, store, serverFileName);
    throw error;
  }
  return { serverFileName, name: file.name, size };
}
