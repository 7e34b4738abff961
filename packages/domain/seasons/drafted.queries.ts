import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import {
  type ChoiceRule,
  type DocumentSlotRule,
  type DraftedSeason,
  type DraftedStage,
  readMaterial,
} from './rules.ts';

/** A season as it is planned in the tables, published or not. A fixed number of queries. Throws notFound. */
export async function getDraftedSeason(db: Db, seasonId: number): Promise<DraftedSeason> {
  const season = await db.sql
    .selectFrom('seasons')
    .select(['id', 'year', 'name'])
    .where('id', '=', seasonId)
    .executeTakeFirst();
  if (!season) throw fault('notFound');
  const ofSeason = sql<number>`(select track_no from tracks where season_id = ${seasonId})`;
  const regions = await db.sql
    .selectFrom('regions')
    .select(['id as regionId', 'code', 'name', 'sidos'])
    .where('seasonId', '=', seasonId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  const choices = await db.sql
    .selectFrom('seasonChoices')
    .select(['field', 'code', 'parentCode', 'label'])
    .where('seasonId', '=', seasonId)
    .orderBy('field')
    .orderBy('position')
    .execute();
  const bonuses = await db.sql
    .selectFrom('bonusKinds')
    .select(['aaNo', 'name', 'points'])
    .where('seasonId', '=', seasonId)
    .orderBy('position')
    .execute();
  const tracks = await db.sql
    .selectFrom('tracks')
    .selectAll()
    .where('seasonId', '=', seasonId)
    .where('lane', 'is not', null)
    .orderBy('lane')
    .execute();
  const quotas = await db.sql
    .selectFrom('trackQuotas')
    .innerJoin('regions', 'regions.id', 'trackQuotas.regionId')
    .select(['trackQuotas.trackNo', 'regions.code as regionCode', 'trackQuotas.places'])
    .where('regions.seasonId', '=', seasonId)
    .orderBy('regions.position')
    .execute();
  const stages = await db.sql
    .selectFrom('stages')
    .selectAll()
    .where('trackNo', 'in', ofSeason)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  const rubrics = await db.sql
    .selectFrom('rubrics')
    .select(['trackNo', 'stageNo', 'criteria'])
    .distinctOn(['trackNo', 'stageNo'])
    .where('trackNo', 'in', ofSeason)
    .orderBy('trackNo')
    .orderBy('stageNo')
    .orderBy('version', 'desc')
    .execute();
  const documents = await db.sql
    .selectFrom('documentSlots')
    .selectAll()
    .where('trackNo', 'in', ofSeason)
    .orderBy('position')
    .execute();
  return {
    seasonId: season.id,
    year: season.year,
    name: season.name,
    regions,
    choices: choicesByField(choices),
    bonuses,
    tracks: tracks.map(({ seasonId: _, ...track }) => ({
      ...track,
      quotas: quotas.filter(isOf(track)).map(({ regionCode, places }) => ({ regionCode, places })),
      stages: stages.filter(isOf(track)).map(
        ({ trackNo, position: _, ...stage }): DraftedStage => ({
          ...stage,
          material: readMaterial(stage.material),
          rubric:
            rubrics.find((one) => one.trackNo === trackNo && one.stageNo === stage.stageNo)?.criteria ?? null,
        }),
      ),
      documents: documents
        .filter(isOf(track))
        .map(({ trackNo: _, position: __, ...slot }) => slot as DocumentSlotRule),
    })),
  };
}

function isOf(track: { trackNo: number }) {
  return (row: { trackNo: number }) => row.trackNo === track.trackNo;
}

function choicesByField(rows: (ChoiceRule & { field: string })[]): Record<string, ChoiceRule[]> {
  const byField = Map.groupBy(rows, ({ field }) => field);
  const choices = [...byField].map(
    ([field, list]) => [field, list.map(({ field: _, ...choice }) => choice)] as const,
  );
  return Object.fromEntries(choices);
}
