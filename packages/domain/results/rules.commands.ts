import type { ResultRules } from '@chulbal/contract/results/shapes';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { getResultFacts, getStageRules, type ResultFacts } from './facts.queries.ts';
import type { Stage } from './final/queries.ts';
import { rank } from './ranking.rules.ts';
import { canonicalJson } from './snapshot.rules.ts';
import { stageObject } from './stage-object.rules.ts';

/**
 * Saves by which rules the result of a stage is calculated, what changed with its reason in the audit log. Saving what
 * holds does nothing. Throws notFound; invalidRequest beside `rules` for a criterion or a region that there is not.
 */
export async function saveResultRules(
  db: Db,
  actor: OperatorActor,
  { trackNo, stageNo, rules, reason, now }: Stage & { rules: ResultRules; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const of = { trackNo, stageNo };
    const known = await getStageRules(tx, of);
    await lockStage(tx, of);
    const { season, stage, saved, usual } = await getStageRules(tx, of);
    const criteria = new Set(stage.rubric.map(({ code }) => code));
    const regions = new Set(season.regions.map(({ code }) => code));
    const isKnown =
      rules.tieOrder.every((code) => criteria.has(code)) &&
      rules.quotas.every(({ region }) => regions.has(region));
    if (!isKnown) throw fault('invalidRequest', { fields: { rules: unknownPart } });
    const before = saved ?? usual;
    if (saved && canonicalJson(before) === canonicalJson(rules)) return;
    await tx.sql
      .updateTable('judgedStages')
      .set({ resultRules: json(rules) })
      .where('trackNo', '=', trackNo)
      .where('stageNo', '=', stageNo)
      .execute();
    const parts = changedParts(before, rules);
    await record(tx, actor, {
      action: 'result.saveRules',
      object: stageObject(known),
      before: Object.fromEntries(parts.map((part) => [part, before[part]])),
      after: Object.fromEntries(parts.map((part) => [part, rules[part]])),
      reason,
      now,
    });
  });
}

function changedParts(before: ResultRules, after: ResultRules): (keyof ResultRules)[] {
  const parts = Object.keys(after) as (keyof ResultRules)[];
  return parts.filter((part) => canonicalJson(before[part]) !== canonicalJson(after[part]));
}

/**
 * Puts on record in which order operators take teams that nothing tells apart. Of two decisions about the same teams
 * the newer holds. Throws notFound; invalidRequest beside `order` unless these, all of them and no other, are tied as
 * the stage stands or as its newest version does.
 */
export async function decideTie(
  db: Db,
  actor: OperatorActor,
  asked: Stage & { order: readonly number[]; reason: string; now: Date },
): Promise<void> {
  const { trackNo, stageNo, order, reason, now } = asked;
  await db.transaction(async (tx) => {
    await getStageRules(tx, asked);
    await lockStage(tx, asked);
    const facts = await getResultFacts(tx, asked);
    if (!isTied(facts, order)) throw fault('invalidRequest', { fields: { order: notTied } });
    await tx.sql
      .insertInto('tieDecisions')
      .values({
        trackNo,
        stageNo,
        teamOrder: json([...order]),
        reason,
        decidedBy: actor.operatorId,
        at: now,
      })
      .execute();
    await record(tx, actor, {
      action: 'result.decideTie',
      object: stageObject(facts),
      after: { order: order.map((teamNo) => numberOf(facts, teamNo)) },
      reason,
      now,
    });
  });
}

function isTied(facts: ResultFacts, order: readonly number[]): boolean {
  const { newest, inputs, rules } = facts;
  const stood = newest && { inputs: JSON.parse(newest.inputs), rules: JSON.parse(newest.rules) };
  return [{ inputs, rules }, ...(stood ? [stood] : [])].some(({ inputs, rules }) => {
    const { teams } = rank({ ...inputs, tieDecisions: [], withdrawn: [] }, rules);
    const first = teams.find(({ teamNo }) => teamNo === order[0]);
    if (!first?.rank) return false;
    const tied = teams.filter(({ rank }) => rank === first.rank).map(({ teamNo }) => teamNo);
    return tied.length === order.length && tied.every((teamNo) => order.includes(teamNo));
  });
}

function numberOf({ teams }: ResultFacts, teamNo: number): string {
  return teams.find((team) => team.teamNo === teamNo)?.number ?? String(teamNo);
}

const unknownPart = {
  ko: '이 단계에 없는 심사 항목이나 권역이 있어요.',
  en: 'A criterion or region is not of this stage.',
};
const notTied = {
  ko: '지금 동점인 팀 모두를 순서대로 골라 주세요.',
  en: 'Please put all teams that are tied now, and no others, in order.',
};
