import type { OutputOf, Page } from '@chulbal/contract/endpoint';
import type {
  getHofYears,
  HofDetail,
  HofDetails,
  HofSummary,
} from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { type Prize, prizes } from '@chulbal/contract/hall-of-fame/values';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { coverIn, textIn, videoIn } from './language.rules.ts';
import { getPost } from './queries.ts';
import { type ListedPost, listedColumns, pageOfListed, shownPosts } from './shown.queries.ts';

type Reader = { language: Language; now: Date };

/** Winners as they hang on the wall. */
export async function listWinners(
  db: Db,
  asked: Reader & { year?: number | undefined; page: number; size: number },
): Promise<Page<HofSummary>> {
  return pageOfListed(onWall(winners(db, asked)), asked, (row) => summary(row, asked.language));
}

/** Years of the wall, the newest first, with how many had applied in seasons of this database; and the one still to come. */
export async function listWinnerYears(db: Db, { now }: { now: Date }): Promise<OutputOf<typeof getHofYears>> {
  const rows = await winners(db, { language: 'ko', now })
    .clearSelect()
    .select([year.as('year'), ({ fn }) => fn.countAll<number>().as('winners')])
    .groupBy(year)
    .orderBy(year, 'desc')
    .execute();
  const seasons = await db.sql
    .selectFrom('seasons as s')
    .select([
      's.year',
      ({ selectFrom }) =>
        selectFrom('applications as a')
          .whereRef('a.seasonId', '=', 's.id')
          .where('a.status', '=', 'submitted')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('applied'),
    ])
    .where('s.rulesVersion', '>', 0)
    .orderBy('s.year', 'desc')
    .execute();
  const newest = seasons[0]?.year;
  return {
    years: rows.map((row) => {
      const applied = Number(seasons.find((season) => season.year === row.year)?.applied ?? 0);
      return { year: row.year, winners: Number(row.winners), applied: applied || null };
    }),
    running: newest !== undefined && newest > (rows[0]?.year ?? 0) ? newest : null,
  };
}

/** One winner whole, with those beside it on the wall of its year. Throws postNotWritten 1357. */
export async function getWinner(
  db: Db,
  { hofId, language, now }: Reader & { hofId: number },
): Promise<HofDetail> {
  const post = await getPost(db, { board: 'hof', postNo: hofId, language, now });
  const { details, body, attachments, onlyKorean } = post;
  const own = summary({ ...post, titleKo: post.title, titleEn: post.title }, language);
  const wall = await onWall(winners(db, { year: own.year, language, now }))
    .select([...listedColumns, 'p.publishAt'])
    .execute();
  const place = wall.findIndex(({ postNo }) => postNo === hofId);
  const [previous, next] = [wall[place - 1], wall[place + 1]].map((row) => {
    if (!row) return null;
    const { hofId: beside, teamName } = summary(row, language);
    return { hofId: beside, teamName, createdAt: (row.publishAt ?? now).toISOString() };
  });
  return {
    ...own,
    ...{ story: body, summary: post.summary, attachments, onlyKorean },
    ...{ cover: coverIn(language, details.cover), video: videoIn(language, details.video) },
    createdAt: post.publishAt.toISOString(),
    now: textIn(language, details.nowKo, details.nowEn),
    ...{ previous: previous ?? null, next: next ?? null },
  };
}

const year = sql<number>`(p.details->>'year')::int`;
const rank = sql`array_position(${[...prizes]}::text[], p.kind)`;

/** What hangs on the wall: who has no English text hangs there all the same. */
function winners(db: Db, { year: of, now }: Reader & { year?: number | undefined }) {
  const query = shownPosts(db, { board: 'hof', language: 'ko', now });
  return of === undefined ? query : query.where(year, '=', of);
}

function onWall(query: ReturnType<typeof winners>) {
  return query
    .orderBy(year, 'desc')
    .orderBy('p.pinned', 'desc')
    .orderBy(rank)
    .orderBy(sql`p.details->>'number'`)
    .orderBy('p.postNo');
}

function summary({ postNo, kind, titleKo, titleEn, ...row }: ListedPost, language: Language): HofSummary {
  // What was stored has been read as a draft of its board, and is not published without year, lane and number.
  const details = row.details as HofDetails;
  return {
    hofId: postNo,
    year: details.year ?? 0,
    prize: kind as Prize,
    lane: details.lane ?? 0,
    trackName: textIn(language, details.trackKo, details.trackEn),
    number: details.number,
    teamName: textIn(language, titleKo, titleEn),
    who: textIn(language, details.whoKo, details.whoEn),
    line: textIn(language, details.lineKo, details.lineEn),
  };
}
