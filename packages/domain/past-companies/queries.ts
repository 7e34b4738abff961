import type { InputOf, OutputOf, Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { TeamNews } from '@chulbal/contract/past-companies/operators';
import type { myPastNews, PastDetails, tellPastNews } from '@chulbal/contract/past-companies/past-companies';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { maskedName } from '../masks.ts';

/** What somebody told of a company, as they wrote it. */
export type News = Omit<InputOf<typeof tellPastNews>, 'peNo'>;

export function openNews(db: Db, sealed: Buffer): News {
  return JSON.parse(db.vault.open(sealed)) as News;
}

/** What somebody has told, the newest first, and what came of it. */
export async function listMyNews(
  db: Db,
  actor: UserActor,
  { language }: { language: Language },
): Promise<OutputOf<typeof myPastNews>> {
  const rows = await db.sql
    .selectFrom('pastNews as n')
    .innerJoin('posts as p', 'p.postNo', 'n.postNo')
    .select(['n.id', 'n.postNo', 'n.toldAt', 'n.state', 'n.answer', 'p.titleKo', 'p.titleEn', 'p.details'])
    .where('n.accountId', '=', actor.userId)
    .orderBy('n.toldAt', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, postNo, toldAt, state, answer, ...post }) => ({
    ...{ newsNo: id, peNo: postNo, toldAt: toldAt.toISOString(), state, answer },
    ...companyOf(post, language),
  }));
}

/** What people told of all companies: what waits first, the oldest before, then what is decided, the newest before. */
export async function listTeamNews(
  db: Db,
  { page, size, language }: { page: number; size: number; language: Language },
): Promise<Page<TeamNews>> {
  const { count } = await db.sql
    .selectFrom('pastNews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db.sql
    .selectFrom('pastNews as n')
    .innerJoin('posts as p', 'p.postNo', 'n.postNo')
    .innerJoin('accounts as a', 'a.id', 'n.accountId')
    .leftJoin('accounts as o', 'o.id', 'n.decidedBy')
    .select(['n.id', 'n.postNo', 'n.toldSealed', 'n.toldAt', 'n.state', 'n.answer'])
    .select(['p.titleKo', 'p.titleEn', 'p.details', 'a.name as teller', 'o.name as decidedBy'])
    .orderBy(sql`n.state = 'waiting'`, 'desc')
    .orderBy(sql`case when n.state = 'waiting' then n.told_at end`)
    .orderBy('n.decidedAt', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  const content = rows.map((row) => {
    const { relation, event, correction } = openNews(db, row.toldSealed);
    const { id, postNo, toldAt, state, answer, teller, decidedBy, ...post } = row;
    return {
      ...{ newsNo: id, peNo: postNo, teller: maskedName(teller), relation, event, correction },
      ...{ toldAt: toldAt.toISOString(), state, answer, decidedBy },
      ...companyOf(post, language),
    };
  });
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}

function companyOf(post: { titleKo: string; titleEn: string; details: unknown }, language: Language) {
  // News is told of published companies alone, and those have a year.
  const { year } = post.details as PastDetails;
  return { teamName: language === 'en' && post.titleEn ? post.titleEn : post.titleKo, year: year ?? 0 };
}
