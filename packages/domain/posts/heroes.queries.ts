import type { Page } from '@chulbal/contract/endpoint';
import type { HeroDetail, HeroSummary } from '@chulbal/contract/heroes';
import type { HeroKind } from '@chulbal/contract/heroes.values';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { coverIn, textIn } from './language.rules.ts';
import { getPost, listPosts, type PostsAsked, type ShownPost } from './queries.ts';
import { shownPosts } from './shown.queries.ts';

type Asked = Omit<PostsAsked<'hero'>, 'board' | 'sidos'> & { tmRegions: readonly number[] };

/** Published stories of local heroes under the names that they have on the wire. */
export async function listHeroes(db: Db, { tmRegions, ...asked }: Asked): Promise<Page<HeroSummary>> {
  const page = await listPosts(db, {
    ...asked,
    board: 'hero',
    ...(tmRegions.length > 0 && { sidos: tmRegions }),
  });
  return { ...page, content: page.content.map((post) => summary(post, asked.language)) };
}

/** How many stories of each 시·도 and kind a reader of the language may see now. */
export async function countHeroes(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<{ tmRegion: number; kind: HeroKind; count: number }[]> {
  const sido = sql<number>`(p.details->>'tmRegion')::int`;
  const rows = await shownPosts(db, { board: 'hero', language, now })
    .clearSelect()
    .select(['p.kind', sido.as('tmRegion'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['p.kind', sido])
    .orderBy(sido)
    .orderBy('p.kind')
    .execute();
  return rows.map(({ kind, tmRegion, count }) => ({
    tmRegion,
    // A story of the board has been read with a kind of it.
    kind: kind as HeroKind,
    count: Number(count),
  }));
}

/** One published story. Throws postNotWritten 1357. */
export async function getHero(
  db: Db,
  { boardId, language, now }: { boardId: number; language: Language; now: Date },
): Promise<HeroDetail> {
  const post = await getPost(db, { board: 'hero', postNo: boardId, language, now });
  const { body, attachments, onlyKorean, previous, next } = post;
  return {
    ...summary(post, onlyKorean ? 'ko' : language),
    ...{ heroContent: body, summary: post.summary, attachments, onlyKorean },
    ...{ previous: previous && neighbour(previous), next: next && neighbour(next) },
  };
}

function summary(post: ShownPost<'hero'>, language: Language): HeroSummary {
  const { kind, pinned, details } = post;
  const { tmRegion, founderKo, founderEn, companyKo, companyEn, since, quoteKo, quoteEn } = details;
  // No story is published without its region.
  if (tmRegion === null) throw new Error(`story ${post.postNo} has no region`);
  return {
    ...neighbour(post),
    ...{ kind, pinned, tmRegion, since, cover: coverIn(language, details.cover) },
    founder: textIn(language, founderKo, founderEn),
    company: textIn(language, companyKo, companyEn),
    quote: textIn(language, quoteKo, quoteEn),
  };
}

function neighbour({ postNo, title, publishAt }: { postNo: number; title: string; publishAt: Date }) {
  return { boardId: postNo, heroTitle: title, createdAt: publishAt.toISOString() };
}
