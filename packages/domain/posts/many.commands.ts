import type { PostDraft } from '@chulbal/contract/posts/operators';
import type { OperatorActor } from '../actor.ts';
import { type AuditRecord, recordEach } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { useContentFilesOfEach } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { facts, postObject, storable, usesOf } from './commands.ts';
import { filesOf, publishProblems, searchColumns } from './rules.ts';

/** So many posts go into a statement: each may be as long as a page. */
const BATCH = 100;

export type PostVersionNo = { postNo: number; version: number };

/**
 * Creates posts and publishes them at once, in the order given: what `createPost` and `publishPost` do for each, by a few
 * statements for a hundred. Throws as they do, and then there is none.
 */
export async function publishNewPosts(
  tx: Db,
  actor: OperatorActor,
  { drafts, now }: { drafts: readonly PostDraft[]; now: Date },
): Promise<PostVersionNo[]> {
  const made: PostVersionNo[] = [];
  for (let from = 0; from < drafts.length; from += BATCH) {
    const clean: PostDraft[] = [];
    for (const draft of drafts.slice(from, from + BATCH)) clean.push(await storable(tx, draft));
    made.push(...(await publishSome(tx, actor, { drafts: clean, now })));
  }
  return made;
}

async function publishSome(
  tx: Db,
  actor: OperatorActor,
  { drafts, now }: { drafts: readonly PostDraft[]; now: Date },
): Promise<PostVersionNo[]> {
  const written = drafts.map((draft) => {
    const fields = publishProblems(draft);
    if (Object.keys(fields).length > 0) throw fault('invalidRequest', { fields });
    return { draft, searched: searchColumns(draft) };
  });
  const version = 1;
  const rows = await tx.sql
    .insertInto('posts')
    .values(
      written.map(({ draft, searched: { titleTokens, bodyTokens } }) => ({
        ...{ ...draft, attachments: json(draft.attachments), details: json(draft.details) },
        ...{ titleTokens, bodyTokens, draft: null, publishAt: now, version, hidden: false, editVersion: 2 },
        ...{ createdBy: actor.operatorId, createdAt: now, updatedAt: now },
      })),
    )
    .returning('postNo')
    .execute();
  // Numbers are drawn in the order of the values.
  const numbers = rows.map(({ postNo }) => postNo).sort((one, other) => one - other);
  const posts = written.map((one, place) => ({ ...one, postNo: numbers[place] ?? 0 }));
  await tx.sql
    .insertInto('postTexts')
    .values(posts.map(({ postNo, searched: { titleText, bodyText } }) => ({ postNo, titleText, bodyText })))
    .execute();
  await tx.sql
    .insertInto('postVersions')
    .values(
      posts.map(({ postNo, draft }) => ({
        ...{ postNo, version, publishAt: now, publishedAt: now, publishedBy: actor.operatorId },
        content: json(draft),
      })),
    )
    .execute();
  const files = posts.map(({ postNo, draft }) => ({ postNo, names: filesOf(draft) }));
  await useContentFilesOfEach(
    tx,
    'post',
    files.map(({ postNo, names }) => ({ id: postNo, shown: names, from: now, until: null, kept: [] })),
  );
  await useContentFilesOfEach(
    tx,
    'postVersion',
    files.map(({ postNo, names }) => ({
      ...{ id: `${postNo}:${version}`, shown: [], from: null, until: null, kept: names },
    })),
  );
  await recordEach(
    tx,
    actor,
    posts.flatMap(({ postNo, draft }): AuditRecord[] => {
      const object = postObject(postNo, draft);
      return [
        { action: 'post.create', object, after: { editVersion: 1 }, now },
        {
          ...{ action: 'post.publish', object, before: { version: 0, publishAt: null } },
          ...{ after: { version, publishAt: now, ...facts(draft) }, now },
        },
      ];
    }),
  );
  return posts.map(({ postNo }) => ({ postNo, version }));
}

/** `setPostHidden` for each of these, which were all published; gives the version that each shows. */
export async function setPostsHidden(
  tx: Db,
  actor: OperatorActor,
  { postNos, hidden, now }: { postNos: readonly number[]; hidden: boolean; now: Date },
): Promise<PostVersionNo[]> {
  if (postNos.length === 0) return [];
  const rows = await tx.sql
    .selectFrom('posts')
    .selectAll()
    .where('postNo', 'in', postNos)
    .where('publishAt', 'is not', null)
    .orderBy('postNo')
    .forUpdate()
    .execute();
  if (rows.length !== postNos.length) throw fault('notFound');
  await tx.sql.updateTable('posts').set({ hidden, updatedAt: now }).where('postNo', 'in', postNos).execute();
  await useContentFilesOfEach(
    tx,
    'post',
    rows.map((row) => usesOf({ ...row, hidden })),
  );
  await recordEach(
    tx,
    actor,
    rows.map((row) => ({
      ...{ action: hidden ? 'post.hide' : 'post.show', object: postObject(row.postNo, row) },
      ...{ before: { hidden: row.hidden }, after: { hidden }, now },
    })),
  );
  return rows.map(({ postNo, version }) => ({ postNo, version }));
}
