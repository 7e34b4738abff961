import type { SheetState } from '@chulbal/contract/evaluation/views';
import { describe, expect, test } from 'vitest';
import { isJudging } from '../seasons/judging-period.rules.ts';
import { figuresOf } from './figures.rules.ts';
import { firstOpen, inWorkingOrder, neighboursOf, placesOf } from './order.rules.ts';
import { isRemindable } from './reminders.rules.ts';
import {
  bandsOf,
  missingScores,
  rubricView,
  sameSheet,
  scoreProblems,
  secondsBetween,
  tidyContent,
  totalOf,
} from './scores.rules.ts';
import { signatureHash } from './sheet-view.rules.ts';
import { countStates, refusalToWrite, targetState } from './states.rules.ts';

const text = { ko: '항목', en: 'Criterion' };
const rubric = [
  { code: 'problem', points: 25, name: text, help: text },
  { code: 'feasibility', points: 30, name: text, help: text },
];
const now = new Date('2026-06-10T05:00:00Z');

describe('scores', () => {
  const whole = { halfPoints: false };
  const half = { halfPoints: true };
  test.each([
    [{ problem: 0 }, whole, {}],
    [{ problem: 25, feasibility: 30 }, whole, {}],
    [{ problem: 25.5 }, half, { problem: 'bounds' }],
    [{ problem: 26 }, whole, { problem: 'bounds' }],
    [{ problem: -1 }, whole, { problem: 'bounds' }],
    [{ problem: Number.NaN }, whole, { problem: 'bounds' }],
    [{ problem: 12.5 }, whole, { problem: 'step' }],
    [{ problem: 12.5 }, half, {}],
    [{ problem: 12.25 }, half, { problem: 'step' }],
    [{ other: 1 }, whole, { other: 'unknown' }],
    [{}, whole, {}],
  ])('%j with %j: %j', (scores, setting, problems) => {
    expect(scoreProblems(rubric, scores as Record<string, number>, setting)).toEqual(problems);
  });

  test.each([
    [{}, null],
    [{ problem: 0 }, 0],
    [{ problem: 19, feasibility: 22 }, 41],
    [{ a: 0.5, b: 0.5, c: 0.5 }, 1.5],
    [Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`c${n}`, 4.5])), 90],
  ])('the total of %j is %s, exactly', (scores, total) => {
    expect(totalOf(scores as Record<string, number>)).toBe(total);
  });

  test('a score of 0 is a score; what has none is missing', () => {
    expect(missingScores(rubric, { feasibility: 0 })).toEqual(['problem']);
  });

  test('order of keys and empty notes make no difference', () => {
    const a = {
      scores: { feasibility: 1, problem: 2 },
      notes: { problem: '' },
      commentTeam: 'x',
      commentOperators: '',
    };
    const b = { scores: { problem: 2, feasibility: 1 }, notes: {}, commentTeam: 'x', commentOperators: '' };
    expect(sameSheet(rubric, a, b)).toBe(true);
    expect(sameSheet(rubric, a, { ...b, commentTeam: 'y' })).toBe(false);
    expect(Object.keys(tidyContent(rubric, a).scores)).toEqual(['problem', 'feasibility']);
  });

  test.each([
    [0, 0],
    [7_400, 7],
    [120_000, 120],
    [3_600_000, 120],
    [-5_000, 0],
  ])('%i ms between savings count as %i seconds', (passed, seconds) => {
    expect(secondsBetween(now, new Date(now.getTime() + passed))).toBe(seconds);
  });

  test.each([
    [30, 1, '27-30 21-26 13-20 0-12'],
    [25, 1, '23-25 18-22 11-17 0-10'],
    [20, 0.5, '18-20 14-17.5 9-13.5 0-8.5'],
  ])('levels of %i points by %s leave no gap', (points, step, bands) => {
    expect(
      bandsOf(points, step)
        .map(({ from, to }) => `${from}-${to}`)
        .join(' '),
    ).toBe(bands);
  });
});

