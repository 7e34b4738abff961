import type { ConflictKind } from '@chulbal/contract/panels/conflicts';
import { type PlanFacts, pairOf } from '@chulbal/contract/panels/facts';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { type EvaluatorFacts as Evaluator, listEvaluators } from '../evaluators/queries.ts';
import { type Assignment, listStageAssignments, type Stage } from './assignments.queries.ts';
import { countingKinds } from './conflict.rules.ts';
import { stageSettings } from './settings.queries.ts';
import { type JudgedStage, listStageTeams, type StageTeam } from './stages.queries.ts';

export type Pledge = 'unsigned' | 'signed' | 'refused';

/** Who may not judge whom in a stage and why; `recused` where the evaluator gave the team back or it was taken from them. */
export type Apart = { evaluatorId: number; teamNo: number; kinds: (ConflictKind | 'recused')[] };

/** Everything that is known of a stage when its panels are built, in a few queries. */
export type StageFacts = {
  plan: PlanFacts;
  teams: StageTeam[];
  /** Who may judge, those who refused the pledge of this stage among them. */
  evaluators: (Evaluator & { pledge: Pledge })[];
  apart: Apart[];
  assignments: Assignment[];
};

export async function readStageFacts(db: Db, judged: JudgedStage): Promise<StageFacts> {
  const stage = { trackNo: judged.rules.track.trackNo, stageNo: judged.stage.stageNo };
  const settings = await stageSettings(db, stage);
  const teams = await listStageTeams(db, judged);
  const pledges = await listPledges(db, stage);
  const evaluators = (await listEvaluators(db)).map((one) => ({
    ...one,
    pledge: pledges.get(one.evaluatorId) ?? ('unsigned' as const),
  }));
  const assignments = await listStageAssignments(db, stage);
  const kinds = countingKinds(settings.conflictLevel);
  const conflicts = await listLive(db, { trackNo: stage.trackNo, kinds });
  const given = await listGivenBack(db, { ...stage, kinds });
  const apart = apartOf({ teams, evaluators, conflicts, given });
  return {
    teams,
    evaluators,
    apart,
    assignments,
    plan: {
      panelSize: settings.panelSize,
      teams,
      evaluators: evaluators.filter(({ pledge }) => pledge !== 'refused'),
      apart: new Set(apart.map(({ evaluatorId, teamNo }) => pairOf(evaluatorId, teamNo))),
      held: new Set(
        assignments
          .filter(({ state }) => state === 'active')
          .map(({ evaluatorId, teamNo }) => pairOf(evaluatorId, teamNo)),
      ),
    },
  };
}

/** Conflicts that stand, of the teams of a track. */
async function listLive(
  db: Db,
  { trackNo, kinds }: { trackNo: number; kinds: readonly ConflictKind[] },
): Promise<{ evaluatorId: number; teamNo: number; kind: ConflictKind }[]> {
  return db.sql
    .selectFrom('conflicts')
    .innerJoin('applications', 'applications.teamNo', 'conflicts.teamNo')
    .select(['conflicts.evaluatorId', 'conflicts.teamNo', 'conflicts.kind'])
    .where('applications.trackNo', '=', trackNo)
    .where('conflicts.kind', 'in', kinds)
    .where('conflicts.endedAt', 'is', null)
    .orderBy('conflicts.kind')
    .execute();
}

/**
 * Pairs that no plan brings together again: the evaluator gave the team back, an operator took it from them, or what they
 * wrote about it was tainted. What a plan alone took away may come back with another, and so may what ended because of
 * conflicts that were all found to be none.
 */
async function listGivenBack(
  db: Db,
  { trackNo, stageNo, kinds }: Stage & { kinds: readonly ConflictKind[] },
): Promise<{ evaluatorId: number; teamNo: number }[]> {
  return db.sql
    .selectFrom('assignments as a')
    .select(['a.evaluatorId', 'a.teamNo'])
    .where('a.trackNo', '=', trackNo)
    .where('a.stageNo', '=', stageNo)
    .where((eb) => {
      const byPlan = eb
        .selectFrom('panelPlans as p')
        .select('p.id')
        .whereRef('p.trackNo', '=', 'a.trackNo')
        .whereRef('p.stageNo', '=', 'a.stageNo')
        .whereRef('p.publishedAt', '=', 'a.until');
      const sheet = eb
        .selectFrom('sheets as s')
        .select('s.id')
        .whereRef('s.trackNo', '=', 'a.trackNo')
        .whereRef('s.stageNo', '=', 'a.stageNo')
        .whereRef('s.evaluatorId', '=', 'a.evaluatorId')
        .whereRef('s.teamNo', '=', 'a.teamNo');
      return eb.or([
        eb('a.state', '=', 'recused'),
        eb.and([eb('a.state', '=', 'withdrawn'), eb.not(eb.exists(byPlan))]),
        eb.and([eb('a.state', '=', 'conflicted'), eb.exists(sheet), eb.not(foundToBeNone(kinds))]),
      ]);
    })
    .execute();
}

/** Whether every conflict by which an assignment `a` may have ended was dismissed afterwards, and there was one. */
function foundToBeNone(kinds: readonly ConflictKind[]) {
  const dismissals = sql`select from conflict_dismissals d
    where d.team_no = a.team_no and d.evaluator_id = a.evaluator_id and d.at >= a.until`;
  return sql<boolean>`(exists (${dismissals}) and not exists (
    select from conflicts c where c.team_no = a.team_no and c.evaluator_id = a.evaluator_id
      and c.kind = any(${[...kinds]}::text[]) and (c.ended_at is null or c.ended_at >= a.until)
      and not exists (${dismissals} and d.kind = c.kind)))`;
}

function apartOf({
  teams,
  evaluators,
  conflicts,
  given,
}: Pick<StageFacts, 'teams' | 'evaluators'> & {
  given: { evaluatorId: number; teamNo: number }[];
  conflicts: { evaluatorId: number; teamNo: number; kind: ConflictKind }[];
}): Apart[] {
  const judged = new Set(teams.map(({ teamNo }) => teamNo));
  const judging = new Set(evaluators.map(({ evaluatorId }) => evaluatorId));
  const found = new Map<string, Apart>();
  const note = (evaluatorId: number, teamNo: number, kind: Apart['kinds'][number]) => {
    if (!judged.has(teamNo) || !judging.has(evaluatorId)) return;
    const key = pairOf(evaluatorId, teamNo);
    const one = found.get(key) ?? { evaluatorId, teamNo, kinds: [] };
    one.kinds.push(kind);
    found.set(key, one);
  };
  for (const { evaluatorId, teamNo, kind } of conflicts) note(evaluatorId, teamNo, kind);
  for (const { evaluatorId, teamNo } of given) note(evaluatorId, teamNo, 'recused');
  return [...found.values()].sort((a, b) => a.evaluatorId - b.evaluatorId || a.teamNo - b.teamNo);
}

/** What evaluators answered to the newest text of the stage's pledge, or their refusal of an older one. */
export async function listPledges(db: Db, { trackNo, stageNo }: Stage): Promise<Map<number, Pledge>> {
  const newest = await db.sql
    .selectFrom('pledgeTexts')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  const rows = await db.sql
    .selectFrom('pledgeAnswers')
    .distinctOn('evaluatorId')
    .select(['evaluatorId', 'answer', 'version'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .orderBy('evaluatorId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ evaluatorId, answer, version }) => {
      if (answer === 'refused') return [evaluatorId, 'refused'];
      return [evaluatorId, version === newest?.version ? 'signed' : 'unsigned'];
    }),
  );
}
