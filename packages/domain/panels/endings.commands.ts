import type { AssignmentState } from '@chulbal/contract/panels/assignments';
import { sql } from 'kysely';
import { type AuditActor, evaluatorLabel, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/sheets/commands.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isFinal } from '../seasons/judging-period.rules.ts';
import { type Alternate, chooseAlternate } from './alternates.rules.ts';
import type { Stage } from './assignments.queries.ts';
import { countingKinds } from './conflict.rules.ts';
import { stageSettings } from './settings.queries.ts';
import { lockStage } from './stages.commands.ts';

/** What became of an assignment that ended. `mendedBy` has the team now; null where nobody could take it over. */
export type Ended = Stage & {
  evaluatorId: number;
  teamNo: number;
  state: Exclude<AssignmentState, 'active'>;
  mendedBy: number | null;
};

type Ending = { state: Ended['state']; reason: string; now: Date };

/**
 * Ends an active assignment and gives the team to an alternate; null where none is active. Their sheet is voided,
 * but not when they recuse themselves: then the sheet says so itself. With `to` that evaluator takes it over, of whom the
 * caller knows that they may.
 *
 * Call it before anything else of the transaction is locked, for it holds the stage; call `recordEnding` last.
 */
export async function endAssignment(
  tx: Db,
  asked: Stage & { evaluatorId: number; teamNo: number; to?: number } & Ending,
): Promise<Ended | null> {
  await lockStage(tx, asked);
  const { trackNo, stageNo, evaluatorId, teamNo, state, reason, now } = asked;
  const row = await tx.sql
    .updateTable('assignments')
    .set({ state, until: now, reason })
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('evaluatorId', '=', evaluatorId)
    .where('teamNo', '=', teamNo)
    .where('state', '=', 'active')
    .returning('panelId')
    .executeTakeFirst();
  if (!row) return null;
  if (state !== 'recused') await voidSheet(tx, asked);
  // Nobody judges any more where the result is final; what was tainted counts in no later version.
  const judged = !isFinal(await findFinal(tx, asked));
  const mendedBy = judged ? await handToAlternate(tx, { ...asked, panelId: row.panelId }) : null;
  return { trackNo, stageNo, evaluatorId, teamNo, state, mendedBy };
}

/**
 * Ends everything that an evaluator judges in a stage, or one team of it, sheets included whatever the state: for who
 * refuses the pledge, or from whom an operator takes it. Empty where nothing is active.
 */
export async function endAssignments(
  tx: Db,
  asked: Stage & { evaluatorId: number; teamNo: number | null } & Ending,
): Promise<Ended[]> {
  await lockStage(tx, asked);
  let query = tx.sql
    .selectFrom('assignments')
    .select('teamNo')
    .where('trackNo', '=', asked.trackNo)
    .where('stageNo', '=', asked.stageNo)
    .where('evaluatorId', '=', asked.evaluatorId)
    .where('state', '=', 'active')
    .orderBy('teamNo');
  if (asked.teamNo !== null) query = query.where('teamNo', '=', asked.teamNo);
  const ended: Ended[] = [];
  for (const { teamNo } of await query.execute()) {
    const one = await endAssignment(tx, { ...asked, teamNo });
    if (one) ended.push(one);
    if (one?.state === 'recused') await voidSheet(tx, { ...asked, teamNo });
  }
  return ended;
}

/** Writes into the audit log what ended, who took over and why; last in a command. */
export async function recordEnding(
  tx: Db,
  actor: AuditActor,
  { ended, reason, now }: { ended: readonly Ended[]; reason: string; now: Date },
): Promise<void> {
  for (const { trackNo, stageNo, evaluatorId, teamNo, state, mendedBy } of ended) {
    await recordAs(tx, actor, {
      action: actions[state],
      object: {
        kind: 'assignment',
        id: `${trackNo}/${stageNo}/${evaluatorId}/${teamNo}`,
        label: evaluatorLabel(evaluatorId),
      },
      before: { state: 'active' },
      after: { state, mendedBy },
      reason,
      now,
    });
  }
}

const actions = {
  recused: 'assignment.recuse',
  conflicted: 'assignment.conflict',
  withdrawn: 'assignment.withdraw',
} as const;

/** Finds an alternate for a team that fewer judge than the panel size says, and gives it to them. */
async function handToAlternate(
  tx: Db,
  asked: Stage & { teamNo: number; panelId: number | null; to?: number; reason: string; now: Date },
): Promise<number | null> {
  const { trackNo, stageNo, teamNo, panelId, now } = asked;
  const { panelSize, conflictLevel } = await stageSettings(tx, asked);
  const active = await tx.sql
    .selectFrom('assignments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('teamNo', '=', teamNo)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  if (asked.to === undefined && Number(active.count) >= panelSize) return null;
  const kinds = countingKinds(conflictLevel);
  const evaluatorId = asked.to ?? chooseAlternate(await listAlternates(tx, { ...asked, kinds }));
  if (evaluatorId === null) return null;
  await tx.sql
    .insertInto('assignments')
    .values({ trackNo, stageNo, evaluatorId, teamNo, panelId, state: 'active', since: now, until: null })
    .execute();
  return evaluatorId;
}

/** Alternates of the published plan who may judge the team; whoever has signed the stage takes nothing more. */
async function listAlternates(
  tx: Db,
  {
    trackNo,
    stageNo,
    teamNo,
    panelId,
    kinds,
  }: Stage & { teamNo: number; panelId: number | null; kinds: string[] },
): Promise<Alternate[]> {
  const { rows } = await sql<{
    evaluatorId: number;
    ofPanel: boolean;
    load: number;
    loadLimit: number;
  }>`
    select pe.evaluator_id as "evaluatorId", bool_or(pe.panel_id = ${panelId}::bigint) is true as "ofPanel",
      e.load_limit as "loadLimit",
      (select count(*)::int from assignments a where a.track_no = ${trackNo} and a.stage_no = ${stageNo}
        and a.evaluator_id = pe.evaluator_id and a.state = 'active') as load
    from panel_plans pp
      join panels p on p.plan_id = pp.id
      join panel_evaluators pe on pe.panel_id = p.id and pe.role = 'alternate'
      join evaluators e on e.account_id = pe.evaluator_id and e.disabled_at is null
      join accounts c on c.id = e.account_id and c.status = 'active'
    where pp.track_no = ${trackNo} and pp.stage_no = ${stageNo} and pp.state = 'published'
      and not exists (select from assignments a where a.track_no = ${trackNo} and a.stage_no = ${stageNo}
        and a.evaluator_id = pe.evaluator_id and a.team_no = ${teamNo})
      and not exists (select from conflicts k where k.evaluator_id = pe.evaluator_id and k.team_no = ${teamNo}
        and k.ended_at is null and k.kind = any(${kinds}::text[]))
      and (select pa.answer from pledge_answers pa where pa.evaluator_id = pe.evaluator_id
        and pa.track_no = ${trackNo} and pa.stage_no = ${stageNo} order by pa.id desc limit 1)
        is distinct from 'refused'
      and not exists (select from stage_signatures g where g.evaluator_id = pe.evaluator_id
        and g.track_no = ${trackNo} and g.stage_no = ${stageNo})
    group by pe.evaluator_id, e.load_limit`.execute(tx.sql);
  return rows.map((row) => ({ ...row, evaluatorId: Number(row.evaluatorId) }));
}
