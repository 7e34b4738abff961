import type { DraftOf } from '@chulbal/contract/posts/operators';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createPost, publishPost, savePost, setPostHidden } from './commands.ts';
import { setPostsHidden } from './many.commands.ts';
import { listForMap } from './map.queries.ts';
import { getNotice, listNotices } from './notices.queries.ts';
import { isShownPost } from './queries.ts';
import { getWrittenPost, listPostVersions, listWrittenPosts } from './written.queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

const empty: DraftOf<'notice'> = {
  board: 'notice',
  kind: 'notice',
  pinned: false,
  titleKo: '서버 점검 안내',
  titleEn: '',
  bodyKo: '<p>새벽에 잠시 멈춰요.</p>',
  bodyEn: '',
  attachments: [],
  details: {},
};

async function publish(
  given: Partial<DraftOf<'notice'>> = {},
  publishAt: Date | null = null,
): Promise<number> {
  const { postNo, editVersion } = await createPost(db, editor, { draft: { ...empty, ...given }, now });
  await publishPost(db, editor, { postNo, editVersion, publishAt, now });
  return postNo;
}

async function titles(given: Partial<Parameters<typeof listNotices>[1]> = {}): Promise<string[]> {
  const asked = { page: 1, size: 10, findType: 'all', language: 'ko', now, ...given } as const;
  return (await listNotices(db, asked)).content.map(({ noticeTitle }) => noticeTitle);
}

test('pinned ones come first, then the newest, and one whose time has not come is not there', async () => {
  await publish({ titleKo: '어제' }, hours(-24));
  await publish({ titleKo: '고정', pinned: true }, hours(-48));
  await publish({ titleKo: '방금' }, hours(-1));
  const coming = await publish({ titleKo: '내일' }, hours(24));
  await createPost(db, editor, { draft: { ...empty, titleKo: '쓰는 중' }, now });
  expect(await titles()).toEqual(['고정', '방금', '어제']);
  expect(await titles({ now: hours(24) })).toEqual(['고정', '내일', '방금', '어제']);
  await expect(getNotice(db, { noticeNo: coming, language: 'ko', now })).rejects.toMatchObject({
    error: 'postNotWritten',
  });
  expect(
    (await listWrittenPosts(db, { board: 'notice', page: 1, size: 10, now })).content.map(
      ({ state }) => state,
    ),
  ).toEqual(expect.arrayContaining(['draft', 'scheduled', 'published']));
});

test('S-04 R-05 a notice is there from its instant on, in lists, by its number and on the map of the site', async () => {
  const postNo = await publish({}, hours(24));
  const isThere = async (at: Date) => [
    (await titles({ now: at })).length,
    (await getNotice(db, { noticeNo: postNo, language: 'ko', now: at }).catch(() => null)) !== null,
    await isShownPost(db, { board: 'notice', postNo, now: at }),
    (await listForMap(db, { part: 1, now: at })).parts,
  ];
  expect(await isThere(new Date(hours(24).getTime() - 1))).toEqual([0, false, false, 0]);
  expect(await isThere(hours(24))).toEqual([1, true, true, 1]);
});

test('what is published anew while it is still to come is out at once, and else stays where it was', async () => {
  const anew = async (at: Date) => {
    const postNo = await publish({}, hours(24));
    const { editVersion } = await getWrittenPost(db, { postNo, now });
    return (await publishPost(db, editor, { postNo, editVersion, publishAt: null, now: at })).publishAt;
  };
  const before = new Date(hours(24).getTime() - 1);
  expect(await anew(before)).toBe(before.toISOString());
  expect(await anew(hours(24))).toBe(hours(24).toISOString());
  expect(await anew(hours(25))).toBe(hours(24).toISOString());
});

test('a page counts all that were found', async () => {
  for (const titleKo of ['하나', '둘', '셋']) await publish({ titleKo });
  const asked = { size: 2, findType: 'all', language: 'ko', now } as const;
  expect(await listNotices(db, { ...asked, page: 1 })).toMatchObject({ totalElements: 3, totalPages: 2 });
  expect(await listNotices(db, { ...asked, page: 2 })).toMatchObject({ totalElements: 3, content: [{}] });
  expect(await listNotices(db, { ...asked, page: 1, keyword: '하나' })).toMatchObject({ totalElements: 1 });
});

test('what has no English text is left out in English, and says so on its own page', async () => {
  const korean = await publish({ titleKo: '한국어만' }, hours(-2));
  const older = await publish({ titleKo: '먼저', titleEn: 'First', bodyEn: '<p>One</p>' }, hours(-3));
  const newer = await publish({ titleKo: '나중', titleEn: 'Last', bodyEn: '<p>Two</p>' }, hours(-1));
  expect(await titles({ language: 'en' })).toEqual(['Last', 'First']);
  expect(await getNotice(db, { noticeNo: korean, language: 'en', now })).toMatchObject({
    noticeTitle: '한국어만',
    onlyKorean: true,
  });
  const english = await getNotice(db, { noticeNo: newer, language: 'en', now });
  expect(english).toMatchObject({ onlyKorean: false, previous: { noticeNo: older }, next: null });
  const inKorean = await getNotice(db, { noticeNo: korean, language: 'ko', now });
  expect(inKorean).toMatchObject({ previous: { noticeNo: older }, next: { noticeNo: newer } });
});

