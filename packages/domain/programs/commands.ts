import type { Language } from '@chulbal/contract/language';
import type { MyProgram } from '@chulbal/contract/programs/programs';
import type { UserActor } from '../actor.ts';
import { hasSubmittedTeam } from '../applications/entry/own-team.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listMyPrograms } from './mine.queries.ts';
import { lockProgram, moveUp, setCancelled, tellApplicants } from './places.commands.ts';
import { applyRefusal, cancelRefusals, isBeforeStart, placesLeft, programState } from './rules.ts';

type Asked = { boardId: number; language: Language; publicUrl: string; now: Date };

/**
 * Gives a place in a programme, or one in its waiting list where all are taken; the row of its post is held, so that
 * no place is given twice. Side effect: a letter. Throws postNotWritten 1357, programAlreadyApplied 1273 (pressing
 * twice), programApplyFailed 1271 with the reason beside `boardId`, programTeamMissing 1274.
 */
export async function applyForProgram(
  db: Db,
  actor: UserActor,
  { boardId, language, publicUrl, now }: Asked,
): Promise<MyProgram> {
  return db.transaction(async (tx) => {
    const program = await lockProgram(tx, { postNo: boardId, shown: true, now });
    if (await findActive(tx, actor, boardId)) throw fault('programAlreadyApplied');
    const refusal = applyRefusal(programState(program.terms, program.taken, now));
    if (refusal) throw fault('programApplyFailed', { fields: { boardId: refusal } });
    if (program.details.needsTeam && !(await hasSubmittedTeam(tx, actor))) throw fault('programTeamMissing');
    const isPlaced = placesLeft(program.terms, program.taken) !== 0;
    await tx.sql
      .insertInto('programApplications')
      .values({
        ...{ postNo: boardId, accountId: actor.userId, state: isPlaced ? 'placed' : 'waiting', language },
        ...{ attended: false, appliedAt: now, placedAt: isPlaced ? now : null },
        ...{ cancelledAt: null, cancelReason: '' },
      })
      .execute();
    const to = [{ accountId: actor.userId, language }];
    const waitingNumber = program.taken.waiting + 1;
    const news = isPlaced ? { what: 'placed' as const } : { what: 'waiting' as const, waitingNumber };
    await tellApplicants(tx, program, { to, news, publicUrl, now });
    const [mine] = await listMyPrograms(tx, actor, { boardId, language, now });
    if (!mine) throw new Error('An application that was written is there.');
    return mine;
  });
}

/**
 * Gives one's place back until the programme begins. Side effects: the first who waits gets it, a letter to both.
 * Throws postNotWritten 1357, programCancelFailed 1272 with the reason beside `boardId`.
 */
export async function cancelProgram(
  db: Db,
  actor: UserActor,
  { boardId, language, publicUrl, now }: Asked,
): Promise<void> {
  await db.transaction(async (tx) => {
    const program = await lockProgram(tx, { postNo: boardId, shown: false, now });
    const applicationNo = await findActive(tx, actor, boardId);
    const refused = (reason: keyof typeof cancelRefusals) =>
      fault('programCancelFailed', { fields: { boardId: cancelRefusals[reason] } });
    if (applicationNo === null) throw refused('notApplied');
    if (!isBeforeStart(program.terms, now)) throw refused('begun');
    await setCancelled(tx, { applicationNo, reason: '', now });
    const to = [{ accountId: actor.userId, language }];
    await tellApplicants(tx, program, { to, news: { what: 'cancelled' }, publicUrl, now });
    await moveUp(tx, { postNo: boardId, publicUrl, now });
  });
}

/**
 * Takes somebody out of every programme that has not begun, as when they withdraw their account (P-13); who waits
 * moves up. Programmes are held in the order of their numbers. No letter to who leaves.
 */
export async function leavePrograms(
  tx: Db,
  actor: UserActor,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const rows = await tx.sql
    .selectFrom('programApplications')
    .select('postNo')
    .where('accountId', '=', actor.userId)
    .where('state', '<>', 'cancelled')
    .orderBy('postNo')
    .execute();
  for (const { postNo } of rows) {
    const { terms } = await lockProgram(tx, { postNo, shown: false, now });
    const applicationNo = await findActive(tx, actor, postNo);
    if (applicationNo === null || !isBeforeStart(terms, now)) continue;
    await setCancelled(tx, { applicationNo, reason: '', now });
    await moveUp(tx, { postNo, publicUrl, now });
  }
}

/** Number of somebody's application to a programme that is not cancelled. */
async function findActive(tx: Db, actor: UserActor, postNo: number): Promise<number | null> {
  const row = await tx.sql
    .selectFrom('programApplications')
    .select('applicationNo')
    .where('postNo', '=', postNo)
    .where('accountId', '=', actor.userId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  return row?.applicationNo ?? null;
}
