import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { errorOf, fill, find, said } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { pastCompanies as words } from '../past-companies.ko.ts';
import PastNews from './past-news.tsx';

type Props = ComponentProps<typeof PastNews>;

const values = {
  ...{ relation: '팀장이었어요', day: '2025.13.40', kind: 'award', title: '대상을 받았어요' },
  ...{ text: '', correction: '지역이 달라요.' },
};

let clear = async () => {};
afterEach(() => clear());

async function show(actionData?: object) {
  const props = { loaderData: { peNo: 12, teamName: '책방해담' }, actionData } as unknown as Props;
  ({ clear } = await renderPage(<PastNews {...props} />, { words: { pastCompanies: words } }));
}
const value = (name: RegExp) => find<HTMLInputElement>('textbox', name).value;

test('a day that is none is said beside it, and nothing that was typed is lost', async () => {
  await show({ values, errors: { day: '날짜를 다시 봐 주세요.' }, message: undefined });
  expect(errorOf('textbox', /^날짜/)).toBe('날짜를 다시 봐 주세요.');
  expect([value(/^날짜/), value(/^한 일/), value(/^고칠 곳/)]).toEqual([
    '2025.13.40',
    '대상을 받았어요',
    '지역이 달라요.',
  ]);
  expect(find<HTMLSelectElement>('combobox', /^무슨 일/).value).toBe('award');
  await fill('textbox', /^날짜/, '2025.03.02');
  expect(errorOf('textbox', /^날짜/)).toBe('');
});

test('what no field is wrong about is said above them', async () => {
  await show({ values, errors: {}, message: '오늘은 더 보낼 수 없어요.' });
  expect(said()).toContain('오늘은 더 보낼 수 없어요.');
});

test('a call that was lost is said above them, and the form stays', async () => {
  await show({ problem: { name: 'networkError', code: 0, message: '통신이 원활하지 않아요.', fields: {} } });
  expect(said()).toContain('통신이 원활하지 않아요.');
  expect(find('textbox', /^고칠 곳/)).toBeTruthy();
});

test('only who one is has to be said', async () => {
  await show();
  expect(find('textbox', /어떤 사이인가요/).hasAttribute('required')).toBe(true);
  expect(find('textbox', /^고칠 곳/).hasAttribute('required')).toBe(false);
  expect(find('link', words.news.cancel).getAttribute('href')).toBe('/ipo/past/detail/12');
});
