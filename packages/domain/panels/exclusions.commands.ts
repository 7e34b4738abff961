import type { OperatorActor, UserActor } from '../actor.ts';
import { getLedTeam } from '../applications/places.queries.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type Ended, recordEnding } from './endings.commands.ts';
import { findPlan } from './plans.queries.ts';
import { endPair, getEvaluatorName, noteConflict } from './relations.commands.ts';
import { reasonOf } from './screen.commands.ts';
import { lockStage } from './stages.commands.ts';
import { getJudgedStage } from './stages.queries.ts';

/** Requests that a team may make about one stage. */
const MOST = 5;

/**
 * A team's leader asks that somebody does not judge them, in words of their own: they are not told who judges.
 *
 * @throws 1115; 1354 to a member; 1355 notSubmissionSubject where the application was not submitted; 404 for a stage that
 * is not judged; 4059 panelsPublished; 429 beyond five.
 */
export async function requestExclusion(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; stageNo: number; evaluator: string; reason: string; now: Date },
): Promise<{ exclusionId: number }> {
  const { teamNo, stageNo, now } = asked;
  const { trackNo } = await getLedTeam(db, actor, { teamNo });
  await getJudgedStage(db, { trackNo, stageNo });
  return db.transaction(async (tx) => {
    await lockStage(tx, { trackNo, stageNo });
    const application = await getLedTeam(tx, actor, { teamNo, lock: true });
    if (application.status !== 'submitted') throw fault('notSubmissionSubject');
    if (await findPlan(tx, { trackNo, stageNo, state: 'published' })) throw fault('panelsPublished');
    const before = await tx.sql
      .selectFrom('exclusionRequests')
      .select('id')
      .where('teamNo', '=', teamNo)
      .where('stageNo', '=', stageNo)
      .execute();
    if (before.length >= MOST) throw fault('tooManyRequests');
    const { id } = await tx.sql
      .insertInto('exclusionRequests')
      .values({
        teamNo,
        stageNo,
        evaluatorText: asked.evaluator,
        reason: asked.reason,
        askedBy: actor.userId,
        at: now,
        evaluatorId: null,
        decidedBy: null,
        decidedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAs(
      tx,
      { kind: 'user', userId: actor.userId, part: 'leader' },
      {
        action: 'exclusion.request',
        object: teamObject(application),
        after: { exclusionId: id, stageNo },
        now,
      },
    );
    return { exclusionId: id };
  });
}

/**
 * Accepts a request for the evaluator it means, which is a conflict from then on, or refuses it. The team reads the answer.
 *
 * @throws 404 for no such request or evaluator; 400 beside `evaluatorId` where none is named; 4043 when it was decided.
 */
export async function decideExclusion(
  db: Db,
  actor: OperatorActor,
  asked: {
    exclusionId: number;
    decision: 'accepted' | 'refused';
    evaluatorId: number | null;
    answer: string;
    now: Date;
  },
): Promise<void> {
  const { exclusionId, decision, evaluatorId, answer, now } = asked;
  await db.transaction(async (tx) => {
    const request = await tx.sql
      .selectFrom('exclusionRequests')
      .select('teamNo')
      .where('id', '=', exclusionId)
      .executeTakeFirst();
    if (!request) throw fault('notFound');
    const { teamNo } = request;
    let ended: Ended[] = [];
    if (decision === 'accepted') {
      if (evaluatorId === null) throw fault('invalidRequest', { fields: { evaluatorId: required } });
      await getEvaluatorName(tx, evaluatorId);
      ended = await endPair(tx, { evaluatorId, teamNo, conflict: 'exclusion', now });
    }
    const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
    if (!application) throw fault('notFound');
    const meant = decision === 'accepted' ? evaluatorId : null;
    const { numUpdatedRows } = await tx.sql
      .updateTable('exclusionRequests')
      .set({
        state: decision,
        evaluatorId: meant,
        note: answer,
        decidedBy: actor.operatorId,
        decidedAt: now,
      })
      .where('id', '=', exclusionId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fault('editedElsewhere');
    if (meant !== null) await noteConflict(tx, { evaluatorId: meant, teamNo, kind: 'exclusion', now });
    await record(tx, actor, {
      action: decision === 'accepted' ? 'exclusion.accept' : 'exclusion.refuse',
      object: teamObject(application),
      before: { exclusionId, state: 'open' },
      after: { state: decision, evaluatorId: meant },
      reason: answer,
      now,
    });
    await recordEnding(tx, actor, { ended, reason: reasonOf(['exclusion']), now });
  });
}

const required = { ko: '어느 심사위원인지 골라 주세요.', en: 'Please choose which evaluator it means.' };
