import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import type { SeasonPlan, TrackPlan } from './plan.rules.ts';

/**
 * Writes a plan over what stands in the tables of a season, in a fixed number of statements. What the plan no
 * longer has loses its place and stays as a row, for the rules in force and teams know it: tracks, stages and
 * regions keep their numbers, and have their place again when a later plan names them. Returns the track
 * numbers by lane.
 */
export async function writePlan(
  tx: Db,
  { seasonId, plan }: { seasonId: number; plan: SeasonPlan },
): Promise<Map<number, number>> {
  const regionIds = await writeRegions(tx, seasonId, plan);
  await writeChoices(tx, seasonId, plan);
  const trackNos = await writeTracks(tx, seasonId, plan.tracks);
  const tracks = plan.tracks.map((track) => ({ ...track, trackNo: numberOf(trackNos, track.lane) }));
  await writeStages(tx, seasonId, tracks);
  await writeTrackLists(tx, seasonId, tracks, regionIds);
  return trackNos;
}

type NumberedTrack = TrackPlan & { trackNo: number };

/** Returns the regions' ids by code. */
async function writeRegions(tx: Db, seasonId: number, { regions }: SeasonPlan): Promise<Map<string, number>> {
  await tx.sql.updateTable('regions').set({ position: null }).where('seasonId', '=', seasonId).execute();
  if (regions.length === 0) return new Map();
  const written = await tx.sql
    .insertInto('regions')
    .values(
      regions.map(({ code, name, sidos }, index) => ({
        seasonId,
        code,
        position: index + 1,
        name: json(name),
        sidos: json(sidos),
      })),
    )
    .onConflict((on) =>
      on.columns(['seasonId', 'code']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        sidos: ref('excluded.sidos'),
      })),
    )
    .returning(['id', 'code'])
    .execute();
  return new Map(written.map(({ id, code }) => [code, id]));
}

/** Choices and bonus kinds. */
async function writeChoices(tx: Db, seasonId: number, plan: SeasonPlan): Promise<void> {
  await tx.sql.deleteFrom('seasonChoices').where('seasonId', '=', seasonId).execute();
  const choices = Object.entries(plan.choices).flatMap(([field, list]) =>
    list.map(({ code, parentCode, label }, index) => ({
      seasonId,
      field,
      code,
      parentCode,
      position: index + 1,
      label,
    })),
  );
  await sql`
    insert into season_choices (season_id, field, code, parent_code, position, label)
    select "seasonId", field, code, "parentCode", position, label
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      as c ("seasonId" bigint, field text, code text, "parentCode" text, position int, label jsonb)`.execute(
    tx.sql,
  );
  await tx.sql.deleteFrom('bonusKinds').where('seasonId', '=', seasonId).execute();
  const bonuses = plan.bonuses.map(({ aaNo, name, points }, index) => ({
    seasonId,
    aaNo,
    position: index + 1,
    name: json(name),
    points,
  }));
  if (bonuses.length) await tx.sql.insertInto('bonusKinds').values(bonuses).execute();
}

/** Tracks that have a number are changed in one statement, so that they may change lanes; others are new. */
async function writeTracks(
  tx: Db,
  seasonId: number,
  tracks: readonly TrackPlan[],
): Promise<Map<number, number>> {
  const known = tracks.filter(({ trackNo }) => trackNo);
  await sql`update tracks set lane = null, top_track_no = null where season_id = ${seasonId}`.execute(tx.sql);
  await sql`
    update tracks set lane = t.lane, name = t.name, target = t.target, summary = t.summary,
      eligibility = t.eligibility, places = t.places, team_min = t."teamMin", team_max = t."teamMax",
      deletion_floor = t."deletionFloor", grace_minutes = t."graceMinutes",
      one_track_a_year = t."oneTrackAYear", guardian_form = nullif(t."guardianForm", 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as t ("trackNo" bigint, lane int, name jsonb, target jsonb, summary jsonb, eligibility jsonb, places int,
        "teamMin" int, "teamMax" int, "deletionFloor" int, "graceMinutes" int, "oneTrackAYear" boolean,
        "guardianForm" jsonb)
    where tracks.track_no = t."trackNo" and tracks.season_id = ${seasonId}`.execute(tx.sql);
  const added = tracks.filter(({ trackNo }) => !trackNo).map((track) => newTrack(seasonId, track));
  const rows = added.length
    ? await tx.sql.insertInto('tracks').values(added).returning(['lane', 'trackNo']).execute()
    : [];
  const byLane = new Map([
    ...known.map(({ lane, trackNo }) => [lane, trackNo ?? 0] as const),
    ...rows.map(({ lane, trackNo }) => [lane, trackNo] as const),
  ]);
  for (const { lane, topLane } of tracks) {
    if (topLane === null) continue;
    await tx.sql
      .updateTable('tracks')
      .set({ topTrackNo: numberOf(byLane, topLane) })
      .where('trackNo', '=', numberOf(byLane, lane))
      .execute();
  }
  return byLane;
}

