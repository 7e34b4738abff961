import type { OperatorActor } from '../../actor.ts';
import { recordEach } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { json } from '../../json.ts';
import { findOperatorForWork, teamObject } from '../work.queries.ts';
import { keepBulkAct } from './bulk-acts.commands.ts';
import { type Chosen, lockChosen } from './chosen.queries.ts';

/**
 * Gives applications, drafts too, to an operator to look after, or to nobody; gives the number by which that is
 * undone. Throws as `lockChosen`; notFound for an operator who does not exist, was disabled or may not work on
 * applications.
 */
export async function assignApplications(
  db: Db,
  actor: OperatorActor,
  { operatorId, now, ...chosen }: Chosen & { operatorId: number | null; now: Date },
): Promise<{ actId: number | null }> {
  return db.transaction(async (tx) => {
    const held = await lockChosen(tx, actor, chosen);
    const assignee = operatorId === null ? null : await findOperatorForWork(tx, operatorId);
    if (operatorId !== null && !assignee) throw fault('notFound');
    const before = await readAssignees(
      tx,
      held.map(({ teamNo }) => teamNo),
    );
    const beforeOf = (teamNo: number) => before.get(teamNo)?.operatorId ?? null;
    const changed = held.filter(({ teamNo }) => beforeOf(teamNo) !== operatorId);
    await giveTo(
      tx,
      changed.map(({ teamNo }) => ({ teamNo, operatorId })),
    );
    const actId = await keepBulkAct(tx, actor, {
      kind: 'assign',
      changed,
      changes: {
        kind: 'assignee',
        teams: changed.map(({ teamNo }) => ({ teamNo, before: beforeOf(teamNo), after: operatorId })),
      },
      now,
    });
    await recordEach(
      tx,
      actor,
      changed.map((application) => ({
        action: 'application.assign',
        object: teamObject(application),
        before: { assignee: before.get(application.teamNo)?.name ?? null },
        after: { assignee: assignee?.name ?? null },
        now,
      })),
    );
    return { actId };
  });
}

/** Writes whose each of these applications is, and gives the names of those operators by number. */
export async function giveTo(
  tx: Db,
  given: readonly { teamNo: number; operatorId: number | null }[],
): Promise<Map<number, string>> {
  if (given.length === 0) return new Map();
  for (let from = 0; from < given.length; from += BATCH) {
    await tx.sql
      .insertInto('applicationDesk')
      .values(
        given
          .slice(from, from + BATCH)
          .map(({ teamNo, operatorId }) => ({ ...untouched, teamNo, assigneeId: operatorId })),
      )
      .onConflict((conflict) =>
        conflict.column('teamNo').doUpdateSet(({ ref }) => ({ assigneeId: ref('excluded.assigneeId') })),
      )
      .execute();
  }
  const operatorIds = [...new Set(given.map(({ operatorId }) => operatorId ?? 0))];
  const names = await tx.sql
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', operatorIds)
    .execute();
  return new Map(names.map(({ id, name }) => [id, name]));
}

/** A statement takes 65,535 values. */
const BATCH = 1_000;

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

/** Whose these applications are; those of nobody are not in it. */
export async function readAssignees(
  tx: Db,
  teamNos: readonly number[],
): Promise<Map<number, { operatorId: number; name: string }>> {
  const rows = await tx.sql
    .selectFrom('applicationDesk')
    .innerJoin('accounts', 'accounts.id', 'applicationDesk.assigneeId')
    .select(['applicationDesk.teamNo', 'accounts.id as operatorId', 'accounts.name'])
    .where('applicationDesk.teamNo', 'in', [0, ...teamNos])
    .execute();
  return new Map(rows.map(({ teamNo, ...assignee }) => [teamNo, assignee]));
}
