import type { DraftOf } from '@chulbal/contract/posts/operators';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { publishPost, savePost } from '../posts/commands.ts';
import { type PostVersionNo, publishNewPosts, setPostsHidden } from '../posts/many.commands.ts';
import { getWrittenPost } from '../posts/written.queries.ts';
import { listExhibited } from './batches.queries.ts';
import { entryOf, pastObstacle } from './exhibited.rules.ts';

/** A thousand companies take some seconds (the test says how many); whoever presses at once waits. */
const LIMIT = { limit: 14_000 };

type Counted = { made: number; shownAgain: number };

/**
 * Makes an entry of every company that a finished exhibition shows. Side effects: entries are published at once, those that
 * an undone batch hid are shown again as they stood. Pressed again it finds nothing to do. Throws notFound,
 * exhibitionNotFinished 4191.
 */
export async function makePastEntries(
  db: Db,
  actor: OperatorActor,
  { igNo, now }: { igNo: number; now: Date },
): Promise<Counted> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const exhibition = await getExhibition(tx, igNo);
    const { plan, revealedAt } = exhibition;
    if (pastObstacle({ closesAt: plan.closesAt, revealedAt }, now)) throw fault('exhibitionNotFinished');
    const companies = (await listExhibited(tx, exhibition)).filter(({ state }) => state !== 'there');
    if (companies.length === 0) return { made: 0, shownAgain: 0 };
    const batch = { kind: 'exhibition', igNo, name: plan.nameKo } as const;
    const batchId = await beginBatch(tx, actor, { ...batch, now });
    const [fresh, back] = [
      companies.filter(({ postNo }) => postNo === null),
      companies.flatMap(({ postNo }) => postNo ?? []),
    ];
    const drafts = fresh.map(({ exhibited }) => entryOf(exhibited));
    const made = await publishNewPosts(tx, actor, { drafts, now });
    const origins = fresh.map(({ icNo }, place) => ({ icNo, postNo: made[place]?.postNo ?? 0 }));
    if (origins.length > 0) await tx.sql.insertInto('pastOrigins').values(origins).execute();
    const shown = await setPostsHidden(tx, actor, { postNos: back, hidden: false, now });
    await addToBatch(tx, batchId, [...made, ...shown]);
    const counted: Counted = { made: made.length, shownAgain: shown.length };
    const object = { kind: 'exhibition', id: igNo, label: plan.nameKo };
    await record(tx, actor, { action: 'past.make', object, after: { batchNo: batchId, ...counted }, now });
    return counted;
  }, LIMIT);
}

/** An entry of a list; `postNo` where one that was taken back is written anew. */
export type Entry = { draft: DraftOf<'past'>; postNo: number | null };

/** Publishes what a list says, as one batch. */
export async function bringIn(
  tx: Db,
  actor: OperatorActor,
  { fileName, entries, now }: { fileName: string; entries: readonly Entry[]; now: Date },
): Promise<Counted> {
  if (entries.length === 0) return { made: 0, shownAgain: 0 };
  const batchId = await beginBatch(tx, actor, { kind: 'list', igNo: null, name: fileName, now });
  const drafts = entries.filter(({ postNo }) => postNo === null).map(({ draft }) => draft);
  const made = await publishNewPosts(tx, actor, { drafts, now });
  const anew: PostVersionNo[] = [];
  for (const { draft, postNo } of entries) {
    if (postNo !== null) anew.push(await publishedAnew(tx, actor, { draft, postNo, now }));
  }
  await addToBatch(tx, batchId, [...made, ...anew]);
  const counted: Counted = { made: made.length, shownAgain: anew.length };
  const object = { kind: 'past', id: batchId, label: fileName };
  await record(tx, actor, { action: 'past.bringIn', object, after: { batchNo: batchId, ...counted }, now });
  return counted;
}

/**
 * Takes a batch back: its entries are hidden, but for those that somebody has written in since. Nothing is deleted. Throws
 * notFound, alreadyDecided 4075.
 */
export async function undoPastBatch(
  db: Db,
  actor: OperatorActor,
  { batchNo, reason, now }: { batchNo: number; reason: string; now: Date },
): Promise<{ hidden: number; kept: number }> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const batch = await tx.sql
      .selectFrom('pastBatches')
      .select(['name', 'undoneAt'])
      .where('id', '=', batchNo)
      .executeTakeFirst();
    if (!batch) throw fault('notFound');
    if (batch.undoneAt) throw fault('alreadyDecided');
    const posts = await tx.sql
      .selectFrom('pastBatchPosts as b')
      .innerJoin('posts as p', 'p.postNo', 'b.postNo')
      .select(['b.postNo', 'p.hidden'])
      .select(sql<boolean>`p.version <> b.version or p.draft is not null`.as('isWritten'))
      .where('b.batchId', '=', batchNo)
      .orderBy('b.postNo')
      .execute();
    const untouched = posts.filter(({ isWritten, hidden }) => !isWritten && !hidden);
    const postNos = untouched.map(({ postNo }) => postNo);
    await setPostsHidden(tx, actor, { postNos, hidden: true, now });
    if (postNos.length > 0) {
      await tx.sql
        .updateTable('pastBatchPosts')
        .set({ hidden: true })
        .where('batchId', '=', batchNo)
        .where('postNo', 'in', postNos)
        .execute();
    }
    await tx.sql
      .updateTable('pastBatches')
      .set({ undoneBy: actor.operatorId, undoneAt: now, undoReason: reason })
      .where('id', '=', batchNo)
      .execute();
    const counted = { hidden: untouched.length, kept: posts.length - untouched.length };
    const object = { kind: 'past', id: batchNo, label: batch.name };
    await record(tx, actor, { action: 'past.undo', object, after: { batchNo, ...counted }, reason, now });
    return counted;
  });
}

/** Batches come one after the other, so that what is there is known; reading goes on. */
export async function lockBatches(tx: Db): Promise<void> {
  await sql`lock table past_batches in share row exclusive mode`.execute(tx.sql);
}

async function beginBatch(
  tx: Db,
  actor: OperatorActor,
  { now, ...batch }: { kind: 'exhibition' | 'list'; igNo: number | null; name: string; now: Date },
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('pastBatches')
    .values({
      ...{ ...batch, madeBy: actor.operatorId, madeAt: now },
      ...{ undoneBy: null, undoneAt: null, undoReason: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addToBatch(tx: Db, batchId: number, posts: readonly PostVersionNo[]): Promise<void> {
  const rows = posts.map(({ postNo, version }) => ({ batchId, postNo, version, hidden: false }));
  await tx.sql.insertInto('pastBatchPosts').values(rows).execute();
}

async function publishedAnew(
  tx: Db,
  actor: OperatorActor,
  { draft, postNo, now }: { draft: DraftOf<'past'>; postNo: number; now: Date },
): Promise<PostVersionNo> {
  const before = await getWrittenPost(tx, { postNo, now });
  const written = await savePost(tx, actor, { ...before, draft, now });
  return publishPost(tx, actor, { ...written, publishAt: null, now });
}
