import type { ConflictKind, RelationKind } from '@chulbal/contract/panels/conflicts';
import type { OperatorActor } from '../actor.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type Ended, endAssignment, recordEnding } from './endings.commands.ts';
import { reasonOf } from './screen.commands.ts';

/**
 * Declares that an evaluator is close to a team: a conflict, and what they judge of it ends at once. Declared already, it
 * gives that one.
 *
 * @throws 404 notFound for somebody who is no evaluator; 1115 teamNotFound.
 */
export async function declareRelation(
  db: Db,
  actor: OperatorActor,
  asked: { evaluatorId: number; teamNo: number; kind: RelationKind; note: string; now: Date },
): Promise<{ relationId: number }> {
  const { evaluatorId, teamNo, kind, note, now } = asked;
  return db.transaction(async (tx) => {
    const name = await getEvaluatorName(tx, evaluatorId);
    const ended = await endPair(tx, { ...asked, conflict: 'relation' });
    const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
    if (!application) throw fault('teamNotFound');
    const before = await tx.sql
      .selectFrom('evaluatorRelations')
      .select('id')
      .where('evaluatorId', '=', evaluatorId)
      .where('teamNo', '=', teamNo)
      .where('kind', '=', kind)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (before && ended.length === 0) return { relationId: before.id };
    const { id } = await tx.sql
      .insertInto('evaluatorRelations')
      .values({ evaluatorId, teamNo, kind, note, declaredBy: actor.operatorId, at: now, removedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteConflict(tx, { evaluatorId, teamNo, kind: 'relation', now });
    await record(tx, actor, {
      action: 'conflict.declare',
      object: teamObject(application),
      after: { evaluatorId, evaluator: name, kind },
      reason: note,
      now,
    });
    await recordEnding(tx, actor, { ended, reason: reasonOf(['relation']), now });
    return { relationId: id };
  });
}

/** Takes a declared relation back; the conflict is over with the last one. Throws 404 where none such is declared. */
export async function removeRelation(
  db: Db,
  actor: OperatorActor,
  { relationId, reason, now }: { relationId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.sql
      .updateTable('evaluatorRelations')
      .set({ removedAt: now })
      .where('id', '=', relationId)
      .where('removedAt', 'is', null)
      .returning(['evaluatorId', 'teamNo', 'kind'])
      .executeTakeFirst();
    if (!removed) throw fault('notFound');
    const { evaluatorId, teamNo, kind } = removed;
    const left = await tx.sql
      .selectFrom('evaluatorRelations')
      .select('id')
      .where('evaluatorId', '=', evaluatorId)
      .where('teamNo', '=', teamNo)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (!left) {
      await tx.sql
        .updateTable('conflicts')
        .set({ endedAt: now })
        .where('evaluatorId', '=', evaluatorId)
        .where('teamNo', '=', teamNo)
        .where('kind', '=', 'relation')
        .execute();
    }
    const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
    if (!application) throw fault('teamNotFound');
    await record(tx, actor, {
      action: 'conflict.takeBack',
      object: teamObject(application),
      before: { evaluatorId, kind },
      reason,
      now,
    });
  });
}

/** Notes a conflict that was declared or accepted; one that was over begins anew. */
export async function noteConflict(
  tx: Db,
  { evaluatorId, teamNo, kind, now }: { evaluatorId: number; teamNo: number; kind: ConflictKind; now: Date },
): Promise<void> {
  await tx.sql
    .insertInto('conflicts')
    .values({ evaluatorId, teamNo, kind, foundAt: now, endedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['evaluatorId', 'teamNo', 'kind'])
        .doUpdateSet({ foundAt: now, endedAt: null })
        .where('conflicts.endedAt', 'is not', null),
    )
    .execute();
}

/** Ends what an evaluator judges of a team, in every stage; holds those stages. */
export async function endPair(
  tx: Db,
  asked: { evaluatorId: number; teamNo: number; conflict: ConflictKind; now: Date },
): Promise<Ended[]> {
  const { evaluatorId, teamNo, conflict, now } = asked;
  const stages = await tx.sql
    .selectFrom('assignments')
    .select(['trackNo', 'stageNo'])
    .where('evaluatorId', '=', evaluatorId)
    .where('teamNo', '=', teamNo)
    .where('state', '=', 'active')
    .orderBy('trackNo')
    .orderBy('stageNo')
    .execute();
  const ended: Ended[] = [];
  for (const stage of stages) {
    const reason = reasonOf([conflict]);
    const one = await endAssignment(tx, {
      ...stage,
      evaluatorId,
      teamNo,
      state: 'conflicted',
      reason,
      now,
    });
    if (one) ended.push(one);
  }
  return ended;
}

/** What an evaluator is called. Throws 404 for somebody who is none. */
export async function getEvaluatorName(db: Db, evaluatorId: number): Promise<string> {
  const row = await db.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .select('accounts.name')
    .where('evaluators.accountId', '=', evaluatorId)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row.name;
}
