import type { ProgressEvaluator, ProgressPanel } from '@chulbal/contract/evaluation/progress';
import { describe, expect, test } from 'vitest';
import { dotsOf, isAway, lastOf, markOf, peopleOf } from './figures.ts';

const one = (evaluatorId: number, given: Partial<ProgressEvaluator> = {}): ProgressEvaluator => ({
  ...{ evaluatorId, name: `위원 ${evaluatorId}`, role: 'member', assigned: 50, submitted: 20, perDay: 5 },
  ...{ forecast: { kind: 'at', at: '2026-05-28T09:00:00.000Z' }, late: false, pledge: 'signed' },
  ...{ signedAt: null, lastSubmittedAt: null, lastLoginAt: null, remindedAt: null },
  ...given,
});

test.each([
  ['working', one(1)],
  ['late', one(1, { late: true })],
  ['notBegun', one(1, { submitted: 0, late: true, forecast: { kind: 'notBegun', at: null } })],
  ['done', one(1, { submitted: 50, forecast: { kind: 'done', at: null } })],
])('the mark of somebody is %s', (mark, given) => {
  expect(markOf(given)).toBe(mark);
});

test('dots that would cover each other step aside, and who is done is none of them', () => {
  const dots = dotsOf([
    one(1, { submitted: 20 }),
    one(2, { submitted: 21 }),
    one(3, { submitted: 21 }),
    one(4, { submitted: 40 }),
    one(5, { forecast: { kind: 'done', at: null }, submitted: 50 }),
    one(6, { assigned: 0, submitted: 0 }),
  ]);
  expect(dots.map(({ evaluatorId, lift }) => [evaluatorId, lift])).toEqual([
    [1, 0],
    [2, 1],
    [3, -1],
    [4, 0],
  ]);
});

describe('of everybody', () => {
  const panel = (evaluators: ProgressEvaluator[], position = 1): ProgressPanel => ({
    ...{ trackNo: 4, stageNo: 2, panelId: position, position, name: '', teams: 50, consequence: 'onTime' },
    ...{ lastAt: null, evaluators },
  });
  test('somebody in two panels of a stage counts once', () => {
    expect(peopleOf([panel([one(1)]), panel([one(1), one(2)], 2)])).toHaveLength(2);
  });
  test('the last sheet has a date only where everybody has one', () => {
    const [done, stopped] = [{ kind: 'done', at: null } as const, { kind: 'stopped', at: null } as const];
    expect(lastOf(peopleOf([panel([one(1), one(2, { forecast: done })])]))).toEqual({
      done: false,
      at: '2026-05-28T09:00:00.000Z',
    });
    expect(lastOf(peopleOf([panel([one(1), one(2, { forecast: stopped })])]))).toEqual({
      done: false,
      at: null,
    });
    expect(lastOf(peopleOf([panel([one(1, { forecast: done })])]))).toEqual({ done: true, at: null });
  });
});

test.each([
  ['2026-05-23T08:59:59.000Z', true],
  ['2026-05-23T09:00:01.000Z', false],
  [null, true],
])('who logged in last at %s is away: %s', (lastLoginAt, away) => {
  expect(isAway(one(1, { lastLoginAt }), '2026-05-26T09:00:00.000Z')).toBe(away);
});
