import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { afterEach, expect, test } from 'vitest';
import { all, fill, find, press, pressEnter } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { exhibition as words } from './exhibition.ko.ts';
import { exhibitionFilters } from './exhibition-filters.ts';
import { ExhibitionSearch } from './exhibition-search.tsx';

let clear = async () => {};
afterEach(() => clear());

async function show(query: string, state = 'open') {
  const view = {
    ...{ market: { state }, tracks: [{ trackNo: 3, lane: 3, name: '캠퍼스' }] },
    ...{ regions: [{ code: 'capital', name: '수도권' }], companyTypes: [{ code: 'food', label: '식품' }] },
  } as unknown as ExhibitionView;
  const filters = exhibitionFilters(new URLSearchParams(query));
  const page = await renderPage(<ExhibitionSearch view={view} filters={filters} />, {
    ...{ words: { exhibition: words }, at: `/ipo/contents/exhibition?${query}` },
  });
  ({ clear } = page);
  return { ...page, query: () => Object.fromEntries(new URLSearchParams(page.path().split('?')[1])) };
}

test('searching keeps year, track and first letter, and goes back to the first page', async () => {
  const { query } = await show('year=2025&track=3&initial=ㅅ&page=4');
  await fill('textbox', words.list.search, 'ㅅㄱ');
  await fill('combobox', words.list.region, 'capital');
  await pressEnter('textbox', words.list.search);
  expect(query()).toMatchObject({
    year: '2025',
    track: '3',
    initial: 'ㅅ',
    keyword: 'ㅅㄱ',
    region: 'capital',
  });
  expect(query().page).toBeUndefined();
});

test('a first letter is a link that keeps the search; pressing all takes it away', async () => {
  const { query } = await show('keyword=빵&initial=ㄱ');
  expect(find('link', 'ㄱ').getAttribute('aria-current')).toBe('true');
  await press('link', 'ㄴ');
  expect(query()).toEqual({ keyword: '빵', initial: 'ㄴ' });
  await press('link', words.list.everyInitial);
  expect(query()).toEqual({ keyword: '빵' });
});

test('by investments it is ordered only once they are revealed', async () => {
  const orders = () =>
    [...find('combobox', words.list.order).querySelectorAll('option')].map((one) => one.value);
  await show('', 'closed');
  expect(orders()).not.toContain('total');
  await clear();
  await show('', 'revealed');
  expect(orders()).toContain('total');
  expect(all('combobox')).toHaveLength(3);
});
