import type { Language } from '@chulbal/contract/language';
import type { Choice, SeasonView, TrackView } from '@chulbal/contract/seasons/seasons';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { revive } from './cached-rules.queries.ts';
import { type PublishedSeason, readSeason, type SeasonColumn, seasonColumn } from './published.queries.ts';
import {
  type BonusRule,
  type ChoiceRule,
  type Completion,
  type Extension,
  effectiveDeadline,
  type RegionRule,
  type SeasonRules,
  type StageDeadline,
  type StageRule,
  type TrackRule,
  withCompletion,
  withExtensions,
} from './rules.ts';

/**
 * Everything that the rules of an application ask of its track. The stages' `closesAt` count extensions for
 * all teams; `deadlineFor` counts those of one team too, and what it was asked to complete. `version` is what a
 * submission keeps.
 */
export type TrackRules = {
  seasonId: number;
  year: number;
  seasonName: SeasonRules['name'];
  finished: boolean;
  version: number;
  track: Omit<TrackRule, 'stages' | 'documents'>;
  stages: StageRule[];
  documents: TrackRule['documents'];
  bonuses: BonusRule[];
  regions: RegionRule[];
  choices: Record<string, ChoiceRule[]>;
  extensions: Extension[];
  /** Requests that nobody has closed. */
  completions: Completion[];
};

/** The rules in force for a track of a published season. One query. Throws notFound. */
export async function getTrackRules(db: Db, trackNo: number): Promise<TrackRules> {
  const season = await findPublished(db, { trackNo });
  if (!season) throw fault('notFound');
  return rulesIn(season, trackNo);
}

/** The same for every track of a season. */
export function rulesOfTracks(season: PublishedSeason): TrackRules[] {
  return season.rules.tracks.map(({ trackNo }) => rulesIn(season, trackNo));
}

/** The rules in force of every track of a year; none while its season is a draft. One query. */
export async function listTracksInForce(db: Db, { year }: { year: number }): Promise<TrackRules[]> {
  const season = await findPublished(db, { year });
  return season ? rulesOfTracks(season) : [];
}

function rulesIn(season: PublishedSeason, trackNo: number): TrackRules {
  const found = season.rules.tracks.find((track) => track.trackNo === trackNo);
  if (!found) throw fault('notFound');
  const { stages, documents, ...track } = withExtensions(found, season.extensions);
  const { seasonId, year, name, bonuses, regions, choices } = season.rules;
  return {
    seasonId,
    year,
    seasonName: name,
    finished: season.finished,
    version: season.version,
    track,
    stages,
    documents,
    bonuses,
    regions,
    choices,
    extensions: season.extensions,
    completions: season.completions,
  };
}

/** One stage of a track of a published season. Throws notFound. */
export async function getStage(db: Db, trackNo: number, stageNo: number): Promise<StageRule> {
  return stageIn(await getTrackRules(db, trackNo), stageNo);
}

/** When a stage closes for a team, or for teams in general when `teamNo` is null. Throws notFound. */
export async function deadlineOf(
  db: Db,
  of: { trackNo: number; stageNo: number; teamNo: number | null },
): Promise<StageDeadline> {
  return deadlineFor(await getTrackRules(db, of.trackNo), of.stageNo, of.teamNo);
}

/**
 * The same from rules already at hand; of a season that was ended it is over. Throws notFound for a stage that the
 * track does not have.
 */
export function deadlineFor(rules: TrackRules, stageNo: number, teamNo: number | null): StageDeadline {
  const deadline = effectiveDeadline(stageIn(rules, stageNo), rules.track, rules.extensions, teamNo);
  const completion = rules.completions.find((one) => one.teamNo === teamNo && one.stageNo === stageNo);
  const latest = withCompletion(deadline, completion, rules.track);
  return rules.finished ? { ...latest, over: true } : latest;
}

/**
 * When a stage's material is handed in by a team, or by teams in general when `teamNo` is null; extensions of the
 * material count, those of the stage do not. Throws notFound for a stage that asks for none.
 */
export function materialDeadlineFor(
  rules: TrackRules,
  stageNo: number,
  teamNo: number | null,
): StageDeadline {
  const { material } = stageIn(rules, stageNo);
  if (!material) throw fault('notFound');
  const { opensAt, closesAt } = material;
  const period = { stageNo, opensAt, closesAt, what: 'material' } as const;
  const deadline = effectiveDeadline(period, rules.track, rules.extensions, teamNo);
  return rules.finished ? { ...deadline, over: true } : deadline;
}

function stageIn(rules: TrackRules, stageNo: number): StageRule {
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  if (!stage) throw fault('notFound');
  return stage;
}

