import { lettersSeen } from '@chulbal/contract/letters-seen';
import type { Duty } from '@chulbal/contract/panels/duties';
import { pairOf } from '@chulbal/contract/panels/facts';
import { blocking, reviewPlan } from '@chulbal/contract/panels/review';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { listKeepingBack } from '../eligibility/queries.ts';
import { restoreSheets, voidSheets } from '../evaluation/sheets/commands.ts';
import { fault } from '../fault.ts';
import type { Assignment, Stage } from './assignments.queries.ts';
import { heldDraft, panelsObject } from './draft.commands.ts';
import { readStageFacts } from './facts.queries.ts';
import { findPlan, type PlanRow, readContent } from './plans.queries.ts';
import { changesOf } from './publish.rules.ts';
import { lockUnfinished } from './stages.commands.ts';
import { getJudgedStage } from './stages.queries.ts';

type Asked = Stage & { revision: number; reason: string; allowWarnings: boolean; now: Date };

/**
 * Publishes the draft of a stage: from then on its evaluators judge its teams. What the plan before had in common with it goes
 * on; what only that one had is withdrawn, sheets voided with the reason; who had a team before and has it again goes on
 * with the sheet they had.
 *
 * @throws 404 for a stage that is not judged; 4093 resultFinal; 4043 without a draft or when it was saved meanwhile; 400 beside `reason`
 * where it replaces a plan; 4085 eligibilityOpen with `teamNos` where a team is not ready to be judged; 4058 panelsIncomplete with `problems`.
 */
export async function publishPanels(
  db: Db,
  actor: OperatorActor,
  asked: Asked,
): Promise<{ version: number; assigned: number; kept: number; withdrawn: number }> {
  const judged = await getJudgedStage(db, asked);
  return db.transaction(async (tx) => {
    await lockUnfinished(tx, asked);
    const draft = await heldDraft(tx, asked);
    if (!draft) throw fault('editedElsewhere');
    const before = await findPlan(tx, { ...asked, state: 'published' });
    if (before && lettersSeen(asked.reason) === 0)
      throw fault('invalidRequest', { fields: { reason: required } });
    const facts = await readStageFacts(tx, judged);
    const judgedHere = facts.teams.map(({ teamNo }) => teamNo);
    const keepingBack = { rules: judged.rules, teamNos: judgedHere, now: asked.now };
    const notReady = await listKeepingBack(tx, keepingBack);
    if (notReady.length > 0) throw fault('eligibilityOpen', { detail: { teamNos: notReady } });
    const { figures, problems, duties } = reviewPlan(await readContent(tx, draft.id), facts.plan);
    const left = blocking(problems, asked.allowWarnings);
    if (left.length > 0) throw fault('panelsIncomplete', { detail: { problems: left } });
    await replacePlan(tx, actor, { draft, before, asked });
    const { added, revived, kept, ended } = changesOf(duties, facts.assignments);
    await writeAssignments(tx, draft, [...added, ...revived, ...kept], asked.now);
    await endAll(tx, ended, asked);
    await giveBack(tx, revived, { assignments: facts.assignments, asked });
    const changed = {
      assigned: added.length + revived.length,
      kept: kept.length,
      withdrawn: ended.length,
    };
    await record(tx, actor, {
      action: 'panels.publish',
      object: panelsObject(judged),
      before: before && { version: before.version },
      after: { version: draft.version, figures, ...changed },
      reason: asked.reason,
      now: asked.now,
    });
    return { version: draft.version, ...changed };
  });
}

const required = {
  ko: '게시한 분과를 바꾸는 사유를 적어 주세요.',
  en: 'Please say why the published panels change.',
};

async function replacePlan(
  tx: Db,
  { operatorId }: OperatorActor,
  { draft, before, asked }: { draft: PlanRow; before: PlanRow | null; asked: Asked },
): Promise<void> {
  const { reason, now } = asked;
  if (before) {
    await tx.sql
      .updateTable('panelPlans')
      .set({ state: 'superseded', supersededAt: now })
      .where('id', '=', before.id)
      .execute();
  }
  await tx.sql
    .updateTable('panelPlans')
    .set({ state: 'published', reason, publishedBy: operatorId, publishedAt: now })
    .where('id', '=', draft.id)
    .execute();
}

/** Writes who judges whom, in one statement; who does so already goes on, in the panel of the new plan. */
async function writeAssignments(tx: Db, plan: PlanRow, duties: readonly Duty[], now: Date): Promise<void> {
  const { id, trackNo, stageNo } = plan;
  const rows = duties.map(({ panel, evaluatorId, teamNo }) => ({ position: panel + 1, evaluatorId, teamNo }));
  await sql`
    insert into assignments (track_no, stage_no, evaluator_id, team_no, panel_id, state, since)
    select ${trackNo}, ${stageNo}, g."evaluatorId", g."teamNo", p.id, 'active', ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g("evaluatorId" bigint, "teamNo" bigint, position int)
    join panels p on p.plan_id = ${id} and p.position = g.position
    on conflict (track_no, stage_no, evaluator_id, team_no) do update
      set panel_id = excluded.panel_id, state = 'active', until = null,
        since = case when assignments.state = 'active' then assignments.since else excluded.since end,
        reason = case when assignments.state = 'active' then assignments.reason else '' end`.execute(tx.sql);
}

/** What was voided when a plan took a team away counts again when a plan gives it back. */
async function giveBack(
  tx: Db,
  revived: readonly Duty[],
  { assignments, asked }: { assignments: readonly Assignment[]; asked: Asked },
): Promise<void> {
  const ended = new Map(assignments.map((one) => [pairOf(one.evaluatorId, one.teamNo), one.until]));
  const pairs = revived.flatMap(({ evaluatorId, teamNo }) => {
    const voidedAt = ended.get(pairOf(evaluatorId, teamNo));
    return voidedAt ? [{ evaluatorId, teamNo, voidedAt }] : [];
  });
  if (pairs.length > 0) await restoreSheets(tx, { ...asked, pairs });
}

/** Takes away what the plan does not mean any more, in one statement for all of them. */
async function endAll(tx: Db, ended: readonly Assignment[], asked: Asked): Promise<void> {
  if (ended.length === 0) return;
  const { trackNo, stageNo, reason, now } = asked;
  const pairs = ended.map(({ evaluatorId, teamNo }) => ({ evaluatorId, teamNo }));
  await sql`
    update assignments as a set state = 'withdrawn', until = ${now}::timestamptz, reason = ${reason}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g("evaluatorId" bigint, "teamNo" bigint)
    where a.track_no = ${trackNo} and a.stage_no = ${stageNo} and a.evaluator_id = g."evaluatorId"
      and a.team_no = g."teamNo"`.execute(tx.sql);
  await voidSheets(tx, { ...asked, pairs });
}
