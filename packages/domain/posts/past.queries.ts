import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type {
  PastCompany,
  PastDetails,
  PastEvent,
  PastSummary,
  PastYear,
} from '@chulbal/contract/past-companies/past-companies';
import type { PastKind } from '@chulbal/contract/past-companies/values';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { coverIn, textIn } from './language.rules.ts';
import { getPost } from './queries.ts';
import { postSearch } from './search.rules.ts';
import { type ListedPost, listedColumns, pageOfListed, shownPosts } from './shown.queries.ts';

/** Which companies are asked for: of a year, of a lane, holding a keyword. */
type Filter = { year?: number | undefined; lane?: number | undefined; keyword?: string | undefined };
type Reader = { language: Language; now: Date };

/** Companies of earlier exhibitions, the newest year first, in the order of their names. */
export async function listPast(
  db: Db,
  asked: Filter & Reader & { page: number; size: number },
): Promise<Page<PastSummary>> {
  return pageOfListed(inOrder(pastPosts(db, asked)), asked, (row) => summary(row, asked.language));
}

/** Earlier exhibitions by year, the newest first, with what became of their companies and the first `most` of each. */
export async function listPastYears(
  db: Db,
  asked: Omit<Filter, 'year'> & Reader & { most: number },
): Promise<PastYear[]> {
  const counted = await pastPosts(db, asked)
    .clearSelect()
    .select([year.as('year'), 'p.kind', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy([year, 'p.kind'])
    .execute();
  const ranked = pastPosts(db, asked)
    .select(listedColumns)
    .select(
      sql<number>`row_number() over (partition by ${year} order by p.pinned desc, p.title_ko, p.post_no)`.as(
        'place',
      ),
    );
  const rows = await db.sql
    .with('ranked', () => ranked)
    .selectFrom('ranked')
    .selectAll()
    .where('place', '<=', asked.most)
    .orderBy('place')
    .execute();
  const companies = rows.map((row) => summary(row, asked.language));
  return [...new Set(counted.map((row) => row.year))]
    .sort((one, other) => other - one)
    .map((of) => ({
      year: of,
      counts: countsOf(counted.filter((row) => row.year === of)),
      companies: companies.filter((company) => company.year === of),
    }));
}

/** The lanes that earlier exhibitions had, by the name that each had last, with how many companies ran in them. */
export async function listPastLanes(
  db: Db,
  { language, now }: Reader,
): Promise<{ lane: number; trackName: string; count: number }[]> {
  const rows = await pastPosts(db, { language, now })
    .clearSelect()
    .select([
      lane.as('lane'),
      sql<string>`(array_agg(p.details->>'trackKo' order by ${year} desc))[1]`.as('trackKo'),
      sql<string>`(array_agg(p.details->>'trackEn' order by ${year} desc))[1]`.as('trackEn'),
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .groupBy(lane)
    .orderBy(lane)
    .execute();
  return rows.map(({ trackKo, trackEn, count, ...row }) => ({
    lane: row.lane,
    trackName: textIn(language, trackKo, trackEn),
    count: Number(count),
  }));
}

/** One company whole, with those beside it in its year. Throws postNotWritten 1357. */
export async function getPast(
  db: Db,
  { peNo, language, now }: Reader & { peNo: number },
): Promise<PastCompany> {
  const post = await getPost(db, { board: 'past', postNo: peNo, language, now });
  const { details, body, attachments, onlyKorean } = post;
  const reader = onlyKorean ? 'ko' : language;
  const events = eventsIn(details, language);
  const own = summary({ ...post, titleKo: post.title, titleEn: post.title }, language);
  const near = await neighbours(db, { peNo, year: own.year, language, now });
  return {
    ...own,
    ...{ story: body, summary: post.summary, attachments, onlyKorean, events, ...near },
    figures: details.figures.flatMap(({ labelKo, labelEn, unitKo, unitEn, before, now: today, nowYear }) =>
      before === null
        ? []
        : {
            label: textIn(reader, labelKo, labelEn),
            // A figure may do without a unit in one language: 30곳, 30.
            unit: reader === 'en' ? unitEn : unitKo,
            ...{ before, now: today, nowYear: today === null ? null : (nowYear ?? now.getUTCFullYear()) },
          },
    ),
    people: details.people.map(({ name, roleKo, roleEn }) => ({
      name,
      role: textIn(language, roleKo, roleEn),
    })),
    checkedOn: details.checkedOn,
  };
}

const year = sql<number>`(p.details->>'year')::int`;
const lane = sql<number>`(p.details->>'lane')::int`;

/** What stands in the list: a company without an English text is shown all the same, with what it has. */
function pastPosts(db: Db, { year: of, lane: ran, keyword, now }: Filter & Reader) {
  let query = shownPosts(db, { board: 'past', language: 'ko', now });
  if (of !== undefined) query = query.where(sql<boolean>`p.details->>'year' = ${String(of)}`);
  if (ran !== undefined) query = query.where(lane, '=', ran);
  const wanted = keyword ? postSearch(keyword) : null;
  if (!wanted) return query;
  return query.where(
    sql<boolean>`(select strpos(t.title_text, ${wanted.text}) > 0 or strpos(t.body_text, ${wanted.text}) > 0
      from post_texts as t where t.post_no = p.post_no)`,
  );
}

function inOrder(query: ReturnType<typeof pastPosts>) {
  return query.orderBy(year, 'desc').orderBy('p.pinned', 'desc').orderBy('p.titleKo').orderBy('p.postNo');
}

function summary({ postNo, kind, titleKo, titleEn, ...row }: ListedPost, language: Language): PastSummary {
  // What was stored has been read as a draft of its board, and is not published without year and lane.
  const details = row.details as PastDetails;
  return {
    peNo: postNo,
    year: details.year ?? 0,
    lane: details.lane ?? 0,
    trackName: textIn(language, details.trackKo, details.trackEn),
    teamRegion: textIn(language, details.regionKo, details.regionEn),
    teamName: textIn(language, titleKo, titleEn),
    line: textIn(language, details.lineKo, details.lineEn),
    kind: kind as PastKind,
    logo: coverIn(language, details.logo),
    cover: coverIn(language, details.cover),
    latest: eventsIn(details, language).at(-1) ?? null,
  };
}

/** What happened, in the order of days. */
function eventsIn({ events }: PastDetails, language: Language): PastEvent[] {
  return events
    .flatMap(({ day, kind, source, titleKo, titleEn, textKo, textEn }) =>
      day === null
        ? []
        : {
            ...{ day, kind, source },
            title: textIn(language, titleKo, titleEn),
            text: textIn(language, textKo, textEn),
          },
    )
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function countsOf(rows: readonly { kind: string; count: number }[]): Record<PastKind, number> {
  const of = (kind: PastKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return { running: of('running'), stopped: of('stopped'), silent: of('silent') };
}

/** Before and after it in its year, by name. */
async function neighbours(
  db: Db,
  { peNo, ...asked }: Reader & { peNo: number; year: number },
): Promise<Pick<PastCompany, 'previous' | 'next'>> {
  const rows = await inOrder(pastPosts(db, asked)).execute();
  const place = rows.findIndex(({ postNo }) => postNo === peNo);
  const near = [rows[place - 1], rows[place + 1]].map((row) => row?.postNo);
  const beside = near.filter((postNo) => postNo !== undefined);
  const found =
    beside.length > 0
      ? await pastPosts(db, asked).select(listedColumns).where('p.postNo', 'in', beside).execute()
      : [];
  const [previous, next] = near.map((postNo) => {
    const row = found.find((one) => one.postNo === postNo);
    if (!row) return null;
    const { teamName, lane: ran, logo } = summary(row, asked.language);
    return { peNo: row.postNo, teamName, lane: ran, logo };
  });
  return { previous: previous ?? null, next: next ?? null };
}
