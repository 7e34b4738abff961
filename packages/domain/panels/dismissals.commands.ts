import type { ComparedKind } from '@chulbal/contract/panels/conflicts';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getEvaluatorName } from './relations.commands.ts';
import { lockScreening } from './screen.commands.ts';

/**
 * Says that a conflict that was found by comparing is none. What matches now is kept with the reason, and screening
 * passes over it from then on; assignments that ended and sheets that were voided come back only with a plan.
 *
 * @throws 404 where the two have no such conflict; 4043 for one that is over.
 */
export async function dismissConflict(
  db: Db,
  actor: OperatorActor,
  asked: { evaluatorId: number; teamNo: number; kind: ComparedKind; reason: string; now: Date },
): Promise<void> {
  const { evaluatorId, teamNo, kind, reason, now } = asked;
  await db.transaction(async (tx) => {
    await lockScreening(tx);
    const conflict = await lockConflict(tx, asked);
    if (!conflict) throw fault('notFound');
    if (conflict.endedAt) throw fault('editedElsewhere');
    const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
    if (!application) throw fault('notFound');
    await noteDismissal(tx, actor, asked);
    await record(tx, actor, {
      action: 'conflict.dismiss',
      object: teamObject(application),
      before: { evaluatorId, evaluator: await getEvaluatorName(tx, evaluatorId), kind },
      reason,
      now,
    });
  });
}

/**
 * Takes an accepted exclusion request back. The conflict is over with the last accepted one about the same evaluator.
 *
 * @throws 404 for no such request; 4043 for one that does not stand accepted.
 */
export async function takeBackExclusion(
  db: Db,
  actor: OperatorActor,
  { exclusionId, reason, now }: { exclusionId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await tx.sql
      .selectFrom('exclusionRequests')
      .select(['teamNo', 'evaluatorId'])
      .where('id', '=', exclusionId)
      .executeTakeFirst();
    if (!request) throw fault('notFound');
    const { teamNo, evaluatorId } = request;
    if (evaluatorId === null) throw fault('editedElsewhere');
    await lockConflict(tx, { evaluatorId, teamNo, kind: 'exclusion' });
    const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
    if (!application) throw fault('notFound');
    const { numUpdatedRows } = await tx.sql
      .updateTable('exclusionRequests')
      .set({
        state: 'takenBack',
        takenBackBy: actor.operatorId,
        takenBackAt: now,
        takenBackReason: reason,
      })
      .where('id', '=', exclusionId)
      .where('state', '=', 'accepted')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw fault('editedElsewhere');
    const left = await tx.sql
      .selectFrom('exclusionRequests')
      .select('id')
      .where('teamNo', '=', teamNo)
      .where('evaluatorId', '=', evaluatorId)
      .where('state', '=', 'accepted')
      .executeTakeFirst();
    if (!left) await noteDismissal(tx, actor, { evaluatorId, teamNo, kind: 'exclusion', reason, now });
    await record(tx, actor, {
      action: 'exclusion.takeBack',
      object: teamObject(application),
      before: { exclusionId, state: 'accepted', evaluatorId },
      after: { state: 'takenBack', stillApart: left !== undefined },
      reason,
      now,
    });
  });
}

type Conflict = { evaluatorId: number; teamNo: number; kind: ComparedKind | 'exclusion' };

/** Holds a conflict, before its team: whoever ends an assignment because of it does so too. */
async function lockConflict(
  tx: Db,
  { evaluatorId, teamNo, kind }: Conflict,
): Promise<{ endedAt: Date | null } | undefined> {
  return tx.sql
    .selectFrom('conflicts')
    .select('endedAt')
    .where('evaluatorId', '=', evaluatorId)
    .where('teamNo', '=', teamNo)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a conflict and keeps why, with the marks that both have at this time. */
async function noteDismissal(
  tx: Db,
  { operatorId }: OperatorActor,
  asked: Conflict & { reason: string; now: Date },
): Promise<void> {
  const { evaluatorId, teamNo, kind, reason, now } = asked;
  await sql`
    insert into conflict_dismissals (evaluator_id, team_no, kind, marks, reason, dismissed_by, at)
    select ${evaluatorId}, ${teamNo}, ${kind}, array(
      select t.mark from team_marks t join evaluator_marks e on e.kind = t.kind and e.mark = t.mark
      where t.team_no = ${teamNo} and e.evaluator_id = ${evaluatorId} and t.kind = ${kind} order by t.mark
    ), ${reason}, ${operatorId}, ${now}::timestamptz`.execute(tx.sql);
  await tx.sql
    .updateTable('conflicts')
    .set({ endedAt: now })
    .where('evaluatorId', '=', evaluatorId)
    .where('teamNo', '=', teamNo)
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .execute();
}
