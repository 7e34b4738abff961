import { expect, test } from 'vitest';
import { stageState } from './stage-state.ts';

const stage = {
  opensAt: '2026-05-10T00:00:00Z',
  closesAt: '2026-05-20T09:00:00Z',
  version: 0,
  requested: false,
};

test.each([
  ['2026-05-09T23:59:59Z', {}, 'upcoming'],
  ['2026-05-10T00:00:00Z', {}, 'judging'],
  ['2026-05-20T09:00:00Z', {}, 'ready'],
  ['2026-05-20T09:00:00Z', { version: 2 }, 'finalised'],
  ['2026-05-15T09:00:00Z', { version: 2, requested: true }, 'waiting'],
])('at %s with %j it is %s', (now, more, state) => {
  expect(stageState({ ...stage, ...more }, now)).toBe(state);
});
