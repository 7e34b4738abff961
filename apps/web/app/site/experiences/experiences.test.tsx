import type { HofSummary } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import type { QuizInfo } from '@chulbal/contract/quizzes/quizzes';
import type { TestInfo } from '@chulbal/contract/type-test/type-test';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, press } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { hallOfFame as hallEn } from '../hall-of-fame/hall-of-fame.en.ts';
import { hallOfFame as hallKo } from '../hall-of-fame/hall-of-fame.ko.ts';
import { experiences as en } from './experiences.en.ts';
import { experiences as ko } from './experiences.ko.ts';
import Experiences from './experiences.tsx';

type Data = ComponentProps<typeof Experiences>['loaderData'];

const typeTest: TestInfo = {
  ...{ version: 1, name: '달리기 성향 테스트', lead: '일곱 번 고르면 알 수 있어요.' },
  questions: [1, 2, 3].map((iieqNo) => ({ iieqNo, text: '질문', choices: [] })),
  types: [
    { code: 'pacer', name: '페이스메이커', art: 'pacer' },
    { code: 'scout', name: '길잡이', art: 'scout' },
  ],
};
const quiz = (variant: 'a' | 'b', seconds: number | null): QuizInfo => ({
  ...{ variant, name: `퀴즈 ${variant}`, lead: '맞혀 보세요.', asked: 10, pass: 7, seconds, pool: 40 },
});
const winner: HofSummary = {
  ...{ hofId: 5, year: 2025, prize: 'grand', lane: 3, trackName: '캠퍼스', number: '3-0417' },
  ...{ teamName: '한칸서재', who: '서울, 대학생 3명', line: '책장 한 칸을 나눠요' },
};
const everything: Data = {
  test: typeTest,
  quizzes: [quiz('a', null), quiz('b', 90)],
  years: [
    { year: 2025, winners: 12, applied: 900 },
    { year: 2024, winners: 8, applied: null },
  ],
  winner,
};
const nothing: Data = { test: null, quizzes: [], years: [], winner: null };

let clear = async () => {};
afterEach(() => clear());

async function show(loaderData: Data, language: 'ko' | 'en' = 'ko') {
  const words =
    language === 'ko' ? { experiences: ko, hallOfFame: hallKo } : { experiences: en, hallOfFame: hallEn };
  const part = createElement(Experiences, { loaderData } as ComponentProps<typeof Experiences>);
  const page = await renderPage(part, { words, language, at: '/ipo/contents/experiences' });
  ({ clear } = page);
  return page;
}
const shown = () => document.querySelector('main, body')?.textContent ?? '';
const ways = (name: string) => all('link', name).map((link) => link.getAttribute('href'));

describe.each([
  ['ko', ko, '3문항, 3분', '10문제, 시간 제한 없이', '10문제, 1분 30초 안에', '2개 시즌, 20팀'],
  [
    ...(['en', en] as const),
    ...(['3 questions, 3 minutes', '10 questions, no hurry'] as const),
    ...(['10 questions in 1 min 30 s', '20 teams from 2 seasons'] as const),
  ],
] as const)('in %s', (language, words, test3, quizA, quizB, wall) => {
  test('each says how long it takes, and leads to its first page', async () => {
    const page = await show(everything, language);
    for (const said of [test3, quizA, quizB, wall]) expect(shown()).toContain(said);
    expect(ways(words.start)).toEqual([
      '/ipo/contents/experiences/type-test',
      '/ipo/contents/experiences/quiz-a',
      '/ipo/contents/experiences/quiz-b',
    ]);
    await press('link', words.look);
    expect(page.path()).toBe('/ipo/contents/experiences/HOF');
  });

  test('with nothing to try, it says so and leads to the exhibition', async () => {
    const page = await show(nothing, language);
    expect(all('heading').map(({ textContent }) => textContent)).toContain(words.none);
    expect(ways(words.start)).toEqual([]);
    await press('link', words.exhibition);
    expect(page.path()).toBe('/ipo/contents/exhibition');
  });
});

test('what is not published is not offered, and what is there stays', async () => {
  await show({ ...everything, test: null, winner: null });
  expect(ways(ko.start)).toEqual(['/ipo/contents/experiences/quiz-a', '/ipo/contents/experiences/quiz-b']);
  expect(ways(ko.look)).toEqual([]);
  expect(shown()).not.toContain(ko.none);
});