test.each([
  ['a syllable', '팀', 'all', ['캠퍼스 트랙 참가팀 모집']],
  ['initial consonants', 'ㅊㄱㅌ', 'all', ['캠퍼스 트랙 참가팀 모집']],
  ['a word of the text', '출발선', 'all', ['결과 발표']],
  ['a word of the text, in titles', '출발선', 'title', []],
  ['a word of a title, in texts', '참가팀', 'content', []],
  ['a wildcard', '%', 'all', []],
  ['across two words', '트랙참가', 'title', ['캠퍼스 트랙 참가팀 모집']],
] as const)('%s finds', async (_name, keyword, findType, found) => {
  await publish({ titleKo: '캠퍼스 트랙 참가팀 모집', kind: 'recruit', bodyKo: '<p>서류를 내요</p>' });
  await publish({ titleKo: '결과 발표', kind: 'result', bodyKo: '<p><strong>출발</strong>선에서</p>' });
  expect(await titles({ keyword, findType })).toEqual(found);
  expect(await titles({ keyword, findType, noticeType: 'event' })).toEqual([]);
});

test('what is being written changes nothing that is shown before it is published', async () => {
  const postNo = await publish({}, hours(-5));
  const draft = { ...empty, titleKo: '고친 제목' };
  const { editVersion } = await getWrittenPost(db, { postNo, now });
  const saved = await savePost(db, editor, { postNo, editVersion, draft, now });
  expect(saved).toMatchObject({ changed: true, state: 'published', draft: { titleKo: '고친 제목' } });
  expect(await titles()).toEqual(['서버 점검 안내']);
  await expect(savePost(db, editor, { postNo, editVersion, draft, now })).rejects.toMatchObject({
    error: 'editedElsewhere',
  });
  const published = { postNo, editVersion: saved.editVersion, publishAt: null, now };
  expect(await publishPost(db, editor, published)).toMatchObject({
    changed: false,
    version: 2,
    publishAt: hours(-5).toISOString(),
  });
  expect(await titles()).toEqual(['고친 제목']);
  expect(await listPostVersions(db, { postNo })).toMatchObject([
    { version: 2, content: { titleKo: '고친 제목' } },
    { version: 1, content: { titleKo: '서버 점검 안내' } },
  ]);
  await expect(listPostVersions(db, { postNo: postNo + 1 })).rejects.toMatchObject({ error: 'notFound' });
});

test.each([
  ['no title', { titleKo: '' }, ['titleKo']],
  ['no text', { bodyKo: '<p> </p>' }, ['bodyKo']],
  ['an English title alone', { titleEn: 'Title' }, ['bodyEn']],
  ['an English text alone', { bodyEn: '<p>Text</p>' }, ['titleEn']],
  ['a picture without words', { bodyKo: `<img src="/transfer/file/${'a'.repeat(32)}" alt="">` }, ['bodyKo']],
])('%s cannot be published', async (_name, given, fields) => {
  await expect(publish(given)).rejects.toMatchObject({
    error: 'invalidRequest',
    details: { fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])) },
  });
});

test('a hidden notice is gone until it is shown again, and several are hidden that were all published', async () => {
  const postNo = await publish();
  const written = await createPost(db, editor, { draft: empty, now });
  const many = { postNos: [postNo, written.postNo], hidden: true, now };
  await expect(db.transaction((tx) => setPostsHidden(tx, editor, many))).rejects.toMatchObject({
    error: 'notFound',
  });
  expect(await titles()).toEqual(['서버 점검 안내']);
  await setPostHidden(db, editor, { postNo, hidden: true, now });
  expect(await titles()).toEqual([]);
  await setPostHidden(db, editor, { postNo, hidden: false, now });
  expect(await titles()).toEqual(['서버 점검 안내']);
});

test('what was begun and not written in is in no list, and is gone on with instead of another', async () => {
  const blank = { ...empty, titleKo: '', bodyKo: '' };
  const listed = async () =>
    (await listWrittenPosts(db, { board: 'notice', page: 1, size: 10, now })).totalElements;
  const first = await createPost(db, editor, { draft: blank, now });
  expect(await listed()).toBe(0);
  expect((await createPost(db, editor, { draft: blank, now })).postNo).toBe(first.postNo);
  const colleague = await createOperator(db, { role: 'contentEditor' });
  expect((await createPost(db, colleague, { draft: blank, now })).postNo).not.toBe(first.postNo);
  await savePost(db, editor, {
    postNo: first.postNo,
    editVersion: 1,
    draft: { ...blank, titleKo: '모집 안내' },
    now,
  });
  expect(await listed()).toBe(1);
  expect((await createPost(db, editor, { draft: blank, now })).postNo).not.toBe(first.postNo);
});
