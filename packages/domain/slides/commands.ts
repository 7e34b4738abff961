import type { SlideDraft, WrittenSlide } from '@chulbal/contract/slides';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { namedAsStored } from '../files/content-files.queries.ts';
import { forgetContentFiles, useContentFiles } from '../files/content-uses.commands.ts';
import { isOrderOf } from '../order.ts';
import { listWrittenSlides } from './queries.ts';
import { slideProblems } from './rules.ts';

/** Adds a slide behind all others; nobody sees it yet. Throws invalidRequest with the fields that are wrong. */
export async function createSlide(
  db: Db,
  actor: OperatorActor,
  { draft, now }: { draft: SlideDraft; now: Date },
): Promise<WrittenSlide> {
  return db.transaction(async (tx) => {
    await assertAcceptable(tx, draft);
    const { last } = await tx.sql
      .selectFrom('slides')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const { id } = await tx.sql
      .insertInto('slides')
      .values({
        ...columns(draft),
        shown: false,
        position: Number(last ?? 0) + 1,
        editVersion: 1,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const slide = await requireSlide(tx, id);
    await nameFiles(tx, slide, now);
    await record(tx, actor, { action: 'slide.create', object: slideObject(slide), after: draft, now });
    return slide;
  });
}

/** Changes a slide, at once where it is shown. Throws editedElsewhere 4043, invalidRequest, notFound. */
export async function saveSlide(
  db: Db,
  actor: OperatorActor,
  { id, editVersion, draft, now }: { id: number; editVersion: number; draft: SlideDraft; now: Date },
): Promise<WrittenSlide> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id);
    if (before.editVersion !== editVersion) throw fault('editedElsewhere');
    await assertAcceptable(tx, draft);
    await tx.sql
      .updateTable('slides')
      .set({ ...columns(draft), editVersion: editVersion + 1, updatedAt: now })
      .where('id', '=', id)
      .execute();
    const slide = await requireSlide(tx, id);
    await nameFiles(tx, slide, now);
    await record(tx, actor, { action: 'slide.save', object: slideObject(slide), before, after: draft, now });
    return slide;
  });
}

/** Shows a slide, in its period, or takes it out of sight. Throws notFound. */
export async function setSlideShown(
  db: Db,
  actor: OperatorActor,
  { id, shown, now }: { id: number; shown: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.sql.updateTable('slides').set({ shown, updatedAt: now }).where('id', '=', id).execute();
    await nameFiles(tx, { ...before, shown }, now);
    await record(tx, actor, {
      action: shown ? 'slide.show' : 'slide.hide',
      object: slideObject(before),
      before: { hidden: !before.shown },
      after: { hidden: !shown },
      now,
    });
  });
}

/** Puts all slides in a new order. Throws editedElsewhere 4043 when they are not those there are. */
export async function orderSlides(
  db: Db,
  actor: OperatorActor,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.sql.selectFrom('slides').select('id').orderBy('position').forUpdate().execute();
    const before = rows.map(({ id }) => id);
    if (!isOrderOf(before, ids)) throw fault('editedElsewhere');
    for (const [index, id] of ids.entries()) {
      await tx.sql
        .updateTable('slides')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .execute();
    }
    const object = { kind: 'slide', id: '', label: '' };
    await record(tx, actor, { action: 'slide.order', object, before, after: ids, now });
  });
}

/** Deletes a slide; what it said stays in the log. Throws notFound. */
export async function removeSlide(
  db: Db,
  actor: OperatorActor,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, id);
    await tx.sql.deleteFrom('slides').where('id', '=', id).execute();
    await forgetContentFiles(tx, { kind: 'slide', id });
    await record(tx, actor, {
      action: 'slide.remove',
      object: slideObject(before),
      before,
      after: null,
      now,
    });
  });
}

function columns({ shownFrom, shownUntil, ...draft }: SlideDraft) {
  const time = (at: string | null) => (at ? new Date(at) : null);
  return { ...draft, shownFrom: time(shownFrom), shownUntil: time(shownUntil) };
}

async function assertAcceptable(tx: Db, draft: SlideDraft): Promise<void> {
  const problems = slideProblems(draft);
  if (Object.keys(problems).length > 0) throw fault('invalidRequest', { fields: problems });
  if (draft.picture) await namedAsStored(tx, [{ serverFileName: draft.picture }]);
}

/** Anyone may read the picture while the slide is shown; otherwise it is only kept. */
async function nameFiles(tx: Db, slide: WrittenSlide, now: Date): Promise<void> {
  const names = slide.picture ? [slide.picture] : [];
  await useContentFiles(tx, {
    ...{ kind: 'slide', id: slide.id },
    shown: slide.shown ? names : [],
    from: slide.shownFrom ? new Date(slide.shownFrom) : now,
    until: slide.shownUntil ? new Date(slide.shownUntil) : null,
    kept: names,
  });
}

async function lock(tx: Db, id: number): Promise<WrittenSlide> {
  await tx.sql.selectFrom('slides').select('id').where('id', '=', id).forUpdate().execute();
  return requireSlide(tx, id);
}

async function requireSlide(db: Db, id: number): Promise<WrittenSlide> {
  const found = (await listWrittenSlides(db)).find((slide) => slide.id === id);
  if (!found) throw fault('notFound');
  return found;
}

function slideObject({ id, titleKo }: { id: number; titleKo: string }) {
  return { kind: 'slide', id, label: titleKo.replaceAll('\n', ' ') };
}
