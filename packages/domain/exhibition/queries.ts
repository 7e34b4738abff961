import type { SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import { stageSubjects } from '../announcements/subjects.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getPublished, rulesOfTracks, type TrackRules } from '../seasons/queries.ts';
import { currentExhibition, type ExhibitionRules, readPlan } from './rules.ts';

/** A published exhibition: the plan in force, and whether its totals were revealed. */
export type Exhibition = {
  igNo: number;
  igYear: number;
  seasonId: number;
  version: number;
  plan: ExhibitionRules;
  revealedAt: Date | null;
};

function published(db: Db) {
  return db.sql
    .selectFrom('exhibitions')
    .select(['igNo', 'year as igYear', 'seasonId', 'version', 'plan', 'revealedAt'])
    .where('version', '>', 0)
    .orderBy('year', 'desc');
}

function read({ plan, ...row }: Omit<Exhibition, 'plan'> & { plan: SoundPlan | null }): Exhibition {
  if (!plan) throw new Error(`Exhibition ${row.igNo} has a version and no plan.`);
  return { ...row, plan: readPlan(plan) };
}

/** A published exhibition, or null. */
export async function findExhibition(db: Db, igNo: number): Promise<Exhibition | null> {
  const row = await published(db).where('igNo', '=', igNo).executeTakeFirst();
  return row ? read(row) : null;
}

/** A published exhibition. Throws notFound. */
export async function getExhibition(db: Db, igNo: number): Promise<Exhibition> {
  const found = await findExhibition(db, igNo);
  if (!found) throw fault('notFound');
  return found;
}

/**
 * The published exhibition that a visitor is shown where they ask for none: one that stands open at `now`, else the next
 * to open, else that of the newest season; null where there is none.
 */
export async function findCurrentExhibition(db: Db, now: Date): Promise<Exhibition | null> {
  return currentExhibition(await listExhibitions(db), now);
}

/** The published exhibition of a year, or null. */
export async function findExhibitionOfYear(db: Db, year: number): Promise<Exhibition | null> {
  const row = await published(db).where('year', '=', year).executeTakeFirst();
  return row ? read(row) : null;
}

/** Published exhibitions, the newest first. */
export async function listExhibitions(db: Db): Promise<Exhibition[]> {
  return (await published(db).execute()).map(read);
}

/** A team that an exhibition shows, by what its application says. `region` is the season's code. */
export type ExhibitedTeam = {
  teamNo: number;
  number: string;
  teamName: string;
  trackNo: number;
  lane: number;
  region: string | null;
};

/**
 * The teams of an exhibition by number: of every track with an exhibition stage those that the released result of the
 * judged stage before it selected. Nobody of a track whose result is not released.
 */
export async function exhibitedTeams(
  db: Db,
  exhibition: Pick<Exhibition, 'igYear'>,
): Promise<Map<number, ExhibitedTeam>> {
  const season = await getPublished(db, exhibition.igYear);
  const teams = new Map<number, ExhibitedTeam>();
  for (const rules of rulesOfTracks(season)) {
    for (const team of await exhibitedOfTrack(db, rules)) teams.set(team.teamNo, team);
  }
  return teams;
}

async function exhibitedOfTrack(db: Db, rules: TrackRules): Promise<ExhibitedTeam[]> {
  const stage = rules.stages.find(({ kind }) => kind === 'exhibition');
  const isSubject = stage && (await stageSubjects(db, rules, stage));
  if (!isSubject) return [];
  const { trackNo, lane } = rules.track;
  const rows = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'number', 'teamName', 'regionId'])
    .where('trackNo', '=', trackNo)
    .where('status', '=', 'submitted')
    .where('ineligibleAt', 'is', null)
    .orderBy('serial')
    .execute();
  const regions = new Map(rules.regions.map(({ regionId, code }) => [regionId, code]));
  return rows
    .filter(({ teamNo }) => isSubject(teamNo))
    .map(({ teamNo, number, teamName, regionId }) => ({
      ...{ teamNo, number: number ?? '', teamName: teamName ?? '', trackNo, lane },
      region: (regionId !== null && regions.get(regionId)) || null,
    }));
}

/** Of these teams those that a released result has decided not to be in the exhibition, or that withdrew. */
export async function teamsOut(
  db: Db,
  exhibition: Pick<Exhibition, 'igYear'>,
  teams: readonly { teamNo: number; trackNo: number }[],
): Promise<Set<number>> {
  const season = await getPublished(db, exhibition.igYear);
  const out = new Set<number>();
  for (const rules of rulesOfTracks(season)) {
    const own = teams.filter(({ trackNo }) => trackNo === rules.track.trackNo);
    const stage = rules.stages.find(({ kind }) => kind === 'exhibition');
    // Until a result is released nothing is decided.
    if (own.length === 0 || !stage || !(await stageSubjects(db, rules, stage))) continue;
    const shown = new Set((await exhibitedOfTrack(db, rules)).map(({ teamNo }) => teamNo));
    for (const { teamNo } of own) if (!shown.has(teamNo)) out.add(teamNo);
  }
  return out;
}

/** Whether an exhibition shows a team. */
export async function isExhibited(
  db: Db,
  exhibition: Pick<Exhibition, 'igYear'>,
  teamNo: number,
): Promise<boolean> {
  const application = await db.sql
    .selectFrom('applications')
    .select('trackNo')
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  if (!application) return false;
  const season = await getPublished(db, exhibition.igYear);
  const rules = rulesOfTracks(season).find(({ track }) => track.trackNo === application.trackNo);
  if (!rules) return false;
  return (await exhibitedOfTrack(db, rules)).some((team) => team.teamNo === teamNo);
}

/** Every plan that was ever in force, by its version; the first ones first. */
export async function listPlans(db: Db, igNo: number): Promise<Map<number, ExhibitionRules>> {
  const rows = await db.sql
    .selectFrom('exhibitionVersions')
    .select(['version', 'plan'])
    .where('igNo', '=', igNo)
    .orderBy('version')
    .execute();
  return new Map(rows.map(({ version, plan }) => [version, readPlan(plan)]));
}
