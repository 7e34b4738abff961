import { applicationFilter, type searchConsole } from '@chulbal/contract/applications/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { may } from '@chulbal/contract/operators/values';
import { sql } from 'kysely';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { maskedName } from '../../masks.ts';
import { escapeLike } from '../../search.ts';
import { filteredApplications } from './filter.queries.ts';
import { findListSeason, type ListSeason } from './season.queries.ts';

/** Of each kind. */
const SHOWN = 8;

type Found = OutputOf<typeof searchConsole>;

/**
 * Teams of the newest season by number, team or item name, and people of its teams by name, whose names come back
 * masked: who knows a name finds the team, and nobody reads names here. Whoever may not see personal data has to
 * know the whole name: by its parts the letters behind a mask could be tried out. Three queries.
 */
export async function searchTeamsAndPeople(
  db: Db,
  actor: OperatorActor,
  { keyword }: { keyword: string },
): Promise<Found> {
  const season = await findListSeason(db, {});
  if (!season) return { teams: [], people: [] };
  return {
    teams: await findTeams(db, season, keyword),
    people: await findPeople(db, actor, season, keyword),
  };
}

async function findTeams(db: Db, season: ListSeason, keyword: string): Promise<Found['teams']> {
  const rows = await filteredApplications(db, season, applicationFilter.parse({ keyword }))
    .select(['a.teamNo', 'a.number', 'a.teamName', 'a.itemName', 'a.trackNo'])
    .orderBy('a.teamNo', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ teamNo, number, teamName, itemName, trackNo }) => ({
    teamNo,
    number,
    teamName: teamName ?? '',
    itemName: itemName ?? '',
    lane: laneOf(season, trackNo),
  }));
}

async function findPeople(
  db: Db,
  { role }: OperatorActor,
  season: ListSeason,
  keyword: string,
): Promise<Found['people']> {
  const name = keyword.toWellFormed().normalize('NFC').trim();
  const pattern = may(role, 'revealPersonalData') ? `%${escapeLike(name)}%` : escapeLike(name);
  const rows = await db.sql
    .selectFrom('members as m')
    .innerJoin('applications as a', 'a.teamNo', 'm.teamNo')
    .select(['m.teamNo', 'm.name', 'a.teamName', 'a.trackNo'])
    .where('m.seasonId', '=', season.id)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`m.name like ${pattern}`)
    // The name as it was typed stands before names that only hold it.
    .orderBy(sql`m.name = ${name}`, 'desc')
    .orderBy('m.teamNo', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    teamNo: row.teamNo,
    name: maskedName(row.name),
    teamName: row.teamName ?? '',
    lane: laneOf(season, row.trackNo),
  }));
}

function laneOf(season: ListSeason, trackNo: number): number {
  return season.tracks.find((track) => track.trackNo === trackNo)?.lane ?? 0;
}
