import type {
  MyResultView,
  previewAnnouncement as previewEndpoint,
} from '@chulbal/contract/announcements/announcements';
import type { InputOf } from '@chulbal/contract/endpoint';
import type { Ranking } from '@chulbal/contract/results/shapes';
import { outcomeOf, type ReservePlace } from '@chulbal/contract/results/words';
import { reserveWords } from '@chulbal/contract/results/words.rules';
import { type Selectable, sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { getMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Line } from '../outbox/links.rules.ts';
import { findVersion, type Stage } from '../results/final/queries.ts';
import { type FinalTeam, finalTeamsOf } from '../results/final/rules.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import type { StageRule } from '../seasons/rules.ts';
import { listToldComments } from './comments.queries.ts';
import { listOwnAppeals } from './objections.queries.ts';
import type { AnnouncementsTable } from './tables.ts';
import type { Notifiable } from './teams.queries.ts';
import { messageOf } from './templates.rules.ts';
import { type Announced, appealWindow, isNews, isOpen } from './windows.rules.ts';

export type Announcement = Selectable<AnnouncementsTable>;

/** The announcement that holds: the newest that was released. Null while nothing is known to anybody. */
export async function findReleased(db: Db, stage: Stage): Promise<Announcement | null> {
  return (await listReleased(db, stage)).at(-1) ?? null;
}

/** Every announcement of a stage that was released, the oldest first. */
export async function listReleased(db: Db, { trackNo, stageNo }: Stage): Promise<Announcement[]> {
  return db.sql
    .selectFrom('announcements')
    .selectAll()
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'released')
    .orderBy('id')
    .execute();
}

/** What a team was told of a stage, the oldest first: the released announcements whose result knows it. */
export async function listAnnounced(
  db: Db,
  { teamNo, ...stage }: Stage & { teamNo: number },
): Promise<(Announced & { announcement: Announcement; team: FinalTeam })[]> {
  const told = [];
  for (const announcement of await listReleased(db, stage)) {
    const teams = await finalTeams(db, { ...stage, version: announcement.resultVersion });
    const team = teams.get(teamNo);
    const { id: announcementId, appealUntil } = announcement;
    if (team) told.push({ announcementId, appealUntil, announcement, team });
  }
  return told;
}

/** The teams of a finalised version by number: it never changes, so a process reads it once. Throws notFound. */
export async function finalTeams(
  db: Db,
  stage: Stage & { version: number },
): Promise<ReadonlyMap<number, FinalTeam>> {
  // No other version has had this name: the transaction that wrote it is part of it.
  const known = await db.sql
    .selectFrom('resultVersions')
    .select(sql<string>`'result ' || id || ' ' || xmin::text`.as('key'))
    .where('trackNo', '=', stage.trackNo)
    .where('stageNo', '=', stage.stageNo)
    .where('version', '=', stage.version)
    .executeTakeFirst();
  if (!known) throw fault('notFound');
  const kept = db.kept.get(known.key) as ReadonlyMap<number, FinalTeam> | undefined;
  if (kept) return kept;
  const row = await findVersion(db, stage);
  if (!row) throw fault('notFound');
  const teams = finalTeamsOf(JSON.parse(row.ranking) as Ranking);
  const read = new Map(teams.map((team) => [team.teamNo, team]));
  db.kept.set(known.key, read);
  return read;
}

/** A stage with its season's rules in force. Throws notFound. */
export async function stageOf(
  db: Db,
  { trackNo, stageNo }: Stage,
): Promise<{ rules: TrackRules; stage: StageRule }> {
  const rules = await getTrackRules(db, trackNo);
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage) throw fault('notFound');
  return { rules, stage };
}

/** A stage as the audit log names it. */
export function labelOf(rules: TrackRules, stage: StageRule): string {
  return `${rules.year} ${rules.track.name.ko} ${stage.name.ko}`;
}

/**
 * The teams that an announcement is news to: all of its result, and where another was released before, those whose
 * outcome or place in the reserve is another now.
 */
