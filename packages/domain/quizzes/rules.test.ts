import { expect, test } from 'vitest';
import { isOver, isTimeUp } from './rules.ts';

const endsAt = new Date('2026-06-01T00:00:30Z');
const at = (milliseconds: number) => new Date(endsAt.getTime() + milliseconds);

test('R-05 the time of a quiz is up at the instant at which its clock stops', () => {
  expect([-1, 0, 1].map((after) => isTimeUp(endsAt, at(after)))).toEqual([false, true, true]);
  expect(isTimeUp(null, at(1))).toBe(false);
});

test('it is over then, or once all is answered', () => {
  const open = { endsAt, answers: [{ chosen: '1' }, { chosen: null }] };
  expect([-1, 0].map((after) => isOver(open, at(after)))).toEqual([false, true]);
  expect(isOver({ endsAt, answers: [{ chosen: '1' }] }, at(-1))).toBe(true);
});
