import type { OperatorActor } from '../../actor.ts';
import { recordEach } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { Application } from '../places.queries.ts';
import type { BulkChanges } from '../tables.ts';
import { lockApplications, teamObject } from '../work.queries.ts';
import { giveTo, readAssignees } from './assign.commands.ts';
import { readClaims, writeDecisions } from './bonus.commands.ts';
import { undoableAssignees, undoableItems, undoVerdict } from './bulk-acts.rules.ts';

const refusals = { messages: 'messagesSent', late: 'undoTooLate', undone: 'alreadyUndone' } as const;

type Act<Kind extends BulkChanges['kind']> = {
  doneBy: number;
  doneAt: Date;
  changes: Extract<BulkChanges, { kind: Kind }>;
};

/**
 * Takes back what a bulk act changed, within a day and on record, whoever of the operators did it. What was changed
 * otherwise since stays as it is; gives how many applications were taken back and how many were left alone.
 *
 * Throws notFound; messagesSent 4107 for an act that sent messages, undoTooLate 4108, alreadyUndone 4109.
 */
export async function undoBulkAct(
  db: Db,
  actor: OperatorActor,
  { actId, now }: { actId: number; now: Date },
): Promise<{ undone: number; leftAlone: number }> {
  return db.transaction(async (tx) => {
    const act = await tx.sql
      .selectFrom('bulkActs')
      .selectAll()
      .where('id', '=', actId)
      .forUpdate()
      .executeTakeFirst();
    if (!act) throw fault('notFound');
    const verdict = undoVerdict(act, now);
    if (verdict !== 'possible') throw fault(refusals[verdict]);
    const { changes, doneBy, doneAt } = act;
    const taken =
      changes.kind === 'bonus'
        ? await undoDecisions(tx, actor, { changes, doneBy, doneAt }, now)
        : changes.kind === 'assignee'
          ? await undoAssigning(tx, actor, { changes, doneBy, doneAt }, now)
          : [];
    const leftAlone = act.teams - taken.length;
    await tx.sql
      .updateTable('bulkActs')
      .set({ undoneBy: actor.operatorId, undoneAt: now, leftAlone })
      .where('id', '=', actId)
      .execute();
    return { undone: taken.length, leftAlone };
  });
}

/** Those of the applications that are still there, held. */
async function lockRemaining(
  tx: Db,
  actor: OperatorActor,
  teamNos: readonly number[],
): Promise<Application[]> {
  const rows = await tx.sql
    .selectFrom('applications')
    .select('teamNo')
    .where('teamNo', 'in', [0, ...teamNos])
    .execute();
  return rows.length > 0 ? lockApplications(tx, actor, { teamNos: rows.map(({ teamNo }) => teamNo) }) : [];
}

/** Numbers of the applications of which a decision was taken back. */
async function undoDecisions(
  tx: Db,
  actor: OperatorActor,
  act: Act<'bonus'>,
  now: Date,
): Promise<Application[]> {
  const { items, after } = act.changes;
  const held = await lockRemaining(tx, actor, [...new Set(items.map(({ teamNo }) => teamNo))]);
  const facts = await readClaims(
    tx,
    held.map(({ teamNo }) => teamNo),
  );
  const undone = undoableItems(items, { after, doneBy: act.doneBy, doneAt: act.doneAt }, (teamNo, place) => {
    const { claims, standing } = facts(teamNo);
    const sha256 = claims.find((claim) => claim.place === place)?.sha256 ?? null;
    const decided = standing.find((one) => one.place === place && one.claimSha256 === sha256);
    return { sha256, decided: decided ?? null };
  });
  await writeDecisions(
    tx,
    undone.map(({ teamNo, place, sha256, before }) => ({ teamNo, place, sha256, standing: before })),
  );
  const teams = new Set(undone.map(({ teamNo }) => teamNo));
  const changed = held.filter(({ teamNo }) => teams.has(teamNo));
  await recordEach(
    tx,
    actor,
    changed.map((application) => {
      const own = undone.filter(({ teamNo }) => teamNo === application.teamNo);
      return {
        action: 'bonus.undo',
        object: teamObject(application),
        before: own.map(({ place }) => ({ place, state: after })),
        after: own.map(({ place, before }) => ({ place, state: before?.decision ?? 'pending' })),
        now,
      };
    }),
  );
  return changed;
}

async function undoAssigning(
  tx: Db,
  actor: OperatorActor,
  { changes }: Act<'assignee'>,
  now: Date,
): Promise<Application[]> {
  const teamNos = changes.teams.map(({ teamNo }) => teamNo);
  const held = await lockRemaining(tx, actor, teamNos);
  const present = await readAssignees(tx, teamNos);
  const undone = undoableAssignees(changes.teams, (teamNo) => present.get(teamNo)?.operatorId ?? null);
  const beforeOf = new Map(undone.map(({ teamNo, before }) => [teamNo, before]));
  const changed = held.filter(({ teamNo }) => beforeOf.has(teamNo));
  const names = await giveTo(
    tx,
    changed.map(({ teamNo }) => ({ teamNo, operatorId: beforeOf.get(teamNo) ?? null })),
  );
  await recordEach(
    tx,
    actor,
    changed.map((application) => ({
      action: 'application.assignUndo',
      object: teamObject(application),
      before: { assignee: present.get(application.teamNo)?.name ?? null },
      after: { assignee: names.get(beforeOf.get(application.teamNo) ?? 0) ?? null },
      now,
    })),
  );
  return changed;
}
