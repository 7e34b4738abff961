import type { JudgedStage } from '@chulbal/contract/results/results';
import type { Db } from '../db.ts';
import { listLater } from '../seasons/later.queries.ts';
import { getRulesOfVersion } from '../seasons/queries.ts';
import { type StageRule, type TrackRule, withExtensions } from '../seasons/rules.ts';
import type { Stage } from './final/queries.ts';

/** Every judged stage of the newest published season, or of a year, by lane and place; empty where there is none. */
export async function listResultStages(
  db: Db,
  { year }: { year?: number | undefined },
): Promise<JudgedStage[]> {
  const season = await db.sql
    .selectFrom('seasons')
    .select(['id as seasonId', 'rulesVersion as version'])
    .where('status', '<>', 'draft')
    .$if(year !== undefined, (query) => query.where('year', '=', year ?? 0))
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!season) return [];
  const rules = await getRulesOfVersion(db, season);
  const { extensions } = await listLater(db, { ...season, trackNo: undefined });
  const tracks = rules.tracks.map((track) => withExtensions(track, extensions));
  const trackNos = tracks.map(({ trackNo }) => trackNo);
  const versions = await listNewest(db, trackNos);
  const requests = await listRequested(db, trackNos);
  return tracks
    .sort((a, b) => a.lane - b.lane)
    .flatMap((track) =>
      track.stages
        .filter(({ rubric }) => rubric)
        .map((stage) => {
          const isIt = (row: Stage) => row.trackNo === track.trackNo && row.stageNo === stage.stageNo;
          return stageView(
            { year: rules.year, track, stage },
            { newest: versions.find(isIt) ?? null, requested: requests.some(isIt) },
          );
        }),
    );
}

async function listNewest(db: Db, trackNos: readonly number[]) {
  return db.sql
    .selectFrom('resultVersions')
    .distinctOn(['trackNo', 'stageNo'])
    .select(['trackNo', 'stageNo', 'version', 'finalisedAt'])
    .where('trackNo', 'in', trackNos)
    .orderBy('trackNo')
    .orderBy('stageNo')
    .orderBy('version', 'desc')
    .execute();
}

async function listRequested(db: Db, trackNos: readonly number[]): Promise<Stage[]> {
  return db.sql
    .selectFrom('resultRequests')
    .select(['trackNo', 'stageNo'])
    .where('trackNo', 'in', trackNos)
    .where('state', '=', 'waiting')
    .execute();
}

/** A judged stage as the console names it, with how far its result is. */
export function stageView(
  { year, track, stage }: { year: number; track: Omit<TrackRule, 'stages' | 'documents'>; stage: StageRule },
  { newest, requested }: { newest: { version: number; finalisedAt: Date } | null; requested: boolean },
): JudgedStage {
  return {
    year,
    trackNo: track.trackNo,
    lane: track.lane,
    trackName: track.name,
    stageNo: stage.stageNo,
    stageName: stage.name,
    kind: stage.kind,
    opensAt: stage.opensAt.toISOString(),
    closesAt: stage.closesAt.toISOString(),
    version: newest?.version ?? 0,
    finalisedAt: newest?.finalisedAt.toISOString() ?? null,
    requested,
  };
}
