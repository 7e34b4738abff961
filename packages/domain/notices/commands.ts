import type { NoticeDraft } from '@chulbal/contract/notices';
import type { WrittenNotice } from '@chulbal/contract/operator-notices';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { json } from '../json.ts';
import { cleanDraft, filesOf, publishProblems, searchColumns } from './rules.ts';
import { draftOf, getWrittenNotice, requireNotice } from './written.queries.ts';

/** Begins a notice that nobody sees yet. Throws notFound for an attachment that was never stored. */
export async function createNotice(
  db: Db,
  actor: OperatorActor,
  asked: { draft: NoticeDraft; now: Date },
): Promise<WrittenNotice> {
  const { now } = asked;
  return db.transaction(async (tx) => {
    const draft = await storable(tx, asked.draft);
    const { noticeNo } = await tx.sql
      .insertInto('notices')
      .values({
        ...{ noticeType: draft.noticeType, pinned: draft.pinned, hidden: false, publishAt: null },
        ...{ titleKo: '', titleEn: '', bodyKo: '', bodyEn: '', attachments: json([]), files: [] },
        ...{ draft: json(draft), draftFiles: filesOf(draft), editVersion: 1, version: 0 },
        ...{ titleText: '', bodyText: '', titleTokens: [], bodyTokens: [] },
        ...{ createdBy: actor.operatorId, createdAt: now, updatedAt: now },
      })
      .returning('noticeNo')
      .executeTakeFirstOrThrow();
    const object = noticeObject(noticeNo, draft);
    await record(tx, actor, { action: 'notice.create', object, after: { editVersion: 1 }, now });
    return getWrittenNotice(tx, { noticeNo, now });
  });
}

/**
 * Keeps what is being written; what is shown stays as it is. Throws editedElsewhere 4043 when somebody saved since
 * `editVersion`, notFound for no such notice or attachment.
 */
export async function saveNotice(
  db: Db,
  actor: OperatorActor,
  asked: { noticeNo: number; editVersion: number; draft: NoticeDraft; now: Date },
): Promise<WrittenNotice> {
  const { noticeNo, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const row = await requireNotice(tx, { noticeNo, lock: true });
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    const draft = await storable(tx, asked.draft);
    await tx.sql
      .updateTable('notices')
      .set({ draft: json(draft), draftFiles: filesOf(draft), editVersion: editVersion + 1, updatedAt: now })
      .where('noticeNo', '=', noticeNo)
      .execute();
    await record(tx, actor, {
      action: 'notice.save',
      object: noticeObject(noticeNo, draft),
      before: facts(draftOf(row)),
      after: facts(draft),
      now,
    });
    return getWrittenNotice(tx, { noticeNo, now });
  });
}

/**
 * Shows what is written from `publishAt` on, at once where it is null: a notice that is shown already keeps its time
 * then. The version that was shown stays on record. Side effects: a hidden notice is shown again, search knows the
 * new text. Throws editedElsewhere 4043, invalidRequest with the fields that `publishProblems` names, notFound.
 */
export async function publishNotice(
  db: Db,
  actor: OperatorActor,
  asked: { noticeNo: number; editVersion: number; publishAt: Date | null; now: Date },
): Promise<WrittenNotice> {
  const { noticeNo, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const row = await requireNotice(tx, { noticeNo, lock: true });
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    const draft = cleanDraft(draftOf(row));
    const fields = publishProblems(draft);
    if (Object.keys(fields).length > 0) throw fault('invalidRequest', { fields });
    const isShown = row.publishAt !== null && row.publishAt <= now;
    const publishAt = asked.publishAt ?? (isShown ? row.publishAt : null) ?? now;
    const version = row.version + 1;
    await tx.sql
      .updateTable('notices')
      .set({ ...draft, attachments: json(draft.attachments), ...searchColumns(draft), files: filesOf(draft) })
      .set({ draft: null, draftFiles: [], publishAt, version, hidden: false, updatedAt: now })
      .set({ editVersion: editVersion + 1 })
      .where('noticeNo', '=', noticeNo)
      .execute();
    await tx.sql
      .insertInto('noticeVersions')
      .values({
        noticeNo,
        version,
        publishAt,
        publishedBy: actor.operatorId,
        publishedAt: now,
        content: json(draft),
      })
      .execute();
    await record(tx, actor, {
      action: 'notice.publish',
      object: noticeObject(noticeNo, draft),
      before: { version: row.version, publishAt: row.publishAt },
      after: { version, publishAt, ...facts(draft) },
      now,
    });
    return getWrittenNotice(tx, { noticeNo, now });
  });
}

/** Takes a notice out of sight or shows it again. Throws notFound for one that was never published. */
export async function setNoticeHidden(
  db: Db,
  actor: OperatorActor,
  { noticeNo, hidden, now }: { noticeNo: number; hidden: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requireNotice(tx, { noticeNo, lock: true });
    if (!row.publishAt) throw fault('notFound');
    await tx.sql
      .updateTable('notices')
      .set({ hidden, updatedAt: now })
      .where('noticeNo', '=', noticeNo)
      .execute();
    await record(tx, actor, {
      action: hidden ? 'notice.hide' : 'notice.show',
      object: noticeObject(noticeNo, row),
      before: { hidden: row.hidden },
      after: { hidden },
      now,
    });
  });
}

/** A draft with clean texts, and its attachments as they were stored, whatever the browser calls them. */
async function storable(tx: Db, draft: NoticeDraft): Promise<NoticeDraft> {
  return { ...cleanDraft(draft), attachments: await namedAsStored(tx, draft.attachments) };
}

function noticeObject(noticeNo: number, { titleKo }: { titleKo: string }) {
  return { kind: 'notice', id: noticeNo, label: titleKo };
}

/** What the log keeps of a text: every version shown is on record in full. */
function facts({ noticeType, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments }: NoticeDraft) {
  const files = attachments.map(({ name }) => name);
  return { noticeType, pinned, titleKo, titleEn, bodyKo: bodyKo.length, bodyEn: bodyEn.length, files };
}
