import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listStageAssignments } from '../panels/assignments.queries.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { getResultFacts, getStageRules } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import { stageObject } from './stage-object.rules.ts';

/**
 * Lets the result be finalised without an evaluator's signature; the first reason stands. Throws notFound unless
 * they judge in the stage.
 */
export async function waiveSignature(
  db: Db,
  actor: OperatorActor,
  asked: Stage & { evaluatorId: number; reason: string; now: Date },
): Promise<void> {
  const { trackNo, stageNo, evaluatorId, reason, now } = asked;
  await db.transaction(async (tx) => {
    const rules = await getStageRules(tx, asked);
    await lockStage(tx, asked);
    const assignments = await listStageAssignments(tx, asked);
    if (!assignments.some((one) => one.evaluatorId === evaluatorId && one.state === 'active')) {
      throw fault('notFound');
    }
    const { numInsertedOrUpdatedRows: written } = await tx.sql
      .insertInto('signatureWaivers')
      .values({ trackNo, stageNo, evaluatorId, reason, waivedBy: actor.operatorId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!written) return;
    await record(tx, actor, {
      action: 'result.waiveSignature',
      object: stageObject(rules),
      after: { evaluatorId },
      reason,
      now,
    });
  });
}

/**
 * Lets the result be finalised though these teams have fewer valid sheets than the rules ask: with as many as they
 * have now, and no fewer. A team without any cannot be let through, as nobody has judged it. Throws notFound;
 * invalidRequest beside `teamNos` for a team that is not judged here, has no valid sheet or enough of them.
 */
export async function waiveSheets(
  db: Db,
  actor: OperatorActor,
  asked: Stage & { teamNos: readonly number[]; reason: string; now: Date },
): Promise<void> {
  const { trackNo, stageNo, reason, now } = asked;
  await db.transaction(async (tx) => {
    await getStageRules(tx, asked);
    await lockStage(tx, asked);
    const facts = await getResultFacts(tx, asked);
    const numbers = new Map(facts.teams.map(({ teamNo, number }) => [teamNo, number ?? String(teamNo)]));
    const counts = new Map(facts.inputs.teams.map(({ teamNo, sheets }) => [teamNo, sheets.length]));
    const teams = [...new Set(asked.teamNos)].map((teamNo) => ({ teamNo, sheets: counts.get(teamNo) ?? 0 }));
    if (teams.some(({ sheets }) => sheets === 0 || sheets >= facts.rules.minSheets)) {
      throw fault('invalidRequest', { fields: { teamNos: notFew } });
    }
    await tx.sql
      .insertInto('sheetWaivers')
      .values(
        teams.map((team) => ({ trackNo, stageNo, ...team, reason, waivedBy: actor.operatorId, at: now })),
      )
      .onConflict((conflict) =>
        conflict.columns(['trackNo', 'stageNo', 'teamNo']).doUpdateSet((row) => ({
          sheets: row.ref('excluded.sheets'),
          reason: row.ref('excluded.reason'),
          waivedBy: row.ref('excluded.waivedBy'),
          at: row.ref('excluded.at'),
        })),
      )
      .execute();
    await record(tx, actor, {
      action: 'result.waiveSheets',
      object: stageObject(facts),
      after: { teams: teams.map(({ teamNo, sheets }) => ({ number: numbers.get(teamNo), sheets })) },
      reason,
      now,
    });
  });
}

const notFew = {
  ko: '이 단계에서 심사하고, 평가가 한 건 이상이지만 모자라는 팀만 면제할 수 있어요.',
  en: 'Only teams of this stage that have some sheets, but too few, can be let through.',
};
