import { expect, test } from 'vitest';
import { displayState } from './display-state.ts';

const at = (hour: number) => `2026-05-20T0${hour}:00:00.000Z`;

test.each([
  [true, null, null, 'hidden'],
  [false, null, null, 'shown'],
  [false, at(6), null, 'coming'],
  [false, at(5), at(6), 'shown'],
  [false, null, at(5), 'over'],
] as const)('hidden %s, from %s until %s: %s', (hidden, from, until, state) => {
  expect(displayState({ hidden, draft: { from, until } }, Date.parse(at(5)))).toBe(state);
});
