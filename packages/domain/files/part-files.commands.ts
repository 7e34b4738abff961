import type { StoredFile } from '@chulbal/contract/files/files';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import { mintUser, type UserActor } from '../actor.ts';
import { getProvenPart } from '../applications/members/parts.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { deadlineFor } from '../seasons/queries.ts';
import { type FileRow, storedFile } from './queries.ts';
import { isServerFileName } from './rules.ts';
import type { FileStore } from './store.ts';
import { type ArrivingFile, uploadInto } from './upload.commands.ts';

type Proof = { token: string; pass?: string | undefined };

/**
 * Takes a member's own document by their link, in a slot that asks everyone: see `uploadInto`. It stands in the leader's
 * name, who does not read it. Throws linkExpired 4030 and partNotProven 4365 too.
 */
export async function uploadPartFile(
  db: Db,
  actor: UserActor | null,
  store: FileStore,
  upload: ArrivingFile & Proof & { slot: DocumentSlot },
): Promise<StoredFile> {
  const { slot, now } = upload;
  const { application, part } = await getProvenPart(db, actor, upload);
  const { teamNo, leaderId } = application;
  const row = await uploadInto(db, mintUser(leaderId), store, upload, {
    ...{ teamNo, stageNo: null, slot, person: part.memberKey, isPublic: false, byMember: true },
    async open(tx) {
      const found = await getProvenPart(tx, actor, { ...upload, now, lock: true });
      const rule = found.rules.documents.find((one) => one.slot === slot);
      if (rule?.requirement !== 'everyone') throw fault('fileCountMismatch');
      return { rule, deadline: deadlineFor(found.rules, found.application.stageNo, teamNo) };
    },
    async stored(tx) {
      await tx.sql.updateTable('applications').set({ changed: true }).where('teamNo', '=', teamNo).execute();
    },
  });
  return storedFile(row);
}

/** Takes a document of one's own out again. Throws linkExpired 4030, partNotProven 4365, notFound, notInPeriod 1353. */
export async function removePartFile(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { serverFileName: string; now: Date },
): Promise<void> {
  const { serverFileName, now } = asked;
  await db.transaction(async (tx) => {
    const { application, part, rules } = await getProvenPart(tx, actor, { ...asked, lock: true });
    const { teamNo } = application;
    const { opensAt, closesAt, over } = deadlineFor(rules, application.stageNo, teamNo);
    if (over || now < opensAt || now >= closesAt) throw fault('notInPeriod');
    const { numUpdatedRows } = await tx.sql
      .updateTable('files')
      .set({ status: 'removed', removedAt: now })
      .where('serverFileName', '=', isServerFileName(serverFileName) ? serverFileName : '')
      .where('teamNo', '=', teamNo)
      .where('person', '=', part.memberKey)
      .where('stageNo', 'is', null)
      .where('status', '=', 'stored')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fault('notFound');
    await tx.sql.updateTable('applications').set({ changed: true }).where('teamNo', '=', teamNo).execute();
  });
}

/** A document of one's own that stands in the draft. Throws linkExpired 4030, partNotProven 4365, notFound. */
export async function getPartFile(
  db: Db,
  actor: UserActor | null,
  asked: Proof & { serverFileName: string; now: Date },
): Promise<FileRow> {
  const { part } = await getProvenPart(db, actor, asked);
  const file = await db.sql
    .selectFrom('files')
    .selectAll()
    .where('serverFileName', '=', isServerFileName(asked.serverFileName) ? asked.serverFileName : '')
    .where('teamNo', '=', part.teamNo)
    .where('person', '=', part.memberKey)
    .where('status', '=', 'stored')
    .executeTakeFirst();
  if (!file) throw fault('notFound');
  return file;
}
