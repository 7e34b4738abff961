import { type NoticeType, noticeTypes } from '@chulbal/contract/notices.values';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import { postFindTypes } from '@chulbal/contract/posts/values';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { searchable } from '../search.ts';
import { searchColumns } from './rules.ts';
import { searchPage } from './search.queries.ts';
import { postSearch } from './search.rules.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const board = 'notice';

// Few letters, so that many texts hold many keywords, and almost hold others.
const word = fc.stringMatching(/^[가나각ㄱㄴaB%_ ]{1,7}$/);
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

const posts = fc.record({
  draft: fc.record({
    board: fc.constant(board),
    kind: fc.constantFrom(...noticeTypes),
    pinned: fc.nat(9).map((number) => number === 0),
    titleKo: word,
    titleEn: fc.option(word, { nil: '' }),
    bodyKo: text.map((body) => `<p>${body}</p>`),
    bodyEn: fc.option(text, { nil: '' }),
    attachments: fc.constant([]),
    details: fc.constant({}),
  }) satisfies fc.Arbitrary<DraftOf<'notice'>>,
  hidden: fc.nat(9).map((number) => number === 0),
  // Some at the same time, some to come.
  publishAt: fc.integer({ min: -300, max: 30 }).map((hours) => new Date(now.getTime() + hours * 3_600_000)),
});

const queries = fc.record({
  keyword: fc.oneof(word, fc.stringMatching(/^[가나각ㄱㄴ]{1,4}$/)).filter((one) => postSearch(one) !== null),
  findType: fc.constantFrom(...postFindTypes),
  kind: fc.option(fc.constantFrom(...noticeTypes), { nil: undefined, freq: 1 }),
  language: fc.constantFrom('ko', 'en'),
  offset: fc.constantFrom(0, 0, 10, 40),
});

type Row = {
  postNo: number;
  kind: NoticeType;
  hasEn: boolean;
  hidden: boolean;
  publishAt: Date;
  pinned: boolean;
} & Pick<ReturnType<typeof searchColumns>, 'titleText' | 'bodyText'>;

let db: Db;
let rows: Row[];

beforeAll(async () => {
  db = await testDb();
  const { operatorId } = await createOperator(db, { role: 'contentEditor' });
  const written = fc.sample(posts, { numRuns: 400, seed: 30 }).map(({ draft, hidden, publishAt }, place) => {
    const { titleText, bodyText, ...tokens } = searchColumns(draft);
    const stored = { ...draft, attachments: json([]), details: json({}), ...tokens };
    const at = { createdBy: operatorId, createdAt: now, updatedAt: now };
    const row = { ...stored, ...at, postNo: 400 - place, hidden, publishAt, editVersion: 1, version: 1 };
    return { row, texts: { postNo: row.postNo, titleText, bodyText } };
  });
  await db.sql
    .insertInto('posts')
    .values(written.map(({ row }) => row))
    .execute();
  await db.sql
    .insertInto('postTexts')
    .values(written.map(({ texts }) => texts))
    .execute();
  rows = written.map(({ row, texts }) => ({
    ...row,
    ...texts,
    hasEn: row.titleEn !== '' && row.bodyEn !== '',
  }));
});

type Query = typeof queries extends fc.Arbitrary<infer Q> ? Q : never;

/** Every post looked at, one by one. */
function naive({ keyword, findType, kind, language, offset }: Query, found: number) {
  const text = searchable(keyword);
  const all = rows
    .filter((row) => !row.hidden && row.publishAt <= now && (language === 'ko' || row.hasEn))
    .filter((row) => kind === undefined || row.kind === kind)
    .filter(({ titleText, bodyText }) => {
      const [inTitle, inBody] = [titleText.includes(text), bodyText.includes(text)];
      if (findType === 'all') return inTitle || inBody;
      return findType === 'title' ? inTitle : inBody;
    })
    .sort(
      (one, other) =>
        Number(other.pinned) - Number(one.pinned) ||
        other.publishAt.getTime() - one.publishAt.getTime() ||
        other.postNo - one.postNo,
    )
    .slice(0, found);
  return { postNos: all.slice(offset, offset + 10).map(({ postNo }) => postNo), total: all.length };
}

test.each([
  ['by the index of tokens', { found: 60, looked: 1, held: 2, walked: 1 }],
  ['on the way through the whole board', { found: 60, looked: 1, held: 0, walked: 1_000 }],
  ['by either', { found: 60, looked: 20, held: 4, walked: 150 }],
])('what a search finds is what holds the keyword, in order: %s', async (_name, bounds) => {
  const asked = fc.sample(queries, { numRuns: 150, seed: 31 });
  for (const query of asked) {
    const { keyword, offset, ...rest } = query;
    const wanted = postSearch(keyword);
    if (!wanted) continue;
    const searched = { ...rest, ...wanted, board, now } as const;
    const found = await searchPage(db, searched, { offset, size: 10 }, bounds);
    expect(found, JSON.stringify(query)).toEqual(naive(query, bounds.found));
  }
});
