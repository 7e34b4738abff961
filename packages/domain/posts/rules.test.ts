import { expect, test } from 'vitest';
import { postState } from './rules.ts';

const publishAt = new Date('2026-06-01T00:00:00Z');
const at = (milliseconds: number) => new Date(publishAt.getTime() + milliseconds);

test.each([
  ['never published', { publishAt: null, hidden: false }, 0, 'draft'],
  ['a millisecond before its time', { publishAt, hidden: false }, -1, 'scheduled'],
  ['at its time', { publishAt, hidden: false }, 0, 'published'],
  ['taken away', { publishAt, hidden: true }, 0, 'hidden'],
])('R-05 a post %s', (_what, post, after, state) => {
  expect(postState(post, at(after))).toBe(state);
});
