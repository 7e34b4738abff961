import { koreanHolidays } from '@chulbal/contract/korean-holidays';
import type { Bilingual } from '@chulbal/contract/language';
import { openPlaceholders, type PlaceholderItem } from '@chulbal/contract/pages/placeholders';
import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getSiteSettings } from '../site/queries.ts';
import { ruleChanges, touchedTracks } from './changes.rules.ts';
import { getDraftedSeason } from './drafted.queries.ts';
import { inForce, planOf } from './plan.rules.ts';
import { getRulesOfVersion } from './queries.ts';
import type { DraftedSeason } from './rules.ts';

type Status = 'draft' | 'published' | 'finished';

/** A season's row and its plan. */
export type Drafted = {
  seasonId: number;
  status: Status;
  rulesVersion: number;
  editVersion: number;
  changed: boolean;
  publishedAt: Date | null;
  season: DraftedSeason;
};

/** Seasons, newest first, drafts too. One query. */
export async function listDraftedSeasons(db: Db) {
  const rows = await db.sql
    .selectFrom('seasons')
    .select(['year', 'name', 'status', 'rulesVersion', 'publishedAt', 'changed'])
    .select([
      sql<number>`(select count(*)::int from tracks
        where season_id = seasons.id and lane is not null)`.as('tracks'),
      sql<number>`(select count(*)::int from applications
        where season_id = seasons.id and status = 'submitted')`.as('submitted'),
    ])
    .orderBy('year', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    name: row.name as Bilingual,
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
}

/** A season by its year, held until the transaction ends where `lock` is set. Throws notFound. */
export async function getDrafted(
  db: Db,
  { year, lock = false }: { year: number; lock?: boolean },
): Promise<Drafted> {
  const row = await db.sql
    .selectFrom('seasons')
    .select(['id as seasonId', 'status', 'rulesVersion', 'editVersion', 'changed', 'publishedAt'])
    .where('year', '=', year)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return { ...row, season: await getDraftedSeason(db, row.seasonId) };
}

/** A season as the console edits it. Throws notFound. */
export async function getDraftedView(db: Db, { year }: { year: number }): Promise<DraftedSeasonView> {
  const { seasonId, season, publishedAt, ...rest } = await getDrafted(db, { year });
  const applied = await listApplied(db, seasonId);
  const trackNos = [...new Set(applied.map(({ trackNo }) => trackNo))];
  const used = await db.sql
    .selectFrom('stages')
    .innerJoin('tracks', 'tracks.trackNo', 'stages.trackNo')
    .select(['stages.trackNo', sql<number[]>`array_agg(stage_no order by stage_no)`.as('stageNos')])
    .where('tracks.seasonId', '=', seasonId)
    .groupBy('stages.trackNo')
    .orderBy('stages.trackNo')
    .execute();
  return {
    plan: planOf(season),
    ...rest,
    publishedAt: publishedAt?.toISOString() ?? null,
    teams: trackNos.map((trackNo) => {
      const ofTrack = applied.filter((each) => each.trackNo === trackNo);
      return {
        trackNo,
        submitted: sum(ofTrack.map(({ submitted }) => submitted)),
        drafts: sum(ofTrack.map(({ drafts }) => drafts)),
        stages: ofTrack.map(({ stageNo }) => stageNo),
      };
    }),
    usedStages: used,
    holidays: [year - 1, year, year + 1].flatMap((each) => [...koreanHolidays(each)]),
  };
}

/** For which stages of a season teams have applied, whatever became of it, and how many stand there now. */
export async function listApplied(
  db: Db,
  seasonId: number,
): Promise<{ trackNo: number; stageNo: number; submitted: number; drafts: number }[]> {
  return db.sql
    .selectFrom('applications')
    .select([
      'trackNo',
      'stageNo',
      sql<number>`count(*) filter (where status = 'submitted')::int`.as('submitted'),
      sql<number>`count(*) filter (where status = 'draft')::int`.as('drafts'),
    ])
    .where('seasonId', '=', seasonId)
    .groupBy(['trackNo', 'stageNo'])
    .orderBy('trackNo')
    .orderBy('stageNo')
    .execute();
}

/** The plan of what is in force, or null before the first publishing. */
export async function findPlanInForce(
  db: Db,
  { seasonId, rulesVersion }: Pick<Drafted, 'seasonId' | 'rulesVersion'>,
) {
  if (rulesVersion === 0) return null;
  return planOf(await getRulesOfVersion(db, { seasonId, version: rulesVersion }));
}

/** Settings of the site that nobody has filled in yet: what a league says of who runs it. */
export async function listPlaceholders(db: Db): Promise<PlaceholderItem[]> {
  return openPlaceholders((await getSiteSettings(db)).settings);
}

/** Most teams that a preview of a publishing lists. */
const LISTED_TEAMS = 100;

/** What publishing would change, all of it the first time, the submitted teams it touches, and what is not filled in. Throws notFound. */
export async function previewPublication(db: Db, { year }: { year: number }) {
  const drafted = await getDrafted(db, { year });
  const { seasonId, season } = drafted;
  const next = planOf(inForce(season));
  const current = (await findPlanInForce(db, drafted)) ?? { ...emptyOf(next), tracks: [] };
  const changes = ruleChanges(current, next);
  const touched = touchedTracks(changes);
  const placeholders = await listPlaceholders(db);
  if (touched !== 'all' && touched.length === 0) return { changes, touched: 0, teams: [], placeholders };
  const teams = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'number', 'teamName', 'trackNo'])
    .select(sql<number>`count(*) over ()::int`.as('touched'))
    .where('seasonId', '=', seasonId)
    .where('status', '=', 'submitted')
    .$if(touched !== 'all', (query) => query.where('trackNo', 'in', touched as number[]))
    .orderBy('number')
    .limit(LISTED_TEAMS)
    .execute();
  return {
    changes,
    touched: teams[0]?.touched ?? 0,
    teams: teams.map(({ touched: _, ...team }) => ({
      ...team,
      number: team.number ?? '',
      teamName: team.teamName ?? '',
    })),
    placeholders,
  };
}

function emptyOf(plan: ReturnType<typeof planOf>): ReturnType<typeof planOf> {
  return { ...plan, name: { ko: '', en: '' }, regions: [], choices: {}, bonuses: [], tracks: [] };
}

/** Published versions of a season, newest first. Throws notFound. */
export async function listSeasonVersions(
  db: Db,
  { year }: { year: number },
): Promise<{ version: number; publishedAt: string; reason: string }[]> {
  const season = await db.sql.selectFrom('seasons').select('id').where('year', '=', year).executeTakeFirst();
  if (!season) throw fault('notFound');
  const rows = await db.sql
    .selectFrom('seasonVersions')
    .select(['version', 'publishedAt', 'reason'])
    .where('seasonId', '=', season.id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