describe('states', () => {
  const draft = { state: 'draft', voidedAt: null } as const;
  const submitted = { state: 'submitted', voidedAt: null } as const;
  const recused = { state: 'recused', voidedAt: null } as const;
  test.each([
    ['active', null, 'unread'],
    ['active', draft, 'draft'],
    ['active', submitted, 'submitted'],
    ['active', { ...submitted, voidedAt: now }, 'voided'],
    ['recused', recused, 'recused'],
    ['recused', { ...submitted, voidedAt: now }, 'recused'],
    ['recused', null, 'recused'],
    ['conflicted', { ...submitted, voidedAt: now }, null],
    ['withdrawn', draft, null],
  ] as const)('%s with %j is %s', (assignment, sheet, state) => {
    expect(targetState(assignment, sheet)).toBe(state);
  });

  const may = { signed: false, judging: true };
  test.each([
    ['save', { ...may, state: 'unread' }, null],
    ['save', { ...may, state: 'draft' }, null],
    ['save', { ...may, state: 'submitted' }, 'sheetSubmitted'],
    ['save', { ...may, state: null }, 'notSubmissionSubject'],
    ['save', { ...may, state: 'recused' }, 'notSubmissionSubject'],
    ['save', { ...may, state: 'voided' }, 'notSubmissionSubject'],
    ['save', { ...may, state: 'draft', judging: false }, 'notInPeriod'],
    ['save', { ...may, state: 'draft', signed: true }, 'stageSigned'],
    ['save', { state: null, signed: true, judging: false }, 'notSubmissionSubject'],
    ['submit', { ...may, state: 'unread' }, 'incomplete'],
    ['submit', { ...may, state: 'draft' }, null],
    ['submit', { ...may, state: 'submitted' }, null],
    ['submit', { ...may, state: 'draft', judging: false }, 'notInPeriod'],
    ['reopen', { ...may, state: 'submitted' }, null],
    ['reopen', { ...may, state: 'unread' }, 'notSubmissionSubject'],
    ['reopen', { ...may, state: 'submitted', signed: true }, 'stageSigned'],
    ['recuse', { ...may, state: 'unread' }, null],
    ['recuse', { ...may, state: 'submitted' }, null],
    ['recuse', { ...may, state: 'submitted', signed: true }, 'stageSigned'],
  ] as const)('%s of %j: %s', (writing, facts, refusal) => {
    expect(refusalToWrite(writing, facts)).toBe(refusal);
  });

  test('judging lasts until the closing; the instant itself is closed (R-05)', () => {
    const closesAt = new Date('2026-06-10T09:00:00Z');
    const at = (ms: number) => new Date(closesAt.getTime() + ms);
    expect(
      [-1000, -1, 0, 1].map((ms) => isJudging({ beginsAt: new Date(0), closesAt, ended: false }, at(ms))),
    ).toEqual([true, true, false, false]);
    expect(isJudging({ beginsAt: new Date(0), closesAt, ended: true }, at(-1000))).toBe(false);
  });

  test('counts', () => {
    expect(countStates(['unread', 'draft', 'draft', 'recused'])).toEqual({
      all: 4,
      unread: 1,
      draft: 2,
      submitted: 0,
      recused: 1,
      voided: 0,
    });
  });

  test('a reminder waits a day and is for who has something left', () => {
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    expect(isRemindable({ left: 3, remindedAt: null }, now)).toBe(true);
    expect(isRemindable({ left: 0, remindedAt: null }, now)).toBe(false);
    expect(isRemindable({ left: 3, remindedAt: ago(23.9) }, now)).toBe(false);
    expect(isRemindable({ left: 3, remindedAt: ago(24) }, now)).toBe(true);
  });
});

