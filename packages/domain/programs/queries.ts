import type { Page } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { ProgramDetail, ProgramSummary } from '@chulbal/contract/programs/programs';
import type { ProgramKind } from '@chulbal/contract/programs/values';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { coverIn, textIn } from '../posts/language.rules.ts';
import { getPost, listPosts, type PostsAsked, type ShownPost } from '../posts/queries.ts';
import { summaryOf } from '../posts/rules.ts';
import { placesLeft, programState, type Taken, termsOf } from './rules.ts';

type Asked = Omit<PostsAsked<'program'>, 'board' | 'kind'> & { programType?: ProgramKind | undefined };

/** Published programmes with where they stand now. */
export async function listPrograms(db: Db, { programType, ...asked }: Asked): Promise<Page<ProgramSummary>> {
  const page = await listPosts(db, { ...asked, board: 'program', kind: programType });
  return { ...page, content: await summaries(db, page.content, asked) };
}

/** Up to `limit` published programmes that have not ended, by when they begin. */
export async function listComingPrograms(
  db: Db,
  { limit, language, now }: { limit: number; language: Language; now: Date },
): Promise<ProgramSummary[]> {
  let query = db.sql
    .selectFrom('posts')
    .select(['postNo', 'kind', 'pinned', 'titleKo', 'titleEn', 'publishAt', 'details'])
    .where('board', '=', 'program')
    .where('publishAt', '<=', now)
    .where('hidden', '=', false)
    .where(sql<boolean>`(details->>'endsAt')::timestamptz > ${now}`)
    .orderBy(sql`(details->>'startsAt')::timestamptz`)
    .orderBy('postNo')
    .limit(limit);
  if (language === 'en') query = query.where('hasEn', '=', true);
  const rows = await query.execute();
  const posts = rows.map(({ titleKo, titleEn, ...row }) => {
    const title = language === 'en' ? titleEn : titleKo;
    // What was stored has been read as a draft of its board.
    return { ...row, title, hasFiles: false } as ShownPost<'program'>;
  });
  return summaries(db, posts, { language, now });
}

/** One published programme. Throws postNotWritten 1357. */
export async function getProgram(
  db: Db,
  { boardId, language, now }: { boardId: number; language: Language; now: Date },
): Promise<ProgramDetail> {
  const post = await getPost(db, { board: 'program', postNo: boardId, language, now });
  const { body, attachments, onlyKorean, previous, next } = post;
  const [seen] = await summaries(db, [post], { language, now });
  if (!seen) throw new Error('A programme that was read has a summary.');
  const { speakerKo = '', speakerEn = '' } = post.details;
  return {
    ...seen,
    speaker: textIn(language, speakerKo, speakerEn),
    ...{ programContent: body, attachments, onlyKorean },
    ...{ previous: previous && neighbour(previous), next: next && neighbour(next) },
  };
}

function neighbour({ postNo, title, publishAt }: { postNo: number; title: string; publishAt: Date }) {
  return { boardId: postNo, programTitle: title, createdAt: publishAt.toISOString() };
}

/** How much of a text its first words are looked for in. */
const BEGINNING = 2_000;

/** The first words of posts, in the reader's language. */
async function beginningsOf(db: Db, postNos: readonly number[], language: Language) {
  if (postNos.length === 0) return new Map<number, string>();
  const rows = await db.sql
    .selectFrom('posts')
    .select([
      'postNo',
      sql<string>`left(body_ko, ${BEGINNING})`.as('ko'),
      sql<string>`left(body_en, ${BEGINNING})`.as('en'),
    ])
    .where('postNo', 'in', postNos)
    .execute();
  // What comes before the first heading or list says most; a tag that was cut in two is no word.
  const wordsOf = (html: string) =>
    summaryOf(html.replace(/<[^>]*$/, '').replace(/(?<=<\/p>)<(?:h[1-6]|ul|ol|table)\b[\s\S]*$/, ''));
  return new Map(rows.map(({ postNo, ko, en }) => [postNo, wordsOf(textIn(language, ko, en))]));
}

async function summaries(
  db: Db,
  posts: readonly ShownPost<'program'>[],
  asked: { language: Language; now: Date },
): Promise<ProgramSummary[]> {
  const postNos = posts.map(({ postNo }) => postNo);
  const taken = await countTaken(db, postNos);
  const texts = await beginningsOf(db, postNos, asked.language);
  return posts.map((post) => {
    const facts = {
      taken: taken.get(post.postNo) ?? { placed: 0, waiting: 0 },
      text: texts.get(post.postNo) ?? '',
    };
    return summary(post, facts, asked);
  });
}

function summary(
  { postNo, kind, title, publishAt, pinned, details }: ShownPost<'program'>,
  { taken, text }: { taken: Taken; text: string },
  { language, now }: { language: Language; now: Date },
): ProgramSummary {
  const terms = termsOf(details);
  const { cover, needsTeam, placeKo, placeEn, joinLink } = details;
  return {
    ...neighbour({ postNo, title, publishAt }),
    ...{ programType: kind, pinned, needsTeam, waitingList: terms.waitingList, capacity: terms.capacity },
    state: programState(terms, taken, now),
    opensAt: terms.opensAt.toISOString(),
    closesAt: terms.closesAt.toISOString(),
    startsAt: terms.startsAt.toISOString(),
    endsAt: terms.endsAt.toISOString(),
    placesLeft: placesLeft(terms, taken),
    waiting: taken.waiting,
    place: textIn(language, placeKo, placeEn),
    online: joinLink !== '',
    cover: coverIn(language, cover),
    summary: text,
  };
}

/** Who has a place and who waits, by the programme's number; none of a programme that nobody applied to. One query. */
export async function countTaken(db: Db, postNos: readonly number[]): Promise<Map<number, Taken>> {
  if (postNos.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('programApplications')
    .select('postNo')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'placed').as('placed'),
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
    ])
    .where('postNo', 'in', postNos)
    .where('state', 'in', ['placed', 'waiting'])
    .groupBy('postNo')
    .execute();
  return new Map(
    rows.map(({ postNo, placed, waiting }) => [postNo, { placed: Number(placed), waiting: Number(waiting) }]),
  );
}
