import type { ApplicationSummary } from '@chulbal/contract/applications/applications';
import type { AnnouncedResult, MaterialTask, OpenAppeal } from '@chulbal/contract/materials/materials';
import { expect, test } from 'vitest';
import { myNext } from './my-next.ts';

const now = Date.parse('2026-11-23T03:00:00Z');
const day = (of: number) => new Date(now + of * 86_400_000).toISOString();
const stage = (stageNo: number, name: string, closes: number) =>
  ({
    stageNo,
    name,
    opensAt: day(closes - 20),
    closesAt: day(closes),
  }) as ApplicationSummary['stages'][number];

function application(given: Partial<ApplicationSummary>): ApplicationSummary {
  const base = {
    teamNo: 1,
    trackNo: 3,
    stageNo: 1,
    role: 'leader',
    status: 'draft',
    missing: 2,
    changed: false,
    confirming: null,
  };
  const deadline = { opensAt: day(-10), closesAt: day(14) };
  const stages = [stage(1, '접수', 14), stage(2, '서류 심사', 30)];
  return { ...base, deadline, completion: null, stages, ...given } as ApplicationSummary;
}
const task = (given: Partial<MaterialTask>) =>
  ({
    ...{ teamNo: 1, trackNo: 3, stageNo: 2, stageName: '서류 심사', state: 'open', missing: ['IR 자료'] },
    ...{ changed: false, deadline: { opensAt: day(-3), closesAt: day(7) } },
    ...given,
  }) as MaterialTask;
const submitted = application({ status: 'submitted', missing: 0 });
const completion = { items: ['재학증명서'], message: '', dueAt: day(2), answered: false };

type Mine = {
  applications: readonly ApplicationSummary[];
  materials?: readonly MaterialTask[];
  appeals?: OpenAppeal[];
  results?: AnnouncedResult[];
};
const nextOf = ({ applications, materials = [], appeals = [], results = [] }: Mine) =>
  myNext({ applications: [...applications], materials: [...materials], appeals, results }, now);

test.each([
  ['a draft has until its own deadline', [application({})], [], { kind: 'draft', at: day(14) }],
  ['a filled draft is to be handed in', [application({ missing: 0 })], [], { kind: 'finish', at: day(14) }],
  ['material comes before the end of its stage', [submitted], [task({})], { kind: 'material', at: day(7) }],
  [
    'the nearest of all teams comes first',
    [application({ teamNo: 2 }), submitted],
    [task({})],
    { kind: 'material', to: '/contest/schedule?track=3&submit=2' },
  ],
  [
    'an edit that was not submitted waits',
    [application({ status: 'submitted', changed: true })],
    [],
    { kind: 'resubmit', at: day(14) },
  ],
  [
    'what was asked to complete has its own day',
    [application({ status: 'submitted', completion })],
    [task({})],
    { kind: 'completion', at: day(2), asked: ['재학증명서'] },
  ],
  [
    'a member’s own confirmation has a day',
    [
      application({
        status: 'submitted',
        role: 'member',
        confirming: { waiting: 1, own: true, until: day(3) },
      }),
    ],
    [],
    { kind: 'confirm', at: day(3) },
  ],
  [
    'a leader waits for members until a day',
    [application({ status: 'submitted', confirming: { waiting: 2, own: false, until: day(3) } })],
    [task({})],
    { kind: 'confirmations', at: day(3) },
  ],
  [
    'nobody waits for material of a stage whose result is out',
    [submitted],
    [task({ told: true }), task({ told: true, missing: [], changed: true })],
    { kind: 'opens', stageName: '서류 심사' },
  ],
] as const)('%s', (_, applications, materials, expected) => {
  expect(nextOf({ applications, materials })).toMatchObject(expected);
});

test('an appeal that can still be made has a day, and comes after what is due before', () => {
  const appeal = { teamNo: 1, trackNo: 3, stageNo: 2, stageName: '서류 심사', until: day(5) };
  const to = '/contest/schedule?track=3&result=2';
  const all = { applications: [submitted], materials: [task({})], appeals: [appeal] };
  expect(nextOf(all)).toMatchObject({ kind: 'appeal', at: day(5), to, result: null });
  expect(nextOf({ ...all, applications: [application({ teamNo: 2 })] })).toMatchObject({ kind: 'draft' });
  const result = {
    teamNo: 1,
    trackNo: 3,
    stageNo: 2,
    stageName: '서류 심사',
    state: 'passed',
  } as AnnouncedResult;
  const told = nextOf({ ...all, results: [{ ...result, teamNo: 2 }, result] });
  expect(told, 'what was told is said with it').toMatchObject({ kind: 'appeal', result });
});

test.each([
  ['a member does not hand in the application', [application({ role: 'member' })], []],
  [
    'a draft past its deadline is over',
    [application({ deadline: { opensAt: day(-9), closesAt: day(-1), graceUntil: day(-1) } })],
    [],
  ],
  ['nothing is asked of who withdrew', [application({ status: 'cancelled' })], [task({})]],
] as const)('%s', (_, applications, materials) => {
  expect(nextOf({ applications, materials })).toBe(null);
});

const review = { ...stage(2, '서류 심사', 30), announcesAt: day(33) };
const stages = [stage(1, '접수', 14), review, stage(3, '예선 발표', 60)];
const running = application({ status: 'submitted', missing: 0, teamNo: 7, stages });
const member = { waiting: 1, own: false, until: day(3) };
const begun = { ...review, opensAt: day(-1) };

test.each([
  ['what is handed in waits for the next stage', {}, { kind: 'opens', stageName: '서류 심사', at: day(10) }],
  ['a member who has confirmed waits, too', { role: 'member', confirming: member }, { kind: 'opens' }],
  ['so does who has not confirmed in time', { confirming: { ...member, until: day(-1) } }, { kind: 'opens' }],
  [
    'a team that is judged waits for its result',
    { stages: [stage(1, '접수', -2), begun, stage(3, '예선 발표', 60)] },
    { kind: 'announces', stageName: '서류 심사', at: day(33), to: '/apply/receipt/7' },
  ],
] as const)('%s', (_, given, expected) => {
  const one = { ...running, ...given } as ApplicationSummary;
  expect(nextOf({ applications: [one], materials: [task({ teamNo: 7, missing: [] })] })).toMatchObject(
    expected,
  );
});

test('who has passed waits for what comes after; who has not, and who ran to the end, for nothing', () => {
  const result = {
    teamNo: 7,
    trackNo: 3,
    stageNo: 2,
    stageName: '서류 심사',
    state: 'passed',
  } as AnnouncedResult;
  const to = '/contest/schedule?track=3&result=2';
  expect(nextOf({ applications: [running], results: [result] })).toMatchObject({
    ...{ kind: 'opens', stageName: '예선 발표', at: day(40), to, result },
  });
  expect(nextOf({ applications: [running], results: [{ ...result, state: 'failed' }] })).toBe(null);
  const over = { ...running, stages: [stage(1, '접수', -30), stage(2, '서류 심사', -2)] };
  expect(nextOf({ applications: [over] })).toBe(null);
});

test('what is to be done comes before anything that is waited for', () => {
  const other = application({
    teamNo: 8,
    deadline: { opensAt: day(-1), closesAt: day(50), graceUntil: day(50) },
  });
  expect(nextOf({ applications: [running, other] })).toMatchObject({ kind: 'draft', at: day(50) });
});