/** The newest published season, or that of a year, in one language. One query. Throws notFound. */
export async function getSeasonView(
  db: Db,
  { year, language }: { year?: number; language: Language },
): Promise<SeasonView> {
  const season = await getPublished(db, year);
  const { rules, version, extensions } = season;
  return {
    year: rules.year,
    name: rules.name[language],
    rulesVersion: version,
    tracks: rules.tracks.map((track) => trackView(withExtensions(track, extensions), rules, language)),
    regions: rules.regions.map(({ code, name, sidos }) => ({ code, name: name[language], sidos })),
    choices: choicesView(rules.choices, language),
    bonuses: rules.bonuses.map(({ aaNo, name, points }) => ({ aaNo, name: name[language], points })),
  };
}

/** The tracks of the newest published season, or the one track, for a calendar. Throws notFound. */
export async function getCalendarTracks(
  db: Db,
  { trackNo, language }: { trackNo?: number; language: Language },
): Promise<{ year: number; name: string; revision: number; changedAt: Date; tracks: TrackView[] }> {
  const season = trackNo === undefined ? await getPublished(db) : await findPublished(db, { trackNo });
  if (!season) throw fault('notFound');
  const { rules, extensions } = season;
  return {
    year: rules.year,
    name: rules.name[language],
    revision: season.version + extensions.length,
    changedAt: season.publishedAt,
    tracks: rules.tracks
      .filter((track) => trackNo === undefined || track.trackNo === trackNo)
      .map((track) => trackView(withExtensions(track, extensions), rules, language)),
  };
}

/** Published seasons, newest first. */
export async function listSeasons(
  db: Db,
  { language }: { language: Language },
): Promise<{ year: number; name: string; finished: boolean }[]> {
  const rows = await db.sql
    .selectFrom('seasons')
    .select(['year', 'name', 'status'])
    .where('status', '<>', 'draft')
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year, name, status }) => ({
    year,
    name: name[language],
    finished: status === 'finished',
  }));
}

/** The rules as a version kept them, for looking at an old submission. Throws notFound. */
export async function getRulesOfVersion(
  db: Db,
  { seasonId, version }: { seasonId: number; version: number },
): Promise<SeasonRules> {
  const row = await db.sql
    .selectFrom('seasonVersions')
    .select('rules')
    .where('seasonId', '=', seasonId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return revive(row.rules);
}

/** The newest published season, or that of a year. One query. Throws notFound. */
export async function getPublished(db: Db, year?: number): Promise<PublishedSeason> {
  const season = await findPublished(db, { year });
  if (!season) throw fault('notFound');
  return season;
}

/** The published season of a track or a year, or the newest. One query, however many tracks it has. */
async function findPublished(
  db: Db,
  { trackNo, year }: { trackNo?: number; year?: number },
): Promise<PublishedSeason | null> {
  let query = db.sql
    .selectFrom('seasons')
    .innerJoin('seasonVersions', (join) =>
      join
        .onRef('seasonVersions.seasonId', '=', 'seasons.id')
        .onRef('seasonVersions.version', '=', 'seasons.rulesVersion'),
    )
    .select(seasonColumn(db, trackNo).as('season'))
    .where('seasons.status', '<>', 'draft')
    .orderBy('seasons.year', 'desc')
    .limit(1);
  if (year !== undefined) query = query.where('seasons.year', '=', year);
  if (trackNo !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tracks')
          .select('tracks.trackNo')
          .where('tracks.trackNo', '=', trackNo)
          .whereRef('tracks.seasonId', '=', 'seasons.id'),
      ),
    );
  }
  const row = await query.executeTakeFirst();
  return row ? readSeason(db, row.season) : null;
}

/** The rules of a track from the column that was read with it. */
export function trackRulesOf(db: Db, season: SeasonColumn, trackNo: number): TrackRules {
  return rulesIn(readSeason(db, season), trackNo);
}

function trackView(track: TrackRule, rules: SeasonRules, language: Language): TrackView {
  const { eligibility, quotas, stages, documents, name, target, summary, ...rest } = track;
  const regionNames = new Map(rules.regions.map((region) => [region.code, region.name[language]]));
  return {
    ...rest,
    ...eligibility,
    name: name[language],
    target: target[language],
    summary: summary[language],
    quotas: quotas.map(({ regionCode, places }) => ({
      region: regionNames.get(regionCode) ?? regionCode,
      places,
    })),
    stages: stages.map((stage) => ({
      stageNo: stage.stageNo,
      kind: stage.kind,
      name: stage.name[language],
      description: stage.description[language],
      opensAt: stage.opensAt.toISOString(),
      closesAt: stage.closesAt.toISOString(),
      confirmBy: stage.confirmBy?.toISOString() ?? null,
      announcesAt: stage.announcesAt?.toISOString() ?? null,
    })),
    documents: documents.map((slot) => ({
      ...slot,
      label: slot.label[language],
      hint: slot.hint[language],
    })),
  };
}

function choicesView(choices: Record<string, ChoiceRule[]>, language: Language): Record<string, Choice[]> {
  return Object.fromEntries(
    Object.entries(choices).map(([field, list]) => [
      field,
      list.map(({ code, parentCode, label }) => ({ code, label: label[language], parent: parentCode })),
    ]),
  );
}
