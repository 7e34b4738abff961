import type { DraftOf, PostDraft } from '@chulbal/contract/posts/operators';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createPost, publishPost } from './commands.ts';
import { countHeroes, getHero, listHeroes } from './heroes.queries.ts';
import { getResource, listResources } from './resources.queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const asked = { page: 1, size: 10, findType: 'all', language: 'ko', now } as const;
const text = {
  pinned: false,
  titleKo: '물때를 아는 사람',
  titleEn: 'Who knows the tides',
  bodyKo: '<p>본문</p>',
  bodyEn: '<p>Text</p>',
  attachments: [],
};

const hero: DraftOf<'hero'> = {
  ...{ ...text, board: 'hero', kind: 'food' },
  details: {
    ...{ cover: null, tmRegion: 14, since: 2022 },
    ...{ founderKo: '선우해', founderEn: 'Sunwoo Hae', companyKo: '물때상점', companyEn: '' },
    ...{ quoteKo: '쉬는 달을 먼저 알려요', quoteEn: '' },
  },
};

let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

async function publish(draft: PostDraft): Promise<number> {
  const { postNo, editVersion } = await createPost(db, editor, { draft, now });
  await publishPost(db, editor, { postNo, editVersion, publishAt: null, now });
  return postNo;
}

test('stories are found by region, kind and word, and counted by both for readers of a language', async () => {
  const south = await publish(hero);
  const koreanOnly = { titleEn: '', bodyEn: '', details: { ...hero.details, tmRegion: 17 } };
  await publish({ ...hero, ...koreanOnly, kind: 'tech', titleKo: '못난 귤' });
  await publish({ ...hero, titleKo: '밤의 공방', details: { ...hero.details, tmRegion: 1 } });
  const found = async (given: Partial<Parameters<typeof listHeroes>[1]>) =>
    (await listHeroes(db, { ...asked, tmRegions: [], ...given })).content.map(({ heroTitle }) => heroTitle);
  expect(await found({ tmRegions: [5, 14, 17] })).toEqual(['못난 귤', '물때를 아는 사람']);
  expect(await found({ tmRegions: [14, 17], kind: 'food' })).toEqual(['물때를 아는 사람']);
  expect(await found({ tmRegions: [14, 17], keyword: 'ㅁㄴ' })).toEqual(['못난 귤']);
  expect(await found({ keyword: '전남' })).toEqual(['물때를 아는 사람']);
  expect(await found({ tmRegions: [2] })).toEqual([]);
  expect(await countHeroes(db, { language: 'en', now })).toEqual([
    { tmRegion: 1, kind: 'food', count: 1 },
    { tmRegion: 14, kind: 'food', count: 1 },
  ]);
  expect(await countHeroes(db, { language: 'ko', now })).toHaveLength(3);
  expect(await getHero(db, { boardId: south, language: 'en', now })).toMatchObject({
    ...{ heroTitle: 'Who knows the tides', founder: 'Sunwoo Hae', company: '물때상점', tmRegion: 14 },
  });
});

test('a resource says who wrote it and how much there is to download, and is on no other board', async () => {
  const details = { cover: null, authorKo: '출발 연구팀', authorEn: 'Chulbal Research', year: 2025 };
  const boardId = await publish({ ...text, board: 'resource', kind: 'research', details });
  await publish(hero);
  expect(await listResources(db, { ...asked, language: 'en' })).toMatchObject({
    totalElements: 1,
    content: [
      { boardId, kind: 'research', author: 'Chulbal Research', year: 2025, fileCount: 0, fileSize: 0 },
    ],
  });
  expect(await listResources(db, { ...asked, kind: 'guide' })).toMatchObject({ content: [] });
  expect(await getResource(db, { boardId, language: 'ko', now })).toMatchObject({ author: '출발 연구팀' });
  await expect(getHero(db, { boardId, language: 'ko', now })).rejects.toMatchObject({
    error: 'postNotWritten',
  });
});
