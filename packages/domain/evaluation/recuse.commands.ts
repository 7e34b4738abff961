import type { RecusalKind } from '@chulbal/contract/evaluation/views';
import { fieldErrors } from '@chulbal/contract/field-errors';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { sql } from 'kysely';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { endAssignment, recordEnding } from '../panels/endings.commands.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isOver } from '../seasons/judging-period.rules.ts';
import { nextOpenAfter } from './own-target.commands.ts';
import { keepVersion } from './sheets/commands.ts';
import { columnsOf, newSheet } from './sheets.commands.ts';
import { findSheet, findSignature } from './sheets.queries.ts';
import { getJudged, periodOf } from './stage.queries.ts';
import { refusalToWrite, targetState } from './states.rules.ts';
import { lockOwnStage } from './targets.commands.ts';
import { findTeamOfTarget } from './targets.queries.ts';

/**
 * Gives one of the actor's targets back, with a reason: an alternate takes it over. What was written stays and does
 * not count. Gives the next target to judge.
 *
 * Throws notSubmissionSubject 1355, stageSigned 4063, notInPeriod 1353, notFound.
 */
export async function recuseTarget(
  db: Db,
  actor: EvaluatorActor,
  asked: {
    trackNo: number;
    stageNo: number;
    targetNo: number;
    kind: RecusalKind;
    note: string;
    now: Date;
  },
): Promise<{ nextOpen: number | null }> {
  const { trackNo, stageNo, targetNo, kind, note, now } = asked;
  if (hasRegistrationNumber(note))
    throw fault('residentNumberWritten', { fields: { note: fieldErrors.residentNumber } });
  const stage = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const known = await getJudged(db, stage);
  return db.transaction(async (tx) => {
    const found = await findTeamOfTarget(tx, { ...stage, targetNo });
    const ref = { ...stage, teamNo: found?.teamNo ?? 0 };
    // The panels' lock first, then ours: whoever mends a stage voids sheets while holding it.
    const ended = found && (await endAssignment(tx, { ...ref, state: 'recused', reason: note, now }));
    if (!ended) throw fault('notSubmissionSubject');
    await lockOwnStage(tx, stage);
    const judged = { ...known, final: await findFinal(tx, stage) };
    const sheet = await findSheet(tx, { ...ref, lock: true });
    const refusal = refusalToWrite('recuse', {
      state: targetState('active', sheet),
      signed: (await findSignature(tx, stage)) !== null,
      // Who knows a team says so as soon as they see its name, before there is anything to score.
      judging: !isOver(periodOf(judged, ref.teamNo), now),
    });
    if (refusal) throw fault(refusal);
    const recusal = { state: 'recused', recusedAt: now, recuseKind: kind, recuseReason: note } as const;
    const { id } = sheet
      ? await tx.sql
          .updateTable('sheets')
          .set({ ...recusal, version: sql`version + 1` })
          .where('id', '=', sheet.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx.sql
          .insertInto('sheets')
          .values({
            ...ref,
            ...newSheet(now),
            ...columnsOf({ scores: {}, notes: {}, commentTeam: '', commentOperators: '' }),
            ...recusal,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    await keepVersion(tx, { sheetId: id, now });
    const nextOpen = await nextOpenAfter(tx, { judged, ref, targetNo, now });
    await recordEnding(tx, actor, { ended: [ended], reason: note, now });
    return { nextOpen };
  });
}
