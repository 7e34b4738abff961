import type { Db } from '../../db.ts';
import { type FilesOfVersion, filesToRestore } from './draft-files.rules.ts';

/** Puts files of a kept version back into the draft, as far as there is room for them. */
export async function bringFilesBack(
  tx: Db,
  { teamNo, now, ...version }: FilesOfVersion & { teamNo: number },
): Promise<void> {
  const rows = await tx.sql
    .selectFrom('files')
    .select(['serverFileName', 'slot', 'status', 'storedAt', 'removedAt', 'startedAt'])
    .where('teamNo', '=', teamNo)
    .where('stageNo', 'is', null)
    .execute();
  const files = rows.flatMap(({ status, storedAt, startedAt, ...file }) =>
    status === 'uploading' ? [] : [{ ...file, status, storedAt: storedAt ?? startedAt }],
  );
  const { back, out } = filesToRestore(files, { ...version, now });
  await setFiles(tx, out, { status: 'removed', removedAt: now });
  await setFiles(tx, back, { status: 'stored', removedAt: null });
}

async function setFiles(
  tx: Db,
  names: readonly string[],
  values: { status: 'stored' | 'removed'; removedAt: Date | null },
): Promise<void> {
  if (names.length === 0) return;
  await tx.sql.updateTable('files').set(values).where('serverFileName', 'in', names).execute();
}

/** Of a team's files exactly these stay in the draft; one of them that had been taken out comes back. */
export async function keepOnlyFiles(
  tx: Db,
  { teamNo, names, now }: { teamNo: number; names: string[]; now: Date },
): Promise<void> {
  let others = tx.sql
    .updateTable('files')
    .set({ status: 'removed', removedAt: now })
    .where('teamNo', '=', teamNo)
    .where('stageNo', 'is', null)
    .where('status', '=', 'stored');
  if (names.length > 0) others = others.where('serverFileName', 'not in', names);
  await others.execute();
  if (names.length === 0) return;
  await tx.sql
    .updateTable('files')
    .set({ status: 'stored', removedAt: null })
    .where('serverFileName', 'in', names)
    .where('status', '=', 'removed')
    .execute();
}
