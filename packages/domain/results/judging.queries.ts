import type { Language } from '@chulbal/contract/language';
import type { JudgingStage } from '@chulbal/contract/overview';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listProgress } from '../evaluation/progress.queries.ts';
import { usualSettings } from '../panels/settings.queries.ts';
import { isBehind } from './judging.rules.ts';
import { listResultStages } from './stages.queries.ts';

type Need = { trackNo: number; stageNo: number; uncovered: number; exclusions: number };

/**
 * Stages of a season with assignments whose result is not final or waits to be, with how far they are and what
 * waits for an operator. A fixed number of queries for a stage.
 */
export async function listJudging(
  db: Db,
  actor: OperatorActor,
  { year, language, now }: { year?: number | undefined; language: Language; now: Date },
): Promise<JudgingStage[]> {
  const open = (await listResultStages(db, { year })).filter(
    ({ version, requested }) => version === 0 || requested,
  );
  const needs = await listNeeds(
    db,
    open.map(({ trackNo }) => trackNo),
  );
  const judging: JudgingStage[] = [];
  for (const stage of open) {
    const { trackNo, stageNo, lane, opensAt, closesAt, requested } = stage;
    const need = needs.find((one) => one.trackNo === trackNo && one.stageNo === stageNo);
    if (!need) continue;
    const evaluators = (await listProgress(db, actor, { trackNo, stageNo })).map((one) => ({
      ...one,
      of: one.assigned - one.recused - one.voided,
    }));
    const period = { opensAt: new Date(opensAt), closesAt: new Date(closesAt) };
    const sum = (of: (one: (typeof evaluators)[number]) => number) =>
      evaluators.reduce((total, one) => total + of(one), 0);
    judging.push({
      trackNo,
      stageNo,
      lane,
      trackName: stage.trackName[language],
      stageName: stage.stageName[language],
      opensAt,
      closesAt,
      assigned: sum(({ of }) => of),
      submitted: sum(({ submitted }) => submitted),
      evaluators: evaluators.length,
      signed: evaluators.filter(({ signedAt }) => signedAt !== null).length,
      behind: evaluators
        .filter(({ of, submitted }) => isBehind({ assigned: of, submitted }, period, now))
        .map(({ evaluatorId, name, left, of, remindedAt }) => ({ evaluatorId, name, left, of, remindedAt })),
      uncovered: need.uncovered,
      exclusions: need.exclusions,
      requested,
    });
  }
  return judging;
}

/** By stage with assignments: teams that too few judge, and requests for exclusion nobody has decided. One query. */
async function listNeeds(db: Db, trackNos: readonly number[]): Promise<Need[]> {
  if (trackNos.length === 0) return [];
  const { rows } = await sql<Record<keyof Need, unknown>>`
    with teams as (
      select a.track_no, a.stage_no, a.team_no, count(*) filter (where a.state = 'active') as active
      from assignments a join applications p on p.team_no = a.team_no and p.status = 'submitted'
        and p.ineligible_at is null
      where a.track_no in (${sql.join(trackNos)})
      group by 1, 2, 3
    )
    select t.track_no as "trackNo", t.stage_no as "stageNo",
      count(*) filter (where t.active < coalesce(j.panel_size, ${usualSettings.panelSize}::int)) as uncovered,
      (select count(*) from exclusion_requests e join applications p on p.team_no = e.team_no
        where e.state = 'open' and p.track_no = t.track_no and e.stage_no = t.stage_no) as exclusions
    from teams t left join judged_stages j on j.track_no = t.track_no and j.stage_no = t.stage_no
    group by t.track_no, t.stage_no`.execute(db.sql);
  return rows.map((row) => ({
    trackNo: Number(row.trackNo),
    stageNo: Number(row.stageNo),
    uncovered: Number(row.uncovered),
    exclusions: Number(row.exclusions),
  }));
}
