import type { HofSource } from '@chulbal/contract/hall-of-fame/operators';
import { outcomeOf } from '@chulbal/contract/results/words';
import { finalTeams, findReleased, stageOf } from '../announcements/queries.ts';
import { listNotifiable } from '../announcements/teams.queries.ts';
import type { Db } from '../db.ts';
import type { Stage } from '../results/final/queries.ts';
import type { TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import { finalStageOf, type Winning } from './rules.ts';

/** What was announced of a final stage: its winners, the first before. Null for another stage, or before it is announced. */
export async function findWinning(
  db: Db,
  asked: Stage,
): Promise<{ rules: TrackRules; stage: StageRule; winners: Winning[] } | null> {
  const { rules, stage } = await stageOf(db, asked);
  if (finalStageOf(rules.stages)?.stageNo !== stage.stageNo) return null;
  const released = await findReleased(db, asked);
  if (!released) return null;
  const teams = await finalTeams(db, { ...asked, version: released.resultVersion });
  const known = await listNotifiable(db, [...teams.keys()]);
  const { year, track, regions } = rules;
  const winners = [...teams.values()].flatMap((team): Winning[] => {
    const named = known.get(team.teamNo);
    if (!named || outcomeOf({ ...team, isGone: false }) !== 'passed') return [];
    const { teamNo, number, teamName, itemName, regionId } = named;
    const region = regions.find((one) => one.regionId === regionId)?.name ?? null;
    return [
      {
        ...{ teamNo, number, teamName, itemName, region, rank: team.rank },
        ...{ year, lane: track.lane, track: track.name },
      },
    ];
  });
  const last = Number.MAX_SAFE_INTEGER;
  return {
    ...{ rules, stage },
    winners: winners.sort((one, other) => (one.rank ?? last) - (other.rank ?? last)),
  };
}

/** Announced results of final stages, the newest season first, and how many of their winners are in the hall of fame. */
export async function listHofSources(db: Db): Promise<HofSource[]> {
  const stages = await db.sql
    .selectFrom('announcements')
    .select(['trackNo', 'stageNo'])
    .distinct()
    .where('state', '=', 'released')
    .execute();
  const sources: HofSource[] = [];
  for (const asked of stages) {
    const found = await findWinning(db, asked);
    if (!found) continue;
    const { rules, stage, winners } = found;
    const there = await listMade(
      db,
      winners.map(({ teamNo }) => teamNo),
    );
    sources.push({
      ...{ ...asked, year: rules.year, lane: rules.track.lane, trackName: rules.track.name },
      ...{ stageName: stage.name, winners: winners.length, made: there.size },
    });
  }
  return sources.sort((one, other) => other.year - one.year || one.lane - other.lane);
}

/** Which of these teams an entry was made of. */
export async function listMade(db: Db, teamNos: readonly number[]): Promise<Set<number>> {
  if (teamNos.length === 0) return new Set();
  const rows = await db.sql
    .selectFrom('hofOrigins')
    .select('teamNo')
    .where('teamNo', 'in', teamNos)
    .execute();
  return new Set(rows.map(({ teamNo }) => teamNo));
}
