import { lettersSeen } from '@chulbal/contract/fields';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { type BonusChange, type BonusState, bonusChanges } from './bonus.rules.ts';
import { recountBonuses } from './desk.commands.ts';
import type { Application } from './places.queries.ts';
import { holdApplications, teamObject } from './work.queries.ts';

type Asked = {
  teamNos: readonly number[];
  place: number | null;
  decision: BonusState;
  /** Why; a rejection says so to whoever asks later. */
  reason: string;
  /** The submission that was looked at, of one team. */
  version?: number | undefined;
  now: Date;
};

/**
 * Decides bonus items of these teams' submissions, or takes decisions back (`pending`); gives how many. What is not
 * submitted claims nothing. A team that submits a changed claim has it pending again by itself.
 *
 * Throws teamNotFound 1115; invalidRequest beside `reason` for a rejection without one; editedElsewhere 4043 when
 * `version` is not the submission that counts.
 */
export async function decideBonus(db: Db, actor: OperatorActor, asked: Asked): Promise<number> {
  if (asked.decision === 'rejected' && lettersSeen(asked.reason) === 0)
    throw fault('invalidRequest', { fields: { reason: required } });
  return db.transaction(async (tx) => {
    const held = await holdApplications(tx, actor, asked);
    const seen = asked.version;
    if (seen !== undefined && held.some(({ submissionVersion }) => submissionVersion !== seen)) {
      throw fault('editedElsewhere');
    }
    const changed: { application: Application; changes: BonusChange[] }[] = [];
    const facts = await readClaims(tx, asked.teamNos);
    for (const application of held) {
      const { claims, standing } = facts(application.teamNo);
      const changes = application.status === 'submitted' ? bonusChanges(claims, standing, asked) : [];
      if (changes.length > 0) changed.push({ application, changes });
    }
    await writeDecisions(tx, actor, changed, asked);
    for (const { application, changes } of changed) {
      await record(tx, actor, {
        action: actions[asked.decision],
        object: teamObject(application),
        before: changes.map(({ place, before }) => ({ place, state: before })),
        after: changes.map(({ place, after }) => ({ place, state: after })),
        reason: asked.reason,
        now: asked.now,
      });
    }
    return changed.reduce((sum, { changes }) => sum + changes.length, 0);
  });
}

const required = { ko: '반려하는 사유를 적어 주세요.', en: 'Please say why it is rejected.' };

const actions = { verified: 'bonus.verify', rejected: 'bonus.reject', pending: 'bonus.reopen' } as const;

/** Claims and decisions of all these teams, by two queries. */
async function readClaims(tx: Db, teamNos: readonly number[]) {
  const desks = await tx.sql
    .selectFrom('applicationDesk')
    .select(['teamNo', 'claims'])
    .where('teamNo', 'in', teamNos)
    .execute();
  const decisions = await tx.sql
    .selectFrom('bonusDecisions')
    .select(['teamNo', 'place', 'claimSha256', 'decision'])
    .where('teamNo', 'in', teamNos)
    .execute();
  return (teamNo: number) => ({
    claims: desks.find((desk) => desk.teamNo === teamNo)?.claims ?? [],
    standing: decisions.filter((decision) => decision.teamNo === teamNo),
  });
}

async function writeDecisions(
  tx: Db,
  { operatorId }: OperatorActor,
  changed: readonly { application: Application; changes: BonusChange[] }[],
  { decision, reason, now }: Asked,
): Promise<void> {
  const rows = changed.flatMap(({ application: { teamNo }, changes }) =>
    changes.map(({ place, sha256 }) => ({ teamNo, place, claimSha256: sha256 })),
  );
  if (rows.length === 0) return;
  if (decision === 'pending') {
    await tx.sql
      .deleteFrom('bonusDecisions')
      .where((eb) => eb.or(rows.map(({ teamNo, place }) => eb.and({ teamNo, place }))))
      .execute();
  } else {
    await tx.sql
      .insertInto('bonusDecisions')
      .values(rows.map((row) => ({ ...row, decision, reason, decidedBy: operatorId, decidedAt: now })))
      .onConflict((conflict) =>
        conflict.columns(['teamNo', 'place']).doUpdateSet(({ ref }) => ({
          claimSha256: ref('excluded.claimSha256'),
          decision,
          reason,
          decidedBy: operatorId,
          decidedAt: now,
        })),
      )
      .execute();
  }
  await recountBonuses(
    tx,
    changed.map(({ application }) => application.teamNo),
  );
}
