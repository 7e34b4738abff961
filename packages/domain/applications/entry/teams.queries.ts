import type { TeamDetail, TeamSummary } from '@chulbal/contract/applications/teams';
import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { searchFor } from '../../search.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import type { ChoiceRule, RegionRule, TrackRule } from '../../seasons/rules.ts';
import { openFields } from '../places.queries.ts';
import { stageViews } from '../stage-views.rules.ts';
import { findLastSubmission } from '../team.queries.ts';

export type TeamsAsked = {
  page: number;
  size: number;
  /** The newest published season without one. */
  year?: number;
  trackNo?: number;
  /** Code of a region of the season. */
  region?: string;
  keyword?: string;
  language: Language;
};

/** A keyword that finds more teams than this finds this many: nobody turns a thousand pages. */
export const MOST_FOUND = 10_000;

/**
 * Submitted teams of a published season, newest first; the keyword finds in team and item name, by initial
 * consonants too, at most `MOST_FOUND` of them. Names of tracks, regions and choices are those of the rules in
 * force, and not of what is being edited. A handful of queries, however many teams there are. No personal data.
 */
export async function listTeams(db: Db, asked: TeamsAsked): Promise<Page<TeamSummary>> {
  const { page, size, language } = asked;
  const season = await findSeason(db, asked);
  const found = season && findTeams(db, season, asked);
  const part = { offset: (page - 1) * size, size };
  const { teamNos, total } = !found
    ? { teamNos: [], total: 0 }
    : await (asked.keyword ? searchPage(db, found, part) : browsePage(db, found, part));
  const content = season && teamNos.length > 0 ? await readTeams(db, season, { teamNos, language }) : [];
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

type Found = NonNullable<ReturnType<typeof findTeams>>;
type Part = { offset: number; size: number };
/** Numbers of the teams on a page, and how many there are on all pages. */
type NumbersOnPage = { teamNos: number[]; total: number };

/** Without a keyword: numbers come from an index in their order; nothing is counted where a page is not full. */
async function browsePage(db: Db, found: Found, part: Part): Promise<NumbersOnPage> {
  const teamNos = await readNumbers(found, part);
  const isLast = teamNos.length < part.size && (teamNos.length > 0 || part.offset === 0);
  return { teamNos, total: isLast ? part.offset + teamNos.length : await countTeams(db, found) };
}

/**
 * With a keyword: all that it finds is read once, by the keyword's index, then counted and sorted; the planner
 * would walk through the teams in their order instead and meet few that match. Only where a keyword finds more
 * than `MOST_FOUND`, that walk is short.
 */
async function searchPage(db: Db, found: Found, { offset, size }: Part): Promise<NumbersOnPage> {
  const rows = await db.sql
    .with(
      (cte) => cte('found').materialized(),
      () => found.limit(MOST_FOUND + 1),
    )
    .with('onPage', (query) =>
      query.selectFrom('found').select('teamNo').orderBy('teamNo', 'desc').limit(size).offset(offset),
    )
    .selectFrom((query) =>
      query
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('all'),
    )
    .leftJoin('onPage', (join) => join.onTrue())
    .select(['all.total', 'onPage.teamNo'])
    .orderBy('onPage.teamNo', 'desc')
    .execute();
  const total = Number(rows[0]?.total ?? 0);
  if (total <= MOST_FOUND) return { teamNos: rows.flatMap(({ teamNo }) => teamNo ?? []), total };
  const teamNos = offset < MOST_FOUND ? await readNumbers(found, { offset, size }) : [];
  return { teamNos, total: MOST_FOUND };
}

async function readNumbers(found: Found, { offset, size }: Part): Promise<number[]> {
  const rows = await found.orderBy('a.teamNo', 'desc').limit(size).offset(offset).execute();
  return rows.map(({ teamNo }) => teamNo);
}

async function countTeams(db: Db, found: Found): Promise<number> {
  const { count } = await db.sql
    .selectFrom(found.as('a'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is shown of these teams of a season, newest first. */
async function readTeams(
  db: Db,
  { tracks, regions, itemParts }: Season,
  { teamNos, language }: { teamNos: number[]; language: Language },
): Promise<TeamSummary[]> {
  const rows = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'trackNo', 'teamName', 'itemName', 'itemPart', 'regionId'])
    .where('teamNo', 'in', teamNos)
    .orderBy('teamNo', 'desc')
    .execute();
  return rows.map(({ teamNo, trackNo, teamName, itemName, itemPart, regionId }) => {
    const track = tracks.find((one) => one.trackNo === trackNo);
    const region = regions.find((one) => one.regionId === regionId);
    const part = itemParts.find(({ code }) => code === itemPart);
    return {
      teamNo,
      teamName: teamName ?? '',
      itemName: itemName ?? '',
      itemPart: part?.label[language] ?? itemPart ?? '',
      trackNo,
      lane: track?.lane ?? 0,
      trackName: track?.name[language] ?? '',
      region: region?.name[language] ?? '',
    };
  });
}

/**
 * The query of the numbers of all teams of a season that are asked for; null where it has no such region. A
 * track and a region are of one season, so each is asked for without it: that fits their indexes.
 */
function findTeams(db: Db, season: Season, asked: TeamsAsked) {
  let query = db.sql.selectFrom('applications as a').select('a.teamNo').where('a.status', '=', 'submitted');
  if (asked.region) {
    const region = season.regions.find(({ code }) => code === asked.region);
    if (!region) return null;
    query = query.where('a.regionId', '=', region.regionId);
  }
  if (asked.trackNo !== undefined) query = query.where('a.trackNo', '=', asked.trackNo);
  else if (!asked.region) query = query.where('a.seasonId', '=', season.id);
  const wanted = asked.keyword ? searchFor(asked.keyword) : null;
  if (wanted) {
    query = query.where(sql<boolean>`a.search_tokens @> ${wanted.tokens}::text[]`);
    if (wanted.pattern) query = query.where('a.searchText', 'like', wanted.pattern);
  }
  return query;
}

/** A published season, and of its rules in force what the list says. */
type Season = {
  id: number;
  tracks: Pick<TrackRule, 'trackNo' | 'lane' | 'name'>[];
  regions: RegionRule[];
  itemParts: ChoiceRule[];
};

/**
 * The published season that is asked about: of the track, of the year (both have to agree), or the newest. The
 * database picks what is needed out of the rules, for whole they are long.
 */
async function findSeason(
  db: Db,
  { year, trackNo }: Pick<TeamsAsked, 'year' | 'trackNo'>,
): Promise<Season | null> {
  let query = db.sql
    .selectFrom('seasons as s')
    .innerJoin('seasonVersions as v', (join) =>
      join.onRef('v.seasonId', '=', 's.id').onRef('v.version', '=', 's.rulesVersion'),
    )
    .select('s.id')
    .select([
      sql<Season['tracks']>`(
        select jsonb_agg(jsonb_build_object(
          'trackNo', track->'trackNo', 'lane', track->'lane', 'name', track->'name'))
        from jsonb_array_elements(v.rules->'tracks') as track)`.as('tracks'),
      sql<Season['regions']>`v.rules->'regions'`.as('regions'),
      sql<Season['itemParts'] | null>`v.rules->'choices'->'teamItemPart'`.as('itemParts'),
    ])
    .where('s.status', '<>', 'draft')
    .orderBy('s.year', 'desc')
    .limit(1);
  if (year !== undefined) query = query.where('s.year', '=', year);
  if (trackNo !== undefined) {
    query = query.where('s.id', '=', ({ selectFrom }) =>
      selectFrom('tracks').select('tracks.seasonId').where('tracks.trackNo', '=', trackNo),
    );
  }
  const season = await query.executeTakeFirst();
  return season ? { ...season, itemParts: season.itemParts ?? [] } : null;
}

/** One submitted team of a published season: no personal data. Throws teamNotFound 1115. */
export async function getTeam(
  db: Db,
  { teamNo, language }: { teamNo: number; language: Language },
): Promise<TeamDetail> {
  const team = await db.sql
    .selectFrom('applications')
    .innerJoin('seasons', 'seasons.id', 'applications.seasonId')
    .selectAll('applications')
    .where('teamNo', '=', teamNo)
    .where('applications.status', '=', 'submitted')
    .where('seasons.status', '<>', 'draft')
    .executeTakeFirst();
  const submission = team && (await findLastSubmission(db, teamNo));
  if (!team || !submission) throw fault('teamNotFound');
  const { count } = await db.sql
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teamNo', '=', teamNo)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  const rules = await getTrackRules(db, team.trackNo);
  const fields = openFields(db, submission.fieldsSealed);
  const label = (field: 'teamItemPart' | 'team4dTech') =>
    rules.choices[field]?.find(({ code }) => code === fields[field])?.label[language] ?? fields[field] ?? '';
  return {
    teamNo,
    teamName: team.teamName ?? '',
    itemName: team.itemName ?? '',
    itemPart: label('teamItemPart'),
    trackNo: team.trackNo,
    lane: rules.track.lane,
    trackName: rules.track.name[language],
    region: rules.regions.find(({ regionId }) => regionId === team.regionId)?.name[language] ?? '',
    year: rules.year,
    seasonName: rules.seasonName[language],
    tech: label('team4dTech'),
    memberCount: Number(count),
    logo: submission.files.find(({ slot }) => slot === 'logo')?.serverFileName ?? null,
    stages: stageViews(rules.stages, language),
  };
}
