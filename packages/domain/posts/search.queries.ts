import type { PostFindType } from '@chulbal/contract/posts/posts';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { PostSearch } from './search.rules.ts';
import { inOrder, type Part, type PostsFilter, postsOfKind } from './shown.queries.ts';

type Searched = PostsFilter & PostSearch & { findType: PostFindType };

type Found = { postNos: number[]; total: number };

const bounds = {
  /** A keyword that finds more posts than this finds this many: nobody turns a hundred pages. */
  found: 1_000,
  /** So many of the first posts are looked into; where so many hold the keyword, it is a common one. */
  ...{ looked: 200, held: 30 },
  /** How far a common keyword is followed through the board. */
  walked: 10_000,
};

/**
 * A page of the posts that hold a keyword, and how many do, `found` at most. A common keyword is met often enough on the
 * way through the board in its order; any other is asked of the index of tokens (decision 0006).
 */
export async function searchPage(
  db: Db,
  asked: Searched,
  part: Part,
  { found, ...common } = bounds,
): Promise<Found> {
  return (await walkPage(db, asked, part, { found, ...common })) ?? fittingPage(db, asked, part, found);
}

/** The first posts of the board that hold the keyword; null where it is too rare, or was followed for too long. */
async function walkPage(
  db: Db,
  asked: Searched,
  part: Part,
  { found, looked, held, walked }: typeof bounds,
): Promise<Found | null> {
  const isCommon = sql<boolean>`(
    select count(*) >= ${held} from (select post_no from walked limit ${looked}) as p where ${holds(asked)}
  )`;
  const { isWhole, ...page } = await db.sql
    .with(
      (cte) => cte('walked').materialized(),
      () => inOrder(postsOfKind(db, asked)).limit(walked),
    )
    .with(
      (cte) => cte('found').materialized(),
      (query) =>
        query.selectFrom('walked as p').select('p.postNo').where(isCommon).where(holds(asked)).limit(found),
    )
    .selectNoFrom(pageOfFound(part))
    .select(
      sql<boolean>`case (select count(*) from found)
        when 0 then false
        when ${found} then true
        else (select count(*) from walked) < ${walked}
      end`.as('isWhole'),
    )
    .executeTakeFirstOrThrow();
  return isWhole ? page : null;
}

/** The posts whose tokens fit, put in order; then their texts are looked into one by one until enough are found. */
function fittingPage(db: Db, asked: Searched, part: Part, found: number): Promise<Found> {
  return db.sql
    .with(
      (cte) => cte('sorted').materialized(),
      () => {
        const sorted = inOrder(fittingPosts(db, asked));
        return asked.isToken ? sorted.limit(found) : sorted;
      },
    )
    .with(
      (cte) => cte('found').materialized(),
      (query) => {
        const first = query.selectFrom('sorted as p').select('p.postNo').limit(found);
        return asked.isToken ? first : first.where(holds(asked));
      },
    )
    .selectNoFrom(pageOfFound(part))
    .executeTakeFirstOrThrow();
}

function pageOfFound({ offset, size }: Part) {
  return [
    sql<number[]>`(
      select coalesce(json_agg(post_no), '[]')
      from (select post_no from found limit ${size} offset ${offset}) as on_page
    )`.as('postNos'),
    sql<number>`(select count(*)::int from found)`.as('total'),
  ] as const;
}

/**
 * Posts whose tokens fit. The planner is not told the tokens: where it knows that most rows have them it would read the
 * rows, and it takes no account of how long unpacking their tokens takes.
 */
function fittingPosts(db: Db, asked: Searched) {
  const { findType, tokens } = asked;
  const inTitle = sql<boolean>`by_index(p.title_tokens) @> (select ${tokens}::text[])`;
  const inBody = sql<boolean>`by_index(p.body_tokens) @> (select ${tokens}::text[])`;
  const one = findType === 'title' ? inTitle : inBody;
  return postsOfKind(db, asked).where((eb) => (findType === 'all' ? eb.or([inTitle, inBody]) : one));
}

/** Whether the searched text of the row `p` holds the keyword. */
function holds({ findType, text }: Searched) {
  const inTitle = sql`strpos(t.title_text, ${text}) > 0`;
  const inBody = sql`strpos(t.body_text, ${text}) > 0`;
  const one = findType === 'title' ? inTitle : inBody;
  const found = findType === 'all' ? sql`${inTitle} or ${inBody}` : one;
  return sql<boolean>`(select ${found} from post_texts as t where t.post_no = p.post_no)`;
}
