import type { HeroDetail, HeroSummary } from '@chulbal/contract/heroes';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, fill, find, press, pressEnter, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { posts } from '../posts/posts.ko.ts';
import Hero from './hero.tsx';
import { heroFilters } from './hero-filters.ts';
import { heroes as en } from './heroes.en.ts';
import { heroes as ko } from './heroes.ko.ts';
import Heroes from './heroes.tsx';

const hero = (boardId: number, more: Partial<HeroSummary> = {}): HeroSummary => ({
  ...{ boardId, kind: 'food', heroTitle: `이야기 ${boardId}`, createdAt: '2026-05-19T05:00:00.000Z' },
  ...{
    pinned: false,
    cover: null,
    tmRegion: 13,
    founder: '선우해',
    company: '물때상점',
    since: 2022,
    quote: '',
  },
  ...more,
});
const regions = [
  { code: 'honam', name: '호남·제주', sidos: ['13', '14', '17'] },
  { code: 'capital', name: '수도권', sidos: ['1'] },
];
const counted = [
  { tmRegion: 13, kind: 'food' as const, count: 3 },
  { tmRegion: 13, kind: 'tech' as const, count: 1 },
  { tmRegion: 1, kind: 'tech' as const, count: 2 },
];
type Given = { content?: HeroSummary[]; counted?: typeof counted | null; regions?: typeof regions };

let clear = async () => {};
afterEach(() => clear());

async function show(query: string, given: Given = {}, language: 'ko' | 'en' = 'ko') {
  const { content = [hero(1), hero(2)], ...rest } = { counted, regions, ...given };
  const heroes = { content, page: 1, size: 8, totalElements: content.length, totalPages: 1 };
  const filters = heroFilters(new URLSearchParams(query), rest.regions);
  const loaderData = { filters, heroes, ...rest };
  const part = createElement(Heroes, { loaderData } as unknown as ComponentProps<typeof Heroes>);
  const page = await renderPage(part, {
    ...{ words: { heroes: { ko, en }[language] }, language, at: `/toolkit/localheroes?${query}` },
  });
  ({ clear } = page);
  return { ...page, query: () => Object.fromEntries(new URLSearchParams(page.path().split('?')[1])) };
}
/** The choices of a row, by what they say. */
const chips = (label: string) =>
  [...document.querySelectorAll(`nav[aria-label="${label}"] a`)].map(({ textContent }) => textContent);

describe('choosing', () => {
  test('a region is chosen on the map, and pressing it again shows all', async () => {
    const { query } = await show('type=food&page=2');
    await press('link', '호남·제주, 이야기 3개');
    expect(query()).toEqual({ region: 'honam', type: 'food' });
    await clear();
    const again = await show('region=honam&type=food');
    expect(find('link', '호남·제주, 이야기 3개').getAttribute('aria-current')).toBe('true');
    await press('link', '호남·제주, 이야기 3개');
    expect(again.query()).toEqual({ type: 'food' });
  });

  test('the list says the same as the map, and offers only fields that have stories there', async () => {
    await show('region=capital');
    expect(chips(ko.regions)).toEqual(['전국6', '호남·제주4', '수도권2']);
    expect(chips(ko.kinds)).toEqual(['모든 분야2', '기술2']);
    expect(find('heading', /^수도권/)).toBeTruthy();
  });

  test('a field that was chosen stays to be seen though nothing is there', async () => {
    await show('region=capital&type=food', { content: [] });
    expect(chips(ko.kinds)).toEqual(['모든 분야2', '먹거리0', '기술2']);
  });

  test('searching stays within region and field', async () => {
    const { query } = await show('region=honam&type=food&page=2');
    await fill('textbox', ko.search, 'ㅁㅍ');
    await pressEnter('textbox', ko.search);
    expect(query()).toEqual({ region: 'honam', type: 'food', keyword: 'ㅁㅍ' });
  });

  test('without a season there are stories and nothing to choose on the map', async () => {
    await show('', { regions: [], counted: null });
    expect(document.querySelector(`nav[aria-label="${ko.regions}"]`)).toBeNull();
    expect(all('link', /이야기 \d개$/)).toEqual([]);
    expect(all('link', ko.read)).toHaveLength(1);
  });
});

test('the first story stands open, the others lead to theirs', async () => {
  const { path } = await show('', {
    content: [hero(1, { quote: '물때를 팔아요' }), hero(2, { since: null })],
  });
  expect(document.querySelector('blockquote')?.textContent).toBe('“물때를 팔아요”');
  expect(document.body.textContent).toContain('물때상점 · 선우해 · 2022년 시작');
  expect(find('link', '이야기 2').closest('li')?.textContent).not.toContain('시작');
  await press('link', ko.read);
  expect(path()).toBe('/toolkit/localheroes/detail/1');
  await press('link', '이야기 2');
  expect(path()).toBe('/toolkit/localheroes/detail/2');
});

test.each([
  ['ko', 'keyword=굴', ko, ko.notFound.replace('{{keyword}}', '굴')],
  ['en', 'keyword=굴', en, en.notFound.replace('{{keyword}}', '굴')],
  ['ko', 'region=honam', ko, ko.noneHere],
  ['en', 'region=honam', en, en.noneHere],
  ['ko', '', ko, ko.none],
  ['en', '', en, en.none],
] as const)(
  'in %s, where “%s” finds nothing, it says why, with the way back',
  async (language, query, words, title) => {
    const page = await show(query, { content: [] }, language);
    expect(find('heading', title)).toBeTruthy();
    if (query === '') return expect(all('link', words.showAll)).toEqual([]);
    await press('link', words.showAll);
    expect(page.query()).toEqual({});
  },
);

test('how many stories a word finds is said', async () => {
  await show('keyword=물때');
  expect(said()).toBe('‘물때’ 이야기 2개');
});

describe('a story', () => {
  const detail: HeroDetail = {
    ...hero(7, {
      quote: '사는 곳에서 시작했어요',
      cover: { serverFileName: 'c'.repeat(32), alt: '바닷가 가게' },
    }),
    ...{ summary: '', onlyKorean: false, heroContent: '<p>이야기</p>', attachments: [], next: null },
    previous: { boardId: 6, heroTitle: '앞 이야기', createdAt: '2026-05-01T05:00:00.000Z' },
  };
  async function open(more: Partial<HeroDetail> = {}) {
    const part = createElement(Hero, {
      loaderData: { hero: { ...detail, ...more } },
    } as unknown as ComponentProps<typeof Hero>);
    const page = await renderPage(part, { words: { heroes: ko, posts } });
    ({ clear } = page);
    return page;
  }

  test('says where, who and since when, in their words, and leads to the one before', async () => {
    const page = await open();
    expect(document.querySelector('header')?.textContent).toContain('물때상점 · 선우해 · 2022년 시작');
    expect(document.querySelector('blockquote')?.textContent).toContain('사는 곳에서 시작했어요');
    expect(document.querySelector('[aria-label="바닷가 가게"], img[alt="바닷가 가게"]')).not.toBeNull();
    await press('link', /앞 이야기/);
    expect(page.path()).toBe('/toolkit/localheroes/detail/6');
  });

  test('without a picture a scene of its field is drawn, and an empty quote is left out', async () => {
    await open({ cover: null, quote: '' });
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('article svg[viewBox="0 0 536 268"]')).not.toBeNull();
    expect(document.querySelector('blockquote')).toBeNull();
  });
});
