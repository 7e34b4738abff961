import type { Person } from '@chulbal/contract/applications/fields';
import { memberFieldsOf, personFieldsOf } from '@chulbal/testing/factories';
import { describe, expect, test } from 'vitest';
import {
  breaksFloor,
  elsewhereProblem,
  enteredPeople,
  planMembers,
  type SavedPerson,
} from './members.rules.ts';

const form = {
  ...personFieldsOf('leader', { tmPhone: '010-1111-1111' }),
  ...memberFieldsOf(2, { tmPhone: '010-2222-2222' }),
  ...memberFieldsOf(1, { tmPhone: '010-3333-3333' }),
};
const entered = enteredPeople(form);

function saved(index: number, tmNo: number, change: Partial<Person> = {}, status = 'active'): SavedPerson {
  const one = entered[index];
  if (!one) throw new Error(`nobody at ${index}`);
  const person = { ...one.person, ...change };
  return { tmNo, key: one.key, status, person, confirmedAt: new Date(0), ownTexts: {} };
}

test('the leader comes first, members in their places', () => {
  expect(entered.map(({ key, role, position }) => [key, role, position])).toEqual([
    ['leader', 2, 0],
    ['member01', 1, 1],
    ['member02', 1, 2],
  ]);
});

describe('members of a submission (specification, section 4)', () => {
  test('a first one adds everybody', () => {
    const plan = planMembers([], entered);
    expect(plan.added).toEqual(entered);
    expect([plan.kept, plan.removed]).toEqual([[], []]);
  });

  test('nothing changed keeps everybody with their numbers', () => {
    const plan = planMembers([saved(0, 1), saved(1, 2), saved(2, 3)], entered);
    expect(plan.kept.map(({ tmNo, changed }) => [tmNo, changed])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect([plan.added, plan.removed]).toEqual([[], []]);
  });

  test.each([
    ['another grade', { tmGrade: '4' }, false, true],
    ['another birth date', { tmBirth: '2001-01-01' }, false, true],
    ['another school', { tmSchoolName: '나래대학교' }, false, true],
    ['another id of the same school, which nobody is shown', { schoolNo: '7' }, false, false],
    ['another name', { tmName: '딴사람' }, true, true],
    ['another phone', { tmPhone: '010-9999-9999' }, true, true],
    ['another e-mail', { tmEmail: 'other@test.example' }, true, true],
  ])(
    '%s: changed, somebody else %s, who has confirmed is asked anew %s',
    (_case, change, isSomebodyElse, isAskedAnew) => {
      const before = saved(1, 2, change);
      expect(planMembers([before], entered).kept).toMatchObject([
        { tmNo: 2, changed: true, isSomebodyElse, isAskedAnew },
      ]);
      // Who has not answered has a link that shows what stands now.
      expect(planMembers([{ ...before, confirmedAt: null }], entered).kept).toMatchObject([
        { isAskedAnew: isSomebodyElse },
      ]);
      // What somebody wrote themselves is confirmed by that.
      const ownTexts = Object.fromEntries(
        Object.keys(change).map((name) => [name, entered[1]?.person[name as keyof Person]]),
      );
      expect(planMembers([{ ...before, ownTexts }], entered).kept).toMatchObject([
        { changed: true, isSomebodyElse: false, isAskedAnew: false, ownTexts },
      ]);
    },
  );

  test('P-03 an own text that the leader has replaced since says nothing any more', () => {
    const before = { ...saved(1, 2, { tmGrade: '4' }), ownTexts: { tmGrade: '3', tmMajor: '경영학' } };
    expect(planMembers([before], entered).kept).toMatchObject([
      { isAskedAnew: true, ownTexts: { tmMajor: '경영학' } },
    ]);
  });

  test('the leader is never asked', () => {
    const plan = planMembers([saved(0, 1, { tmBirth: '2001-01-01', tmName: '딴사람' })], entered);
    expect(plan.kept).toMatchObject([{ isSomebodyElse: true, isAskedAnew: false }]);
  });

  test('who is not entered any more is removed; who refused is nobody’s to remove', () => {
    const gone = { ...saved(1, 8), key: 'gone0000' };
    const refused = { ...saved(2, 9, {}, 'refused'), key: 'refused0' };
    const plan = planMembers([saved(0, 1), gone, refused], entered);
    expect(plan.removed).toEqual([8]);
    expect(plan.added.map(({ key }) => key)).toEqual(['member01', 'member02']);
  });

  test('1107 a removal must leave the floor', () => {
    const gone = { ...saved(1, 8), key: 'gone0000' };
    const plan = planMembers([saved(0, 1), gone], entered);
    expect(breaksFloor(plan, entered, 3)).toBe(false);
    expect(breaksFloor(plan, entered.slice(0, 2), 3)).toBe(true);
    expect(breaksFloor(planMembers([saved(0, 1)], entered), entered.slice(0, 2), 3)).toBe(false);
  });
});

describe('one team a person and year', () => {
  const people = [
    { key: 'leader', role: 2 as const, phoneIndex: 'p1', userId: 10 },
    { key: 'member01', role: 1 as const, phoneIndex: 'p2', userId: null },
  ];
  test.each([
    ['nobody elsewhere', { trackNo: 3, phoneIndex: 'x', userId: null }, null],
    [
      '1101 the leader’s phone in this track',
      { trackNo: 3, phoneIndex: 'p1', userId: null },
      'alreadyApplied',
    ],
    [
      '1101 the leader’s account in this track',
      { trackNo: 3, phoneIndex: 'x', userId: 10 },
      'alreadyApplied',
    ],
    ['1102 the leader in another track', { trackNo: 4, phoneIndex: 'p1', userId: null }, 'appliedElsewhere'],
    ['1111 a member in this track', { trackNo: 3, phoneIndex: 'p2', userId: 11 }, 'memberOfOtherTeam'],
    ['1112 a member in another track', { trackNo: 4, phoneIndex: 'p2', userId: null }, 'memberOfOtherTrack'],
  ])('%s', (_case, other, error) => {
    expect(elsewhereProblem(people, [other], 3)?.error ?? null).toBe(error);
  });
});
