import type { StageView } from '@chulbal/contract/seasons/seasons';
import { describe, expect, test } from 'vitest';
import { isOpen, isOver, isUnsent, lastResult, legsOf, nextStepOf, standingOf } from './application-lane.ts';

function stage(stageNo: number, opensAt: string, closesAt: string): StageView {
  return {
    stageNo,
    kind: stageNo === 1 ? 'application' : 'review',
    name: `단계 ${stageNo}`,
    description: '',
    opensAt: `${opensAt}T00:00:00.000Z`,
    closesAt: `${closesAt}T09:00:00.000Z`,
    confirmBy: null,
    announcesAt: null,
  };
}

const stages = [
  stage(1, '2026-05-01', '2026-06-01'),
  stage(2, '2026-06-04', '2026-06-14'),
  stage(3, '2026-07-06', '2026-07-10'),
];
const deadline = {
  opensAt: '2026-05-01T00:00:00.000Z',
  closesAt: '2026-06-01T09:00:00.000Z',
  graceUntil: '2026-06-01T09:10:00.000Z',
};
const draft = { status: 'draft' as const, missing: 5, deadline, stageNo: 1, stages };
const submitted = { ...draft, status: 'submitted' as const, missing: 0 };

const asked = (answered: boolean) => ({
  items: ['사업계획서'],
  message: '직인이 없어요.',
  dueAt: deadline.closesAt,
  answered,
});

const states = (legs: { state: string }[]) => legs.map(({ state }) => state).join(' ');

test.each<[string, boolean, Parameters<typeof isUnsent>[0], string]>([
  ['edits of a submission wait', true, { ...submitted, changed: true }, '2026-05-20T00:00:00Z'],
  ['nothing was changed', false, { ...submitted, changed: false }, '2026-05-20T00:00:00Z'],
  ['nothing can be submitted any more', false, { ...submitted, changed: true }, '2026-06-02T00:00:00Z'],
  ['a draft was never submitted', false, { ...draft, changed: true }, '2026-05-20T00:00:00Z'],
])('whether edits wait to be submitted: %s', (_, expected, application, now) => {
  expect(isUnsent(application, new Date(now))).toBe(expected);
});

describe('a draft', () => {
  test('runs its first leg, and stands the nearer to the mark the less is missing', () => {
    const legs = legsOf(draft, new Date('2026-05-20T00:00:00Z'));
    expect(states(legs)).toBe('now ahead ahead');
    expect(legs[0]?.at).toBe(60);
    expect(legsOf({ ...draft, missing: 0 }, new Date('2026-05-20T00:00:00Z'))[0]?.at).toBe(90);
    expect(legsOf({ ...draft, missing: 40 }, new Date('2026-05-20T00:00:00Z'))[0]?.at).toBe(10);
  });
  test('that was not handed in by the deadline runs nowhere', () => {
    expect(standingOf(draft, new Date('2026-06-01T08:59:59.999Z'))).toBe('draft');
    expect(standingOf(draft, new Date('2026-06-01T09:00:00Z'))).toBe('missed');
    expect(states(legsOf(draft, new Date('2026-06-10T00:00:00Z')))).toBe('ahead ahead ahead');
  });
});

describe('a handed-in application', () => {
  test('has run its first leg while the application stage is still open', () => {
    expect(states(legsOf(submitted, new Date('2026-05-20T00:00:00Z')))).toBe('done ahead ahead');
  });
  test('runs the stage that is open as its time passes', () => {
    const legs = legsOf(submitted, new Date('2026-06-09T04:30:00Z'));
    expect(states(legs)).toBe('done now ahead');
    expect(legs[1]?.at).toBe(50);
  });
  test('has left behind what is over', () => {
    expect(states(legsOf(submitted, new Date('2026-06-20T00:00:00Z')))).toBe('done done ahead');
    expect(states(legsOf(submitted, new Date('2026-12-01T00:00:00Z')))).toBe('done done done');
  });
});

test('a cancelled application runs nowhere', () => {
  const cancelled = { ...draft, status: 'cancelled' as const };
  expect(states(legsOf(cancelled, new Date('2026-05-20T00:00:00Z')))).toBe('ahead ahead ahead');
});

test('an extended deadline keeps an application open', () => {
  const at = new Date('2026-06-01T10:00:00Z');
  expect(isOpen(deadline, at)).toBe(false);
  expect(isOpen({ ...deadline, closesAt: '2026-06-02T09:00:00.000Z' }, at)).toBe(true);
});

test('a season is over when its last stage is', () => {
  expect(isOver(draft, new Date('2026-07-10T08:00:00Z'))).toBe(false);
  expect(isOver(draft, new Date('2026-07-10T09:00:00Z'))).toBe(true);
});

