import type { DraftOf } from '@chulbal/contract/operator-posts';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { createPost, publishPost, savePost, setPostHidden } from '../posts/commands.ts';
import { getWrittenPost } from '../posts/written.queries.ts';
import { listExhibited } from './batches.queries.ts';
import { entryOf, pastObstacle } from './exhibited.rules.ts';

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
    const counted: Counted = { made: 0, shownAgain: 0 };
    if (companies.length === 0) return counted;
    const batch = { kind: 'exhibition', igNo, name: plan.nameKo } as const;
    const batchId = await beginBatch(tx, actor, { ...batch, now });
    for (const { icNo, postNo, exhibited } of companies) {
      if (postNo === null) {
        const made = await published(tx, actor, { draft: entryOf(exhibited), now });
        await tx.sql.insertInto('pastOrigins').values({ icNo, postNo: made.postNo }).execute();
        await addToBatch(tx, batchId, made);
        counted.made += 1;
      } else {
        await setPostHidden(tx, actor, { postNo, hidden: false, now });
        const { version } = await getWrittenPost(tx, { postNo, now });
        await addToBatch(tx, batchId, { postNo, version });
        counted.shownAgain += 1;
      }
    }
    const object = { kind: 'exhibition', id: igNo, label: plan.nameKo };
    await record(tx, actor, { action: 'past.make', object, after: { batchNo: batchId, ...counted }, now });
    return counted;
  });
}

/** An entry of a list; `postNo` where one that was taken back is written anew. */
export type Entry = { draft: DraftOf<'past'>; postNo: number | null };

/** Publishes what a list says, as one batch. */
export async function bringIn(
  tx: Db,
  actor: OperatorActor,
  { fileName, entries, now }: { fileName: string; entries: readonly Entry[]; now: Date },
): Promise<Counted> {
  const counted: Counted = { made: 0, shownAgain: 0 };
  if (entries.length === 0) return counted;
  const batchId = await beginBatch(tx, actor, { kind: 'list', igNo: null, name: fileName, now });
  for (const { draft, postNo } of entries) {
    await addToBatch(tx, batchId, await published(tx, actor, { draft, postNo, now }));
    counted[postNo === null ? 'made' : 'shownAgain'] += 1;
  }
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
    for (const { postNo } of untouched) {
      await setPostHidden(tx, actor, { postNo, hidden: true, now });
      await tx.sql
        .updateTable('pastBatchPosts')
        .set({ hidden: true })
        .where('batchId', '=', batchNo)
        .where('postNo', '=', postNo)
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

async function addToBatch(
  tx: Db,
  batchId: number,
  { postNo, version }: { postNo: number; version: number },
): Promise<void> {
  await tx.sql.insertInto('pastBatchPosts').values({ batchId, postNo, version, hidden: false }).execute();
}

async function published(
  tx: Db,
  actor: OperatorActor,
  { draft, postNo = null, now }: { draft: DraftOf<'past'>; postNo?: number | null; now: Date },
): Promise<{ postNo: number; version: number }> {
  const written =
    postNo === null
      ? await createPost(tx, actor, { draft, now })
      : await savePost(tx, actor, { ...(await getWrittenPost(tx, { postNo, now })), draft, now });
  return publishPost(tx, actor, { ...written, publishAt: null, now });
}
