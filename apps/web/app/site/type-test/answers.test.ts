import { describe, expect, test } from 'vitest';
import { standingOf, withAnswer } from './answers.ts';

describe('where somebody stands in the type test, by the address', () => {
  test.each([
    ['', { at: 0, answers: '000', skipped: false }],
    ['at=1', { at: 1, answers: '000', skipped: false }],
    ['at=2&a=200', { at: 2, answers: '200', skipped: false }],
    // Back at the first, the second is kept.
    ['at=1&a=230', { at: 1, answers: '230', skipped: false }],
    // A form sends what there was, then what was chosen.
    ['at=3&a=200&a=210', { at: 3, answers: '210', skipped: false }],
    ['at=3&a=200', { at: 2, answers: '200', skipped: true }],
    ['at=99&a=211', { at: 3, answers: '211', skipped: false }],
    ['at=-4&a=x9', { at: 0, answers: '000', skipped: false }],
    ['at=2&a=9', { at: 1, answers: '000', skipped: true }],
  ])('%s', (search, standing) => {
    expect(standingOf(new URLSearchParams(search), [4, 4, 2])).toEqual(standing);
  });

  test('an answer is set in its place', () => {
    expect(withAnswer('2103', 3, 4)).toBe('2143');
  });
});
