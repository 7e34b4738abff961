import type { SheetState, TargetRow } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import { labelOf } from '../applications/list/detail.rules.ts';
import type { Db } from '../db.ts';
import { withoutNames } from './blind.rules.ts';
import { countSubmitted, listOwnSheets } from './sheets.queries.ts';
import type { Judged, OwnStageRef, StageRef } from './stage.queries.ts';
import { type AssignmentState, targetState } from './states.rules.ts';
import type { Sheet } from './tables.ts';

/** One target of an evaluator, with what orders it. */
export type OwnTarget = {
  teamNo: number;
  targetNo: number;
  state: SheetState;
  sheet: Sheet | null;
  teamName: string;
  itemName: string;
  itemPart: string;
  regionId: number | null;
  assignmentReason: string;
  /** Of others, one's own sheet not counted. */
  submitted: number;
  /** Evaluators who judge the team. */
  evaluators: number;
  shuffle: string;
};

/** An evaluator's targets in a stage in no order, and how many a conflict took away. Unnumbered ones are left out. */
export async function listOwnTargets(
  db: Db,
  ref: OwnStageRef,
): Promise<{ targets: OwnTarget[]; conflicted: number }> {
  const { trackNo, stageNo, evaluatorId } = ref;
  const rows = await db.sql
    .selectFrom('assignments as a')
    .innerJoin('applications as p', 'p.teamNo', 'a.teamNo')
    .leftJoin('targets as t', (join) =>
      join
        .onRef('t.trackNo', '=', 'a.trackNo')
        .onRef('t.stageNo', '=', 'a.stageNo')
        .onRef('t.teamNo', '=', 'a.teamNo'),
    )
    .select(['a.teamNo', 'a.state', 'a.reason', 't.targetNo'])
    .select(['p.teamName', 'p.itemName', 'p.itemPart', 'p.regionId'])
    .where('a.trackNo', '=', trackNo)
    .where('a.stageNo', '=', stageNo)
    .where('a.evaluatorId', '=', evaluatorId)
    .where('p.status', '=', 'submitted')
    .where('p.ineligibleAt', 'is', null)
    .execute();
  const sheets = new Map((await listOwnSheets(db, ref)).map((sheet) => [sheet.teamNo, sheet]));
  const submitted = await countSubmitted(db, ref);
  const evaluators = await countEvaluators(db, ref);
  const targets = rows.flatMap((row): OwnTarget[] => {
    const { teamNo, targetNo } = row;
    const sheet = sheets.get(teamNo) ?? null;
    const state = targetState(row.state as AssignmentState, sheet);
    if (state === null || targetNo === null) return [];
    const own = sheet?.state === 'submitted' && !sheet.voidedAt ? 1 : 0;
    return [
      {
        teamNo,
        targetNo,
        state,
        sheet,
        teamName: row.teamName ?? '',
        itemName: row.itemName ?? '',
        itemPart: row.itemPart ?? '',
        regionId: row.regionId,
        assignmentReason: row.reason,
        submitted: (submitted.get(teamNo) ?? 0) - own,
        evaluators: evaluators.get(teamNo) ?? 0,
        shuffle: shuffleMark(db, { ...ref, teamNo }),
      },
    ];
  });
  return { targets, conflicted: rows.filter(({ state }) => state === 'conflicted').length };
}

/** One of them by its number, or null for whatever is not this evaluator's. */
export function findOwnTarget(targets: readonly OwnTarget[], targetNo: number): OwnTarget | null {
  return targets.find((one) => one.targetNo === targetNo) ?? null;
}

/**
 * The team behind a number of a stage, assigned to this evaluator in whatever state; null otherwise. With `share` its
 * application stays as it is until the transaction ends.
 */
export async function findTeamOfTarget(
  db: Db,
  {
    trackNo,
    stageNo,
    evaluatorId,
    targetNo,
    share = false,
  }: OwnStageRef & { targetNo: number; share?: boolean },
): Promise<{ teamNo: number; assignment: AssignmentState } | null> {
  if (targetNo > 2_147_483_647) return null;
  const row = await db.sql
    .selectFrom('targets as t')
    .innerJoin('assignments as a', (join) =>
      join
        .onRef('a.trackNo', '=', 't.trackNo')
        .onRef('a.stageNo', '=', 't.stageNo')
        .onRef('a.teamNo', '=', 't.teamNo'),
    )
    .innerJoin('applications as p', 'p.teamNo', 't.teamNo')
    .select(['t.teamNo', 'a.state as assignment'])
    .where('t.trackNo', '=', trackNo)
    .where('t.stageNo', '=', stageNo)
    .where('t.targetNo', '=', targetNo)
    .where('a.evaluatorId', '=', evaluatorId)
    .where('p.status', '=', 'submitted')
    .where('p.ineligibleAt', 'is', null)
    .$if(share, (query) => query.forShare('p'))
    .executeTakeFirst();
  return row ?? null;
}

/** A target as it crosses the wire: names (`hidden` are taken out) and counts only where the stage shows them. */
export function targetRow(
  target: OwnTarget,
  { judged, hidden, language }: { judged: Judged; hidden: readonly string[]; language: Language },
): TargetRow {
  const { settings, rules, rubric } = judged;
  const { sheet, state, teamName } = target;
  const counts = state === 'draft' || state === 'submitted';
  const own = state === 'submitted' ? 1 : 0;
  return {
    targetNo: target.targetNo,
    teamName: settings.blindNames ? null : teamName,
    itemName: withoutNames(target.itemName, hidden),
    itemPart: labelOf(rules.choices, 'teamItemPart', target.itemPart, language),
    region: rules.regions.find(({ regionId }) => regionId === target.regionId)?.name[language] ?? null,
    state,
    total: counts ? (sheet?.total ?? null) : null,
    scored: counts ? Object.keys(sheet?.scores ?? {}).length : 0,
    criteria: rubric.length,
    savedAt: counts ? (sheet?.savedAt.toISOString() ?? null) : null,
    submittedAt: state === 'submitted' ? (sheet?.submittedAt?.toISOString() ?? null) : null,
    recusal:
      state === 'recused'
        ? { kind: sheet?.recuseKind ?? 'other', note: sheet?.recuseReason ?? target.assignmentReason }
        : null,
    counts: settings.showsCounts ? { submitted: target.submitted + own, of: target.evaluators } : null,
  };
}

async function countEvaluators(db: Db, { trackNo, stageNo }: StageRef): Promise<Map<number, number>> {
  const rows = await db.sql
    .selectFrom('assignments')
    .select(['teamNo', ({ fn }) => fn.countAll<number>().as('count')])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'active')
    .groupBy('teamNo')
    .execute();
  return new Map(rows.map(({ teamNo, count }) => [teamNo, Number(count)]));
}

/** An order of this evaluator's own that stays and that nobody can compute without the key. */
function shuffleMark(
  db: Db,
  { trackNo, stageNo, evaluatorId, teamNo }: OwnStageRef & { teamNo: number },
): string {
  return db.vault.index(`order ${trackNo} ${stageNo} ${evaluatorId} ${teamNo}`);
}