export async function changedTeams(
  db: Db,
  announcement: Pick<Announcement, 'id' | 'trackNo' | 'stageNo' | 'resultVersion'>,
): Promise<FinalTeam[]> {
  const { trackNo, stageNo } = announcement;
  const before = await db.sql
    .selectFrom('announcements')
    .select('resultVersion')
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('state', '=', 'released')
    .where('id', '<', announcement.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const teams = await finalTeams(db, { trackNo, stageNo, version: announcement.resultVersion });
  const told = before ? await finalTeams(db, { trackNo, stageNo, version: before.resultVersion }) : null;
  return [...teams.values()].filter((team) => isNews(told?.get(team.teamNo), team));
}

/** A team's place in the reserve with the name of its region; null for whoever has none. */
export function reservePlaceOf(
  { reserve, region }: Pick<FinalTeam, 'reserve' | 'region'>,
  { regions }: Pick<TrackRules, 'regions'>,
): ReservePlace | null {
  if (!reserve) return null;
  const name = regions.find(({ code }) => code === region)?.name ?? { ko: region ?? '', en: region ?? '' };
  return { ...reserve, region: reserve.among === 'region' ? name : null };
}

/** What a team that is still there is written, by the templates given. */
export function noticeOf(
  team: FinalTeam,
  to: Pick<Notifiable, 'number' | 'teamName' | 'language'>,
  {
    rules,
    stage,
    templates,
  }: { rules: TrackRules; stage: StageRule; templates: InputOf<typeof previewEndpoint>['templates'] },
): { subject: string; lines: Line[] } {
  const { language } = to;
  const place = reservePlaceOf(team, rules);
  return messageOf(templates, {
    outcome: outcomeOf({ ...team, isGone: false }),
    language,
    values: {
      teamName: to.teamName,
      number: to.number,
      trackName: rules.track.name[language],
      stageName: stage.name[language],
      reservePlace: place ? reserveWords(place, language) : '',
    },
  });
}

/**
 * What my team is told of a stage: under review until a result that knows the team is released, whatever is known
 * inside; from then on what it was told last, with every appeal of its own. Throws teamNotFound 1115 for another's team,
 * notQuerySubject 1356 for a stage that its track does not have or does not judge.
 */
export async function getMyResult(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; stageNo: number; language: 'ko' | 'en'; now: Date },
): Promise<MyResultView> {
  const { teamNo, stageNo, language, now } = asked;
  const { application, place } = await getMyTeam(db, actor, { teamNo });
  const { trackNo } = application;
  const rules = await getTrackRules(db, trackNo);
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.rubric) throw fault('notQuerySubject');
  const isGone = application.status !== 'submitted';
  const told = await listAnnounced(db, { trackNo, stageNo, teamNo });
  const made = await listOwnAppeals(db, { teamNo, trackNo, stageNo });
  const window = appealWindow(told, made);
  const appeal =
    window || made.length > 0
      ? {
          until: window?.until.toISOString() ?? null,
          open: window !== null && place.role === 'leader' && isOpen(window.until, now),
          made: made.map(({ announcementId: _, ...one }) => one),
        }
      : null;
  const last = application.ineligibleAt ? undefined : told.at(-1);
  if (!last) {
    // Who is not judged is told so, and never that they failed.
    const waiting = application.status === 'cancelled' ? 'withdrawn' : 'reviewing';
    const state = application.ineligibleAt ? 'ineligible' : waiting;
    return { state, reserve: null, announcedAt: null, averages: null, comments: [], appeal };
  }
  const { announcement, team } = last;
  const { shows } = announcement;
  const outcome = outcomeOf({ ...team, isGone });
  return {
    state: outcome === 'reserve' ? 'failed' : outcome,
    reserve: outcome === 'reserve' ? reservePlaceOf(team, rules) : null,
    announcedAt: announcement.releasedAt?.toISOString() ?? null,
    averages: shows.averages
      ? {
          final: team.final,
          market: team.market && {
            citizens: team.market.citizens.points,
            peers: team.market.peers.points,
            points: team.market.points,
          },
          criteria: stage.rubric.flatMap(({ code, name, points }) => {
            const average = team.criterionAverages[code];
            return average ? [{ name: name[language], average, points }] : [];
          }),
        }
      : null,
    comments: await listToldComments(db, { trackNo, stageNo, teamNo }, announcement),
    appeal,
  };
}
