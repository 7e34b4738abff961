import type {
  ApplicationFilter,
  ApplicationRow,
  ApplicationSort,
} from '@chulbal/contract/applications/operators';
import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { filteredApplications } from './filter.queries.ts';
import { readRows } from './rows.queries.ts';
import { findListSeason, type ListSeason } from './season.queries.ts';

/**
 * A page of the console's table: the applications that the chips find, of drafts only that they exist. Three
 * queries, however many there are and whatever is asked for; no line opens sealed data. Without a published season
 * there is nothing.
 */
export async function listApplications(
  db: Db,
  _actor: OperatorActor,
  asked: { filter: ApplicationFilter; sort: ApplicationSort; page: number; size: number; language: Language },
): Promise<Page<ApplicationRow> & { all: number }> {
  const { filter, page, size, language } = asked;
  const season = await findListSeason(db, filter);
  const found = season && (await findPage(db, season, asked));
  const content = season && found ? await readRows(db, season, { teamNos: found.teamNos, language }) : [];
  const total = found?.total ?? 0;
  return {
    content,
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    all: found?.all ?? 0,
  };
}

/** By what each sort orders; nothing stands last, and equals stand newest first. */
const orders: Record<ApplicationSort, { by: ReturnType<typeof sql>; direction: ReturnType<typeof sql> }> = {
  '-submittedAt': { by: sql`a.submitted_at`, direction: sql`desc nulls last` },
  submittedAt: { by: sql`a.submitted_at`, direction: sql`asc nulls last` },
  number: { by: sql`(left(a.number, 1)::bigint * 100000000 + a.serial)`, direction: sql`asc nulls last` },
  '-number': { by: sql`(left(a.number, 1)::bigint * 100000000 + a.serial)`, direction: sql`desc nulls last` },
  // By code point, which is the order of Hangul, on whatever locale the database has.
  teamName: { by: sql`lower(a.team_name) collate "C"`, direction: sql`asc nulls last` },
  '-teamName': { by: sql`lower(a.team_name) collate "C"`, direction: sql`desc nulls last` },
  // What has to be decided first, then the points.
  '-bonus': { by: sql`(coalesce(d.pending, 0) * 10 + coalesce(d.points, 0))`, direction: sql`desc` },
};

/** Numbers of the applications on the page in their order, how many are found, and how many there are. */
async function findPage(
  db: Db,
  season: ListSeason,
  {
    filter,
    sort,
    page,
    size,
  }: { filter: ApplicationFilter; sort: ApplicationSort; page: number; size: number },
): Promise<{ teamNos: number[]; total: number; all: number }> {
  const { by, direction } = orders[sort];
  const rows = await db.sql
    .with(
      (cte) => cte('found').materialized(),
      () => filteredApplications(db, season, filter).select(['a.teamNo', by.as('place')]),
    )
    .with('onPage', (query) =>
      query
        .selectFrom('found')
        .select(['teamNo', 'place'])
        .orderBy(sql`place ${direction}`)
        .orderBy('teamNo', 'desc')
        .limit(size)
        .offset((page - 1) * size),
    )
    .selectFrom((query) =>
      query
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .as('counts'),
    )
    .leftJoin('onPage', (join) => join.onTrue())
    .select(['counts.total', 'onPage.teamNo'])
    .select(sql<number>`(select count(*) from applications where season_id = ${season.id})`.as('all'))
    .orderBy(sql`on_page.place ${direction}`)
    .orderBy('onPage.teamNo', 'desc')
    .execute();
  return {
    teamNos: rows.flatMap(({ teamNo }) => teamNo ?? []),
    total: Number(rows[0]?.total ?? 0),
    all: Number(rows[0]?.all ?? 0),
  };
}
