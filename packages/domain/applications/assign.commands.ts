import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { findOperatorForWork, holdApplications, teamObject } from './work.queries.ts';

/**
 * Gives applications, drafts too, to an operator to look after, or to nobody. Throws teamNotFound 1115; notFound for
 * an operator who does not exist, was disabled or may not work on applications.
 */
export async function assignApplications(
  db: Db,
  actor: OperatorActor,
  { teamNos, operatorId, now }: { teamNos: readonly number[]; operatorId: number | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdApplications(tx, actor, { teamNos });
    const assignee = operatorId === null ? null : await findOperatorForWork(tx, operatorId);
    if (operatorId !== null && !assignee) throw fault('notFound');
    const before = await assigneesOf(tx, teamNos);
    const changed = held.filter(({ teamNo }) => (before.get(teamNo)?.operatorId ?? null) !== operatorId);
    if (changed.length === 0) return;
    await tx.sql
      .insertInto('applicationDesk')
      .values(changed.map(({ teamNo }) => ({ ...untouched, teamNo, assigneeId: operatorId })))
      .onConflict((conflict) => conflict.column('teamNo').doUpdateSet({ assigneeId: operatorId }))
      .execute();
    for (const application of changed) {
      await record(tx, actor, {
        action: 'application.assign',
        object: teamObject(application),
        before: { assignee: before.get(application.teamNo)?.name ?? null },
        after: { assignee: assignee?.name ?? null },
        now,
      });
    }
  });
}

/** What the table knows of an application that was never submitted. */
const untouched = {
  language: 'ko' as const,
  leaderMasked: '',
  fileCount: 0,
  claims: json([]),
  claimed: 0,
  pending: 0,
  verified: 0,
  rejected: 0,
  points: 0,
  comparedRevision: 1,
};

async function assigneesOf(
  tx: Db,
  teamNos: readonly number[],
): Promise<Map<number, { operatorId: number; name: string }>> {
  const rows = await tx.sql
    .selectFrom('applicationDesk')
    .innerJoin('accounts', 'accounts.id', 'applicationDesk.assigneeId')
    .select(['applicationDesk.teamNo', 'accounts.id as operatorId', 'accounts.name'])
    .where('applicationDesk.teamNo', 'in', teamNos)
    .execute();
  return new Map(rows.map(({ teamNo, ...assignee }) => [teamNo, assignee]));
}
