import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { ChoiceRule, RegionRule, TrackRule } from '../../seasons/rules.ts';

/** A published season, and of its rules in force what the console's table says. */
export type ListSeason = {
  id: number;
  year: number;
  name: TrackRule['name'];
  tracks: Pick<TrackRule, 'trackNo' | 'lane' | 'name' | 'places'>[];
  regions: RegionRule[];
  itemParts: ChoiceRule[];
};

/** The published season of a year, or the newest; null where there is none. One query. */
export async function findListSeason(
  db: Db,
  { year }: { year?: number | undefined },
): Promise<ListSeason | null> {
  const row = await db.sql
    .selectFrom('seasons as s')
    .innerJoin('seasonVersions as v', (join) =>
      join.onRef('v.seasonId', '=', 's.id').onRef('v.version', '=', 's.rulesVersion'),
    )
    .select(['s.id', 's.year'])
    .select([
      sql<ListSeason['name']>`v.rules->'name'`.as('name'),
      sql<ListSeason['tracks']>`(
        select coalesce(jsonb_agg(jsonb_build_object('trackNo', track->'trackNo', 'lane', track->'lane',
          'name', track->'name', 'places', track->'places') order by track->'lane'), '[]')
        from jsonb_array_elements(v.rules->'tracks') as track)`.as('tracks'),
      sql<ListSeason['regions']>`v.rules->'regions'`.as('regions'),
      sql<ListSeason['itemParts'] | null>`v.rules->'choices'->'teamItemPart'`.as('itemParts'),
    ])
    .where('s.status', '<>', 'draft')
    .$if(year !== undefined, (query) => query.where('s.year', '=', year ?? 0))
    .orderBy('s.year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, itemParts: row.itemParts ?? [] } : null;
}

/** The same; throws notFound. */
export async function getListSeason(db: Db, asked: { year?: number | undefined }): Promise<ListSeason> {
  const season = await findListSeason(db, asked);
  if (!season) throw fault('notFound');
  return season;
}
