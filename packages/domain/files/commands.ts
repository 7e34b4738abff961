import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { findMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { deadlineFor, getTrackRules, materialDeadlineFor } from '../seasons/queries.ts';
import { COMPANY_SLOT } from './company-files.queries.ts';
import { CONTENT_SLOT, isInContent } from './content-files.queries.ts';
import { namesWithoutRow } from './orphans.queries.ts';
import { PLAN_SLOT } from './plan-pictures.commands.ts';
import { isFormOfSeason, isInSubmission } from './queries.ts';
import { isServerFileName, ORPHAN_MS } from './rules.ts';
import type { FileStore } from './store.ts';

/**
 * Takes a file out of a draft, or out of a slot of a stage's material. Its bytes stay while a submission refers to it, and otherwise for a day. Throws
 * notFound for what is not in a draft of the actor's teams, notInPeriod 1353 outside the stage's period (the
 * grace is none: what is submitted then counts as of the deadline).
 */
export async function removeFile(
  db: Db,
  actor: UserActor,
  { serverFileName, now }: { serverFileName: string; now: Date },
): Promise<void> {
  if (!isServerFileName(serverFileName)) throw fault('notFound');
  await db.transaction(async (tx) => {
    const file = await tx.sql
      .selectFrom('files')
      .select(['teamNo', 'stageNo'])
      .where('serverFileName', '=', serverFileName)
      .executeTakeFirst();
    const teamNo = file?.teamNo ?? null;
    const ofStage = file?.stageNo ?? null;
    const mine = teamNo === null ? null : await findMyTeam(tx, actor, { teamNo, lock: true });
    if (!mine) throw fault('notFound');
    const { trackNo, stageNo } = mine.application;
    const rules = await getTrackRules(tx, trackNo);
    const deadline =
      ofStage === null ? deadlineFor(rules, stageNo, teamNo) : materialDeadlineFor(rules, ofStage, teamNo);
    const { opensAt, closesAt, over } = deadline;
    if (over || now < opensAt || now >= closesAt) throw fault('notInPeriod');
    const { numUpdatedRows } = await tx.sql
      .updateTable('files')
      .set({ status: 'removed', removedAt: now })
      .where('serverFileName', '=', serverFileName)
      .where('status', '=', 'stored')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fault('notFound');
    if (ofStage !== null) return;
    await tx.sql.updateTable('applications').set({ changed: true }).where('teamNo', '=', teamNo).execute();
  });
}

/** What one sweep removed: rows of uploads that never ended, files taken out or never used, bytes without a row. */
export type Swept = { uploads: number; removed: number; orphans: number };

/**
 * Removes what is left over for a day: uploads that never ended, files taken out of a draft to which no
 * submission refers, forms for guardians that no season and files of content and pictures of plans that nothing names, bytes that belong to no row, pieces of broken-off writes. Rows go before bytes, so what
 * a crash leaves in between is an orphan of the next sweep.
 */
export async function sweepFiles(db: Db, store: FileStore, { now }: { now: Date }): Promise<Swept> {
  const before = new Date(now.getTime() - ORPHAN_MS);
  const uploads = await db.sql
    .deleteFrom('files')
    .where('status', '=', 'uploading')
    .where('startedAt', '<', before)
    .returning('serverFileName')
    .execute();
  const removed = await db.sql
    .deleteFrom('files')
    .where('status', '=', 'removed')
    .where('removedAt', '<', before)
    .where((eb) => eb.not(isInSubmission(eb)))
    .returning('serverFileName')
    .execute();
  const forms = await db.sql
    .deleteFrom('files')
    .where('slot', '=', 'guardianForm')
    .where('status', '=', 'stored')
    .where('storedAt', '<', before)
    .where((eb) => eb.not(isFormOfSeason(eb)))
    .returning('serverFileName')
    .execute();
  const papers = await db.sql
    .deleteFrom('files')
    .where('slot', '=', 'guardianPaper')
    .where('status', '=', 'stored')
    .where('storedAt', '<', before)
    .where('serverFileName', 'not in', (of) => of.selectFrom('guardianPapers').select('serverFileName'))
    .returning('serverFileName')
    .execute();
  const content = await db.sql
    .deleteFrom('files')
    .where('slot', 'in', [CONTENT_SLOT, COMPANY_SLOT])
    .where('status', '=', 'stored')
    .where('storedAt', '<', before)
    .where((eb) => eb.not(isInContent(eb)))
    .returning('serverFileName')
    .execute();
  const unusedSince = sql<Date>`coalesce(files.removed_at, files.stored_at)`;
  const pictures = await db.sql
    .deleteFrom('files')
    .where('slot', '=', PLAN_SLOT)
    .where('status', '=', 'stored')
    .where(unusedSince, '<', before)
    .where((eb) => eb.not(isInContent(eb)))
    .returning('serverFileName')
    .execute();
  removed.push(...forms, ...papers, ...content, ...pictures);
  for (const { serverFileName } of [...uploads, ...removed]) await store.remove(serverFileName);
  await store.removeUnfinished(before);
  return { uploads: uploads.length, removed: removed.length, orphans: await sweepOrphans(db, store, before) };
}

async function sweepOrphans(db: Db, store: FileStore, before: Date): Promise<number> {
  let orphans = 0;
  let batch: string[] = [];
  const flush = async () => {
    for (const name of await namesWithoutRow(db, batch)) {
      await store.remove(name);
      orphans += 1;
    }
    batch = [];
  };
  for await (const { name, storedAt } of store.list()) {
    if (storedAt < before) batch.push(name);
    if (batch.length >= 500) await flush();
  }
  await flush();
  return orphans;
}
