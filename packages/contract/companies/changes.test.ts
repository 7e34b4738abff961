import { expect, test } from 'vitest';
import { companyChanges, textPieces } from './changes.ts';
import { emptyCompany, moveSlide } from './content.rules.ts';
import type { CompanyContent } from './content.ts';

function changed(change: (content: CompanyContent) => unknown): CompanyContent {
  const content = structuredClone(emptyCompany('빗물장부'));
  change(content);
  return content;
}

const empty = emptyCompany('빗물장부');

test('everything that says something is new where nothing was shown', () => {
  expect(companyChanges(null, empty).map(({ path }) => path)).toEqual([
    'teamName',
    'slides.cover',
    'slides.second',
  ]);
});

test('the same content has changed nowhere', () => {
  expect(companyChanges(empty, structuredClone(empty))).toEqual([]);
});

test('a field that came, one that changed and one that went are each named', () => {
  const before = changed((one) =>
    one.links.push({ label: '집', url: 'https://a.example', en: { label: '' } }),
  );
  const after = changed((one) => Object.assign(one, { teamName: '빗물', companyTitle: '비를 모아요' }));
  expect(companyChanges(before, after)).toEqual([
    { path: 'teamName', kind: 'line', before: '빗물장부', after: '빗물' },
    { path: 'companyTitle', kind: 'line', before: null, after: '비를 모아요' },
    { path: 'links', kind: 'list', before: '집  https://a.example', after: null },
  ]);
});

test('slides that changed places have changed', () => {
  const three = changed((one) =>
    one.slides.push({
      ...structuredClone(one.slides[1] as CompanyContent['slides'][0]),
      slideKey: 'third',
      slideIndex: 3,
    }),
  );
  const moved = { ...three, slides: moveSlide(three.slides, 2, 1) };
  expect(companyChanges(three, moved).map(({ path }) => path)).toEqual(['slides.third', 'slides.second']);
});

test.each([
  ['온도를 하루 네 번 알려요', '온도를 10분마다 알려요', '온도를 |-하루 네 번 |+10분마다 |알려요'],
  ['', '새로 썼어요', '+새로 썼어요'],
  ['같아요', '같아요', '같아요'],
])('"%s" beside "%s"', (before, after, expected) => {
  const marks = { same: '', added: '+', removed: '-' };
  expect(
    textPieces(before, after)
      .map(({ kind, text }) => marks[kind] + text)
      .join('|'),
  ).toBe(expected);
});
