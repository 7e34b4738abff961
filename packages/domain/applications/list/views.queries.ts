import {
  type ApplicationFilter,
  applicationFilter,
  type SavedView,
} from '@chulbal/contract/applications/operators';
import { sql } from 'kysely';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { filteredApplications } from './filter.queries.ts';
import { findListSeason, type ListSeason } from './season.queries.ts';

/** My saved views in my order, with how many applications of the season each finds now. Three queries. */
export async function listSavedViews(
  db: Db,
  actor: OperatorActor,
  { year }: { year?: number | undefined },
): Promise<SavedView[]> {
  const views = await db.sql
    .selectFrom('savedViews')
    .select(['id', 'name', 'query'])
    .where('operatorId', '=', actor.operatorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const season = views.length > 0 ? await findListSeason(db, { year }) : null;
  const counts = season
    ? await countAll(
        db,
        season,
        views.map(({ query }) => filterOf(query)),
      )
    : [];
  return views.map(({ id, name, query }, place) => ({ viewId: id, name, query, count: counts[place] ?? 0 }));
}

/** The chips that a saved address names; null when one of them means nothing (any more). */
export function filterOf(query: string): ApplicationFilter | null {
  const params = new URLSearchParams(query);
  const given: Record<string, string> = {};
  for (const name of Object.keys(applicationFilter.shape)) {
    const texts = params.getAll(name).filter(Boolean);
    if (texts.length > 0 && name !== 'year') given[name] = texts.join(',');
  }
  const parsed = applicationFilter.safeParse(given);
  return parsed.success ? parsed.data : null;
}

/** All counts by one statement, in order. */
async function countAll(
  db: Db,
  season: ListSeason,
  filters: readonly (ApplicationFilter | null)[],
): Promise<number[]> {
  const each = filters.map((filter, place) => {
    if (!filter) return sql<{ place: number; n: number }>`select ${place}::int as place, 0::bigint as n`;
    const found = filteredApplications(db, season, filter).select(({ fn }) => fn.countAll<number>().as('n'));
    return sql<{ place: number; n: number }>`select ${place}::int as place, (${found}) as n`;
  });
  if (each.length === 0) return [];
  const { rows } = await sql<{ place: number; n: number }>`
    ${sql.join(each, sql` union all `)} order by place`.execute(db.sql);
  return rows.map(({ n }) => Number(n));
}