describe('the one thing to do', () => {
  const leader = { changed: false, role: 'leader' as const, teamNo: 417, trackNo: 3 };
  const open = new Date('2026-05-20T00:00:00Z');
  const closed = new Date('2026-06-10T00:00:00Z');
  const over = new Date('2026-12-01T00:00:00Z');
  const cancelled = { ...draft, status: 'cancelled' as const };

  test.each([
    ['a draft', { ...draft, ...leader }, open, 'continue', '/apply/3/1'],
    ['a draft with nothing missing', { ...draft, ...leader, missing: 0 }, open, 'finish', '/apply/3/1'],
    ['a draft after the deadline', { ...draft, ...leader }, closed, undefined, undefined],
    ['a draft, for a member', { ...draft, ...leader, role: 'member' as const }, open, undefined, undefined],
    ['handed in', { ...submitted, ...leader }, open, 'receipt', '/apply/receipt/417'],
    [
      'handed in and changed since',
      { ...submitted, ...leader, changed: true },
      open,
      'resubmit',
      '/apply/3/1',
    ],
    [
      'asked to complete',
      { ...submitted, ...leader, completion: asked(false) },
      open,
      'resubmit',
      '/apply/3/1',
    ],
    [
      'asked to complete, and answered',
      { ...submitted, ...leader, completion: asked(true) },
      open,
      'receipt',
      '/apply/receipt/417',
    ],
    [
      'changed since, after the deadline',
      { ...submitted, ...leader, changed: true },
      closed,
      'receipt',
      '/apply/receipt/417',
    ],
    ['of an earlier season', { ...submitted, ...leader }, over, 'record', '/apply/receipt/417'],
    ['withdrawn', { ...cancelled, ...leader }, closed, 'record', '/apply/receipt/417'],
  ] as const)('%s', (_, application, now, key, to) => {
    const step = nextStepOf(application, now);
    expect(step?.key).toBe(key);
    expect(step?.to).toBe(to);
  });
});

describe('a result', () => {
  const at = new Date('2026-07-07T00:00:00Z');
  const told = (stageNo: number, state: 'passed' | 'failed' | 'withdrawn') => ({
    ...{ teamNo: 7, trackNo: 3, stageNo, stageName: `단계 ${stageNo}`, state, reserve: null },
    ...{ announcedAt: '2026-06-20T00:00:00.000Z', appealUntil: null },
  });
  const facts = { ...submitted, changed: false, teamNo: 7, trackNo: 3 };

  test('of a team is that of the last stage that told it one, whenever that was said', () => {
    const [second, third] = [told(2, 'passed'), told(3, 'failed')];
    expect(lastResult(facts, [second, third])).toBe(third);
    expect(lastResult(facts, [third, { ...second, announcedAt: '2026-07-30T00:00:00.000Z' }])).toBe(third);
    expect(lastResult(facts, [{ ...third, teamNo: 8 }])).toBeNull();
  });

  test.each([
    ['passed', 'done done now'],
    ['failed', 'done done ahead'],
    ['withdrawn', 'done done ahead'],
  ] as const)('of %s: the lane says %s', (state, expected) => {
    expect(states(legsOf(facts, at, told(2, state)))).toBe(expected);
  });

  test('told before its stage ends: the leg is run', () => {
    const early = new Date('2026-06-09T00:00:00Z');
    expect(states(legsOf(facts, early))).toBe('done now ahead');
    expect(states(legsOf(facts, early, told(2, 'passed')))).toBe('done done ahead');
    expect(states(legsOf(facts, early, told(2, 'failed')))).toBe('done done ahead');
  });

  test.each(['leader', 'member'] as const)('is what a %s looks at, while its season runs', (role) => {
    const step = nextStepOf({ ...facts, role }, at, told(2, 'failed'));
    expect(step).toEqual({ key: 'result', to: '/contest/schedule?track=3&result=2', urgent: false });
    const later = new Date('2027-01-01T00:00:00Z');
    expect(nextStepOf({ ...facts, role }, later, told(2, 'failed'))?.key).toBe('record');
  });

  test('gives way to what an operator asks the leader to complete', () => {
    const completion = { ...asked(false), dueAt: '2026-07-08T00:00:00.000Z' };
    const open = { ...deadline, closesAt: '2026-07-08T00:00:00.000Z' };
    const step = nextStepOf({ ...facts, role: 'leader', deadline: open, completion }, at, told(2, 'passed'));
    expect(step?.key).toBe('resubmit');
  });
});

test('of a withdrawn team only its leader sees a record', () => {
  const facts = { ...submitted, status: 'cancelled' as const, changed: false, teamNo: 7, trackNo: 3 };
  const at = new Date('2026-06-09T00:00:00Z');
  expect(nextStepOf({ ...facts, role: 'leader' }, at)?.key).toBe('record');
  expect(nextStepOf({ ...facts, role: 'member' }, at)).toBeNull();
});
