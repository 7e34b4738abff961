import { expect, test } from 'vitest';
import { stepNow } from './rules.ts';

const plan = {
  closesAt: '2026-06-20T09:00:00.000Z',
  seedAt: '2026-06-22T09:00:00.000Z',
  drawsAt: '2026-06-23T05:00:00.000Z',
};
const frozen = { publishedAt: null, seed: null, drawnAt: null };
const published = { ...frozen, publishedAt: new Date('2026-06-21T01:00:00Z') };
const seeded = { ...published, seed: '123' };

test.each<[string, Parameters<typeof stepNow>[1], string, string | null]>([
  ['a list', null, '2026-06-20T08:59:59.999Z', null],
  ['a list', null, '2026-06-20T09:00:00.000Z', 'freeze'],
  ['a list', null, '2026-06-22T08:59:59.999Z', 'freeze'],
  ['a list', null, '2026-06-22T09:00:00.000Z', null],
  ['its hash', frozen, '2026-06-22T08:59:59.999Z', 'publish'],
  ['its hash', frozen, '2026-06-22T09:00:00.000Z', null],
  ['the seed', published, '2026-06-22T08:59:59.999Z', null],
  ['the seed', published, '2026-06-22T09:00:00.000Z', 'seed'],
  ['the draw', seeded, '2026-06-23T04:59:59.999Z', null],
  ['the draw', seeded, '2026-06-23T05:00:00.000Z', 'draw'],
  ['a draw that was held', { ...seeded, drawnAt: new Date(0) }, '2026-06-24T00:00:00.000Z', null],
])('R-05 %s at its instant: %o at %s is for %s', (_what, draw, now, step) => {
  expect(stepNow(plan, draw, new Date(now))).toBe(step);
});
