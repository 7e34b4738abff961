import type { SiteSettings } from '@chulbal/contract/site/site';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bothLanguages } from '../../ui/both-languages/both-languages.ko.ts';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import { all, fill, find, nameOf, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { Organisations } from './organisations.tsx';
import { siteAdmin as words } from './site-admin.ko.ts';

type Organisation = SiteSettings['organisations'][number];
const named = (ko: string): Organisation => ({
  role: { ko: '주최', en: 'Host' },
  name: { ko, en: ko },
  logo: null,
});

let clear = async () => {};
afterEach(() => clear());
let now: Organisation[] = [];

function Page({ first, wrong }: { first: Organisation[]; wrong?: Record<string, string> }) {
  const [organisations, setOrganisations] = useState(first);
  now = organisations;
  return (
    <Organisations
      organisations={organisations}
      wrong={(path) => wrong?.[path]}
      onChange={setOrganisations}
    />
  );
}
async function show(first: Organisation[], wrong: Record<string, string> = {}) {
  ({ clear } = await renderConsolePart(<Page first={first} wrong={wrong} />, {
    words: { siteAdmin: words, bothLanguages, contentFileField },
  }));
}
const names = () => now.map(({ name }) => name.ko);
const disabled = (name: string) => find<HTMLButtonElement>('button', name).disabled;

test('organisations are moved and taken out, each button naming its own', async () => {
  await show([named('가'), named('나'), named('다')]);
  expect([disabled('기관 1 위로'), disabled('기관 3 아래로')]).toEqual([true, true]);
  await press('button', '기관 3 위로');
  expect(names()).toEqual(['가', '다', '나']);
  await press('button', '기관 1 빼기');
  expect(names()).toEqual(['다', '나']);
});

test('the last one stays, and a ninth is not offered', async () => {
  await show([named('가')]);
  expect(disabled('기관 1 빼기')).toBe(true);
  for (let count = 1; count < 8; count += 1) await press('button', words.add);
  expect(now).toHaveLength(8);
  expect(disabled(words.add)).toBe(true);
});

test('what is wrong stands beside the field of its language, and typing changes that one alone', async () => {
  await show([named('가')], { 'organisations.0.name.en': '영어 이름을 적어 주세요.' });
  const [korean, english] = all('textbox', /^기관 1 기관 이름/);
  expect([korean, english].map((field) => field?.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  await fill('textbox', /^기관 1 기관 이름 \(영어\)/, 'Foundation');
  expect(now[0]?.name).toEqual({ ko: '가', en: 'Foundation' });
});

test('no two fields or buttons of the list are called the same', async () => {
  await show([named('가'), { ...named('나'), logo: { serverFileName: 'a'.repeat(32) } as never }]);
  const names = [...all('textbox'), ...all('button')].map(nameOf);
  expect(names).toEqual(expect.arrayContaining(['기관 1 기관 이름', '기관 2 기관 이름 (영어)']));
  expect(names).toEqual(
    expect.arrayContaining(['기관 1 로고 그림 고르기', '기관 2 로고 바꾸기', '기관 2 로고 빼기']),
  );
  expect(new Set(names).size).toBe(names.length);
});
