import type { OutputOf } from '@chulbal/contract/endpoint';
import { type getSiteMap, POSTS_A_PART } from '@chulbal/contract/site/map';
import type { Db } from '../db.ts';

/** A part of the published posts, counted from 1, and how many parts there are. */
export async function listForMap(
  db: Db,
  { part, now }: { part: number; now: Date },
): Promise<OutputOf<typeof getSiteMap>> {
  const shown = db.sql.selectFrom('posts as p').where('p.hidden', '=', false).where('p.publishAt', '<=', now);
  const { count } = await shown
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await shown
    .select(({ selectFrom }) => [
      'p.board',
      'p.postNo',
      'p.publishAt',
      'p.hasEn',
      selectFrom('postVersions as v')
        .whereRef('v.postNo', '=', 'p.postNo')
        .select(({ fn }) => fn.max('v.publishedAt').as('at'))
        .as('writtenAt'),
    ])
    .orderBy('p.postNo')
    .limit(POSTS_A_PART)
    .offset((part - 1) * POSTS_A_PART)
    .execute();
  return {
    parts: Math.ceil(Number(count) / POSTS_A_PART),
    posts: rows.map(({ board, postNo, publishAt, writtenAt, hasEn }) => ({
      board,
      postNo,
      publishedAt: new Date(Math.max(publishAt?.getTime() ?? 0, writtenAt?.getTime() ?? 0)).toISOString(),
      hasEnglish: hasEn,
    })),
  };
}
