import type { QuizPlay } from '@chulbal/contract/quizzes/quizzes';
import { describe, expect, test } from 'vitest';
import { quizAddress, shownOf } from './quiz-address.ts';

const play = (variant: 'a' | 'b', answered: number, over = answered === 3) =>
  ({
    ...{ variant, over },
    questions: [0, 1, 2].map((place) => ({ selected: place < answered ? [0] : null })),
  }) as QuizPlay;

describe('what of a play its address shows', () => {
  test.each([
    ['a', 0, null, 0],
    ['a', 2, null, 2],
    // Back at an answered one, and no further than the first open one.
    ['a', 2, '1', 0],
    ['a', 1, '3', 1],
    ['a', 1, 'x', 1],
    ['a', 3, '2', 1],
    ['a', 3, null, 'result'],
    ['a', 3, '4', 'result'],
    ['b', 2, '1', 2],
    ['b', 3, '1', 'result'],
  ] as const)('%s with %i answered, asked for %s', (variant, answered, asked, shown) => {
    expect(shownOf(play(variant, answered), asked)).toBe(shown);
  });

  test('a clock that has stopped shows the result', () => {
    expect(shownOf(play('b', 1, true), '2')).toBe('result');
  });
});

test('the address keeps the company from which somebody came', () => {
  expect(quizAddress({ variant: 'b', from: null })).toBe('/ipo/contents/experiences/quiz-b');
  expect(quizAddress({ variant: 'b', from: '3/12' }, 'x', 2)).toBe(
    '/ipo/experiences/quiz?quiz=b&p=x&q=2&from=3/12',
  );
});
