import { expect, test } from 'vitest';
import { eventState } from './rules.ts';

const plan = { opensAt: '2026-06-01T00:00:00.000Z', closesAt: '2026-06-20T09:00:00.000Z' };

test.each<[string, Partial<typeof plan> | { opensAt: null } | { closesAt: null }, string]>([
  ['2026-05-31T23:59:59.999Z', {}, 'upcoming'],
  ['2026-06-01T00:00:00.000Z', {}, 'open'],
  ['2026-06-20T08:59:59.999Z', {}, 'open'],
  ['2026-06-20T09:00:00.000Z', {}, 'closed'],
  ['2026-06-10T00:00:00.000Z', { opensAt: null }, 'upcoming'],
  ['2026-06-10T00:00:00.000Z', { closesAt: null }, 'closed'],
])('R-05 at %s an event with %o is %3$s', (now, changes, state) => {
  expect(eventState({ ...plan, ...changes }, new Date(now))).toBe(state);
});