describe('order', () => {
  const target = (targetNo: number, state: SheetState, shuffle: string, submitted = 0) => ({
    targetNo,
    state,
    shuffle,
    submitted,
  });
  const targets = [
    target(1, 'submitted', 'c'),
    target(2, 'unread', 'b', 5),
    target(3, 'unread', 'd', 1),
    target(4, 'draft', 'a', 6),
    target(5, 'recused', 'e'),
  ];
  const numbers = (list: readonly { targetNo: number }[]) => list.map(({ targetNo }) => targetNo);

  test('fewest evaluated first where counts are shown', () => {
    expect(numbers(inWorkingOrder(targets, { showsCounts: true }))).toEqual([4, 3, 2, 1, 5]);
  });

  test('elsewhere the order does not know what others did (S-04)', () => {
    const order = numbers(inWorkingOrder(targets, { showsCounts: false }));
    const others = targets.map((one) => ({ ...one, submitted: 6 - one.submitted }));
    expect(order).toEqual([4, 2, 3, 1, 5]);
    expect(numbers(inWorkingOrder(others, { showsCounts: false }))).toEqual(order);
  });

  test('neighbours stay where they are while sheets are written', () => {
    const order = { showsCounts: false };
    const before = neighboursOf(targets, 2, order);
    const after = neighboursOf(
      targets.map((one) => (one.targetNo === 2 ? { ...one, state: 'submitted' as const } : one)),
      2,
      order,
    );
    expect(before).toEqual({ place: 2, of: 4, previous: 4, next: 1, nextOpen: 3 });
    expect(after).toEqual(before);
    // and the list numbers them as their pages do
    const places = targets.map(({ targetNo }) => placesOf(targets, order).get(targetNo));
    expect(places).toEqual([3, 2, 4, 1, undefined]);
    expect(places[1]).toBe(before?.place);
    expect(neighboursOf(targets, 5, order)?.nextOpen).toBe(4);
    expect(neighboursOf(targets, 9, order)).toBeNull();
    expect(firstOpen(targets, order)).toBe(4);
  });
});

describe('own figures', () => {
  const sheet = (problem: number, feasibility: number) => ({
    scores: { problem, feasibility },
    total: problem + feasibility,
  });
  test('nothing submitted, no figures', () => {
    expect(figuresOf([], rubric, 60)).toBeNull();
  });
  test('of three sheets', () => {
    const figures = figuresOf([sheet(20, 30), sheet(25, 30), sheet(10, 10)], rubric, 50);
    expect(figures).toMatchObject({
      sheets: 3,
      mean: 41.7,
      deviation: 15.5,
      highest: 55,
      lowest: 20,
      belowCut: 1,
    });
    expect(figures?.bins.filter(({ count }) => count > 0)).toEqual([
      { from: 20, count: 1 },
      { from: 50, count: 1 },
      { from: 55, count: 1 },
    ]);
    expect(figures?.criteria).toEqual([
      { code: 'problem', mean: 18.3 },
      { code: 'feasibility', mean: 23.3 },
    ]);
  });
  test('100 counts to the last step; no cut line, no count below it; halves go up', () => {
    const figures = figuresOf(
      [
        { scores: {}, total: 100 },
        { scores: {}, total: 70.5 },
      ],
      rubric,
      null,
    );
    expect(figures?.bins.at(-1)).toEqual({ from: 95, count: 1 });
    expect(figures?.belowCut).toBeNull();
    expect(figures?.mean).toBe(85.3);
  });
});

test('a signature’s hash does not depend on the order of sheets or keys, and on everything else', () => {
  const signed = { trackNo: 3, stageNo: 2, evaluatorId: 9, typedName: '윤서진', signedAt: now };
  const one = {
    teamNo: 1,
    version: 4,
    state: 'submitted' as const,
    total: 41,
    scores: { problem: 19, feasibility: 22 },
    notes: {},
    commentTeam: '',
    commentOperators: '',
  };
  const two = { ...one, teamNo: 2 };
  const hash = signatureHash(signed, [one, two]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(signatureHash(signed, [two, { ...one, scores: { feasibility: 22, problem: 19 } }])).toBe(hash);
  expect(signatureHash(signed, [one, { ...two, version: 5 }])).not.toBe(hash);
  expect(signatureHash({ ...signed, typedName: '윤서준' }, [one, two])).not.toBe(hash);
});

test('every level says in the reader’s language what earns it, and nothing where nobody has written that', () => {
  const text = (ko: string, en = '') => ({ ko, en });
  const none = text('');
  const criterion = { code: 'plan', name: text('계획', 'Plan'), points: 30, help: none };
  const anchors = {
    excellent: text('근거가 있다', 'Backed up'),
    good: none,
    fair: none,
    poor: text('없다', 'None'),
  };
  const anchorsIn = (language: 'ko' | 'en', given: object) =>
    rubricView([{ ...criterion, ...given }], { halfPoints: false, language })[0]?.bands.map(
      ({ anchor }) => anchor,
    );
  expect(anchorsIn('ko', { anchors })).toEqual(['근거가 있다', '', '', '없다']);
  expect(anchorsIn('en', { anchors })).toEqual(['Backed up', '', '', 'None']);
  expect(anchorsIn('ko', {})).toEqual(['', '', '', '']);
});
