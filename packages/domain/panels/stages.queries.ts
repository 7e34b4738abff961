import type { Language } from '@chulbal/contract/language';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import type { StageState } from '@chulbal/contract/seasons/values';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listKeepingBack } from '../eligibility/queries.ts';
import { fault } from '../fault.ts';
import { latestResult } from '../results/final/queries.ts';
import { getSeasonView, getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import type { Stage } from './assignments.queries.ts';

export type JudgedStage = { rules: TrackRules; stage: StageRule };

/** A stage of a published season that has a rubric. Throws notFound for any other. */
export async function getJudgedStage(db: Db, { trackNo, stageNo }: Stage): Promise<JudgedStage> {
  const rules = await getTrackRules(db, trackNo);
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.rubric) throw fault('notFound');
  return { rules, stage };
}

export type StageTeam = {
  teamNo: number;
  number: string | null;
  teamName: string;
  itemName: string;
  itemPart: string;
  region: string | null;
};

/**
 * The teams that a stage judges, by number: the submitted applications of the track but those that were found not eligible, and of these in a later judged
 * stage those that the result of the judged stage before selected, so nobody while it has none.
 */
export async function listStageTeams(db: Db, { rules, stage }: JudgedStage): Promise<StageTeam[]> {
  const { trackNo } = rules.track;
  const before = stageBefore(rules, stage);
  const selected = before && (await selectedTeams(db, { trackNo, stageNo: before.stageNo }));
  const rows = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'number', 'teamName', 'itemName', 'itemPart', 'regionId'])
    .where('trackNo', '=', trackNo)
    .where('status', '=', 'submitted')
    .where('ineligibleAt', 'is', null)
    .orderBy('serial')
    .orderBy('teamNo')
    .execute();
  const regions = new Map(rules.regions.map(({ regionId, code }) => [regionId, code]));
  return rows
    .filter(({ teamNo }) => !selected || selected.has(teamNo))
    .map(({ regionId, teamName, itemName, itemPart, ...team }) => ({
      ...team,
      teamName: teamName ?? '',
      itemName: itemName ?? '',
      itemPart: itemPart ?? '',
      region: (regionId !== null && regions.get(regionId)) || null,
    }));
}

/** The judged stage before one, by their order in the track. */
export function stageBefore(rules: Pick<TrackRules, 'stages'>, stage: StageRule): StageRule | undefined {
  const place = rules.stages.findIndex(({ stageNo }) => stageNo === stage.stageNo);
  return rules.stages.slice(0, place).findLast(({ rubric }) => rubric !== null);
}

async function selectedTeams(db: Db, stage: Stage): Promise<Set<number>> {
  const result = await latestResult(db, stage);
  const selected = result?.ranking.filter(({ decision }) => decision === 'selected') ?? [];
  return new Set(selected.map(({ teamNo }) => teamNo));
}

/** Judged stages of a season with how far their panels are, in the order of tracks and stages. */
export async function listJudgedStages(
  db: Db,
  { year, language, now }: { year?: number | undefined; language: Language; now: Date },
) {
  const season = await getSeasonView(db, { language, ...(year === undefined ? {} : { year }) });
  const stages = [];
  for (const { trackNo } of season.tracks) {
    const rules = await getTrackRules(db, trackNo);
    for (const stage of rules.stages.filter(({ rubric }) => rubric !== null)) {
      const ref = { trackNo, stageNo: stage.stageNo };
      const teams = await listStageTeams(db, { rules, stage });
      const teamNos = teams.map(({ teamNo }) => teamNo);
      stages.push({
        ...ref,
        lane: rules.track.lane,
        trackName: rules.track.name[language],
        stageName: stage.name[language],
        kind: stage.kind,
        state: stateOf(stage, now),
        opensAt: stage.opensAt.toISOString(),
        closesAt: stage.closesAt.toISOString(),
        teams: teams.length,
        ...(await progressOf(db, { ...ref, teamNos })),
        notReady: teams.length === 0 ? 0 : (await listKeepingBack(db, { rules, teamNos, now })).length,
      });
    }
  }
  return stages;
}

function stateOf(stage: StageRule, now: Date): StageState {
  const { opensAt, closesAt, announcesAt } = stage;
  const times = {
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    announcesAt: announcesAt?.toISOString() ?? null,
  };
  return stageState(times, now.getTime());
}

/** How far the panels of a stage are, in one query. */
async function progressOf(db: Db, { trackNo, stageNo, teamNos }: Stage & { teamNos: number[] }) {
  const { rows } = await sql<{
    hasDraft: boolean;
    publishedVersion: number | null;
    publishedAt: Date | null;
    assignments: number;
    shortTeams: number;
    openExclusions: number;
  }>`
    select
      exists (select from panel_plans p where p.track_no = ${trackNo} and p.stage_no = ${stageNo}
        and p.state = 'draft') as "hasDraft",
      pp.version as "publishedVersion", pp.published_at as "publishedAt",
      (select count(*)::int from assignments a where a.track_no = ${trackNo} and a.stage_no = ${stageNo}
        and a.state = 'active') as assignments,
      (select count(*)::int from unnest(${teamNos}::bigint[]) as t(team_no)
        left join (select a.team_no, count(*) as judges from assignments a where a.track_no = ${trackNo}
          and a.stage_no = ${stageNo} and a.state = 'active' group by a.team_no) as c on c.team_no = t.team_no
        where pp.id is not null and coalesce(c.judges, 0) < coalesce((select j.panel_size from judged_stages j
          where j.track_no = ${trackNo} and j.stage_no = ${stageNo}), 7)) as "shortTeams",
      (select count(*)::int from exclusion_requests e join applications x on x.team_no = e.team_no
        where x.track_no = ${trackNo} and e.stage_no = ${stageNo} and e.state = 'open') as "openExclusions"
    from (values (1)) as one left join panel_plans pp on pp.track_no = ${trackNo} and pp.stage_no = ${stageNo}
      and pp.state = 'published'`.execute(db.sql);
  const [row] = rows;
  return {
    hasDraft: row?.hasDraft ?? false,
    publishedVersion: row?.publishedVersion ?? null,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    assignments: row?.assignments ?? 0,
    shortTeams: row?.shortTeams ?? 0,
    openExclusions: row?.openExclusions ?? 0,
  };
}