function newTrack(seasonId: number, track: TrackPlan) {
  const { lane, places, teamMin, teamMax, deletionFloor, graceMinutes, oneTrackAYear } = track;
  return {
    seasonId,
    topTrackNo: null,
    ...{ lane, places, teamMin, teamMax, deletionFloor, graceMinutes, oneTrackAYear },
    name: json(track.name),
    target: json(track.target),
    summary: json(track.summary),
    eligibility: json(track.eligibility),
    guardianForm: track.guardianForm && json(track.guardianForm),
  };
}

/** Stages and rubrics. A rubric that was changed is a new version; the newest one counts. */
async function writeStages(tx: Db, seasonId: number, tracks: readonly NumberedTrack[]): Promise<void> {
  const ofSeason = sql<number>`(select track_no from tracks where season_id = ${seasonId})`;
  await tx.sql.updateTable('stages').set({ position: null }).where('trackNo', 'in', ofSeason).execute();
  const stages = tracks.flatMap(({ trackNo, stages }) =>
    stages.map((stage, index) => ({ ...stage, trackNo, position: index + 1 })),
  );
  await sql`
    insert into stages (track_no, stage_no, position, kind, name, description,
      opens_at, closes_at, confirm_by, announces_at, material)
    select "trackNo", "stageNo", position, kind, name, description,
      "opensAt", "closesAt", "confirmBy", "announcesAt", nullif(material, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb)
      as s ("trackNo" bigint, "stageNo" int, position int, kind text, name jsonb, description jsonb,
        "opensAt" timestamptz, "closesAt" timestamptz, "confirmBy" timestamptz, "announcesAt" timestamptz,
        material jsonb)
    on conflict (track_no, stage_no) do update set position = excluded.position, kind = excluded.kind,
      name = excluded.name, description = excluded.description, opens_at = excluded.opens_at,
      closes_at = excluded.closes_at, confirm_by = excluded.confirm_by, announces_at = excluded.announces_at,
      material = excluded.material`.execute(tx.sql);
  const rubrics = stages.flatMap(({ trackNo, stageNo, rubric }) =>
    rubric ? [{ trackNo, stageNo, criteria: rubric }] : [],
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rubrics)}::jsonb)
    as g ("trackNo" bigint, "stageNo" int, criteria jsonb)`;
  await sql`
    delete from rubrics where track_no in ${ofSeason} and not exists (
      select 1 from ${given} where g."trackNo" = rubrics.track_no and g."stageNo" = rubrics.stage_no)`.execute(
    tx.sql,
  );
  await sql`
    insert into rubrics (track_no, stage_no, version, criteria)
    select g."trackNo", g."stageNo", coalesce(newest.version, 0) + 1, g.criteria
    from ${given} left join lateral (
      select version, criteria from rubrics
      where track_no = g."trackNo" and stage_no = g."stageNo" order by version desc limit 1) newest on true
    where newest.criteria is distinct from g.criteria`.execute(tx.sql);
}

/** Quotas and document slots of all tracks. */
async function writeTrackLists(
  tx: Db,
  seasonId: number,
  tracks: readonly NumberedTrack[],
  regionIds: Map<string, number>,
): Promise<void> {
  const ofSeason = sql<number>`(select track_no from tracks where season_id = ${seasonId})`;
  await tx.sql.deleteFrom('trackQuotas').where('trackNo', 'in', ofSeason).execute();
  const quotas = tracks.flatMap(({ trackNo, quotas }) =>
    quotas.map(({ regionCode, places }) => ({ trackNo, regionId: numberOf(regionIds, regionCode), places })),
  );
  if (quotas.length) await tx.sql.insertInto('trackQuotas').values(quotas).execute();
  await tx.sql.deleteFrom('documentSlots').where('trackNo', 'in', ofSeason).execute();
  const documents = tracks.flatMap(({ trackNo, documents }) =>
    documents.map((slot, index) => ({
      ...slot,
      trackNo,
      position: index + 1,
      label: json(slot.label),
      hint: json(slot.hint),
      extensions: json(slot.extensions),
    })),
  );
  if (documents.length) await tx.sql.insertInto('documentSlots').values(documents).execute();
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const number = numbers.get(key);
  if (number === undefined) {
    throw new Error(`The season's plan names ${String(key)}, which it does not have.`);
  }
  return number;
}
