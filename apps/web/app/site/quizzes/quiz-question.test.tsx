import type { QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { all, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { quiz as words } from './quiz.ko.ts';
import { quizAddress } from './quiz-address.ts';
import { QuizQuestion } from './quiz-question.tsx';

let clear = async () => {};
afterEach(() => clear());

const place = { variant: 'a' } as unknown as Parameters<typeof quizAddress>[0];
const play = {
  ...{ play: '0b9f8f5e-2a43-4d2f-9d0e-4a7f0d1b2c3d', variant: 'a', name: '창업 상식', pass: 7, counts: true },
  ...{ endsAt: null, right: 2, over: false },
  questions: [{ text: '손익분기점은?', options: ['매출', '이익이 0인 곳'], selected: null, correct: null }],
} as unknown as QuizPlay;

async function show(more: { missing?: boolean; variant?: 'a' | 'b' } = {}) {
  const { missing = false, variant = 'a' } = more;
  const sent = vi.fn((form: FormData) => [...form].map(([name, value]) => `${name}=${value}`));
  const path = quizAddress(place, play.play).replace(/[?#].*$/, '');
  const part = (
    <QuizQuestion
      {...{ place, missing, index: 0, problem: null, now: '2026-05-20T05:03:21Z' }}
      play={{ ...play, variant }}
      heading={createRef()}
    />
  );
  ({ clear } = await renderPage(part, { words: { quiz: words }, actions: { [path]: sent } }));
  return sent;
}

test('sends what was chosen, once; skipping sends that instead', async () => {
  const sent = await show();
  await press('radio', '이익이 0인 곳');
  await press('button', words.answer);
  await until(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.results[0]?.value).toEqual([`play=${play.play}`, 'index=0', 'option=1']);
  await press('button', words.skip);
  await until(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].get('skip')).toBe('yes');
});

test('where nothing was chosen that is read out until something is', async () => {
  await show({ missing: true });
  expect(said()).toBe(words.choose);
  expect(document.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe('missing');
  await press('radio', '매출');
  expect(said()).toBe('');
});

test('where several are right they are ticked, and how many were right is not told', async () => {
  await show({ variant: 'b' });
  expect([all('radio').length, all('checkbox').length]).toEqual([0, 2]);
  expect(document.body.textContent).not.toContain('맞힌 문제 2');
  expect(find('heading').textContent).toBe('손익분기점은?');
});
