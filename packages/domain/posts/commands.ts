import type { PostDraft, WrittenPost } from '@chulbal/contract/posts/operators';
import type { Selectable } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { cleanDraft, filesOf, isBlank, publishProblems, searchColumns } from './rules.ts';
import type { PostsTable } from './tables.ts';
import { draftOf, findBegun, getWrittenPost, requirePost, shownOf } from './written.queries.ts';

/** Begins a post that nobody sees yet; an empty one that the operator has begun before is gone on with. Throws notFound for an attachment that was never stored. */
export async function createPost(
  db: Db,
  actor: OperatorActor,
  asked: { draft: PostDraft; now: Date },
): Promise<WrittenPost> {
  const { now } = asked;
  return db.transaction(async (tx) => {
    const draft = await storable(tx, asked.draft);
    const begun = isBlank(draft) ? await findBegun(tx, actor, draft) : undefined;
    if (begun) return getWrittenPost(tx, { postNo: begun, now });
    const { postNo } = await tx.sql
      .insertInto('posts')
      .values({
        ...{ board: draft.board, kind: draft.kind, pinned: draft.pinned, hidden: false, publishAt: null },
        ...{ titleKo: '', titleEn: '', bodyKo: '', bodyEn: '', attachments: json([]) },
        ...{ details: json(draft.details), draft: json(draft), editVersion: 1, version: 0 },
        ...{ titleTokens: [], bodyTokens: [] },
        ...{ createdBy: actor.operatorId, createdAt: now, updatedAt: now },
      })
      .returning('postNo')
      .executeTakeFirstOrThrow();
    await nameFiles(tx, postNo);
    const object = postObject(postNo, draft);
    await record(tx, actor, { action: 'post.create', object, after: { editVersion: 1 }, now });
    return getWrittenPost(tx, { postNo, now });
  });
}

/**
 * Keeps what is being written; what is shown stays as it is. Throws editedElsewhere 4043 when somebody saved since
 * `editVersion`, notFound for no such post or attachment.
 */
export async function savePost(
  db: Db,
  actor: OperatorActor,
  asked: { postNo: number; editVersion: number; draft: PostDraft; now: Date },
): Promise<WrittenPost> {
  const { postNo, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const row = await requirePost(tx, { postNo, lock: true });
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    if (row.board !== asked.draft.board) throw fault('invalidRequest');
    const draft = await storable(tx, asked.draft);
    await tx.sql
      .updateTable('posts')
      .set({ draft: json(draft), editVersion: editVersion + 1, updatedAt: now })
      .where('postNo', '=', postNo)
      .execute();
    await nameFiles(tx, postNo);
    if (row.draft === null) {
      const object = postObject(postNo, draft);
      await record(tx, actor, { action: 'post.edit', object, before: { version: row.version }, now });
    }
    return getWrittenPost(tx, { postNo, now });
  });
}

/**
 * Shows what is written from `publishAt` on, at once where it is null: a post that is shown already keeps its time
 * then. The version that was shown stays on record. Side effects: a hidden post is shown again, search knows the
 * new text. Throws editedElsewhere 4043, invalidRequest with the fields that `publishProblems` names, notFound.
 */
export async function publishPost(
  db: Db,
  actor: OperatorActor,
  asked: { postNo: number; editVersion: number; publishAt: Date | null; now: Date },
): Promise<WrittenPost> {
  const { postNo, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const row = await requirePost(tx, { postNo, lock: true });
    if (row.editVersion !== editVersion) throw fault('editedElsewhere');
    const draft = cleanDraft(draftOf(row));
    const fields = publishProblems(draft);
    if (Object.keys(fields).length > 0) throw fault('invalidRequest', { fields });
    const isShown = row.publishAt !== null && row.publishAt <= now;
    const publishAt = asked.publishAt ?? (isShown ? row.publishAt : null) ?? now;
    const version = row.version + 1;
    const { titleText, bodyText, ...tokens } = searchColumns(draft);
    await tx.sql
      .updateTable('posts')
      .set({ ...draft, attachments: json(draft.attachments), details: json(draft.details) })
      .set({ ...tokens, draft: null, publishAt, version, hidden: false, updatedAt: now })
      .set({ editVersion: editVersion + 1 })
      .where('postNo', '=', postNo)
      .execute();
    await tx.sql
      .insertInto('postTexts')
      .values({ postNo, titleText, bodyText })
      .onConflict((conflict) => conflict.column('postNo').doUpdateSet({ titleText, bodyText }))
      .execute();
    await tx.sql
      .insertInto('postVersions')
      .values({
        postNo,
        version,
        publishAt,
        publishedBy: actor.operatorId,
        publishedAt: now,
        content: json(draft),
      })
      .execute();
    await nameFiles(tx, postNo);
    const kept = filesOf(draft);
    const id = `${postNo}:${version}`;
    await useContentFiles(tx, { kind: 'postVersion', id, shown: [], from: null, until: null, kept });
    await record(tx, actor, {
      action: 'post.publish',
      object: postObject(postNo, draft),
      before: { version: row.version, publishAt: row.publishAt },
      after: { version, publishAt, ...facts(draft) },
      now,
    });
    return getWrittenPost(tx, { postNo, now });
  });
}

/** Takes a post out of sight or shows it again. Throws notFound for one that was never published. */
export async function setPostHidden(
  db: Db,
  actor: OperatorActor,
  { postNo, hidden, now }: { postNo: number; hidden: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requirePost(tx, { postNo, lock: true });
    if (!row.publishAt) throw fault('notFound');
    await tx.sql.updateTable('posts').set({ hidden, updatedAt: now }).where('postNo', '=', postNo).execute();
    await nameFiles(tx, postNo);
    await record(tx, actor, {
      action: hidden ? 'post.hide' : 'post.show',
      object: postObject(postNo, row),
      before: { hidden: row.hidden },
      after: { hidden },
      now,
    });
  });
}

/** A draft with clean texts, and its attachments as they were stored, whatever the browser calls them. */
export async function storable(tx: Db, draft: PostDraft): Promise<PostDraft> {
  return { ...cleanDraft(draft), attachments: await namedAsStored(tx, draft.attachments) };
}

export function postObject(postNo: number, row: { board: string; titleKo: string }) {
  return { kind: row.board, id: postNo, label: row.titleKo };
}

/** Tells which files a post shows now and is being given. */
async function nameFiles(tx: Db, postNo: number): Promise<void> {
  await useContentFiles(tx, { kind: 'post', ...usesOf(await requirePost(tx, { postNo })) });
}

/** The files that a post shows, and those that it is being given. */
export function usesOf(row: Selectable<PostsTable>) {
  const kept = row.draft ? filesOf(row.draft) : [];
  const shown = row.publishAt && !row.hidden ? filesOf(shownOf(row)) : [];
  return { id: row.postNo, shown, from: row.publishAt, until: null, kept };
}

/** What the log keeps of a text: every version shown is on record in full. */
export function facts({ kind, pinned, titleKo, titleEn, bodyKo, bodyEn, attachments, details }: PostDraft) {
  const files = attachments.map(({ name }) => name);
  return { kind, pinned, titleKo, titleEn, bodyKo: bodyKo.length, bodyEn: bodyEn.length, files, ...details };
}
