import { describe, expect, test } from 'vitest';
import { countDone } from './part-progress.rules.ts';
import type { PartForLeader, PartState } from './part-progress.ts';
import type { Finding } from './rules.ts';
import { partStepOf } from './values.ts';

const people = ['leader', 'aaaaaaaa', 'bbbbbbbb'];

const asked = (key: string, state: PartState): PartForLeader => ({
  ...{ key, state, sentAt: '2026-05-20T04:00:00.000Z', openedAt: null, doneAt: null },
  ...{ missing: [], written: [], wait: 0 },
});

const lacks = (...paths: string[]): Finding[] =>
  paths.map((path) => ({ step: 'members', path, error: 'required' }));

describe('how many of a team are done', () => {
  test.each<[string, number, Finding[], PartForLeader[]]>([
    ['nothing is missing of anybody', 3, [], []],
    ['a field of the leader is missing', 2, lacks('leader.tmBirth'), []],
    ['a certificate of a member is missing', 2, lacks('files.schoolPaper.bbbbbbbb'), []],
    [
      'two fields of one member count once',
      2,
      lacks('members.aaaaaaaa.tmBirth', 'members.aaaaaaaa.tmSex'),
      [],
    ],
    ['what the team lacks is nobody’s', 3, lacks('teamName', 'files.business'), []],
    ['who was asked and has not signed is not done', 2, [], [asked('bbbbbbbb', 'opened')]],
    ['who has to sign again is not done', 2, [], [asked('bbbbbbbb', 'changed')]],
    ['who has signed is done', 3, [], [asked('aaaaaaaa', 'done')]],
  ])('%s', (_, count, findings, parts) => {
    expect(countDone(people, { findings, parts })).toBe(count);
  });
});

test.each([
  ['tmBirth', 'who'],
  ['tmEmail', 'who'],
  ['tmSchoolName', 'school'],
  ['tmMajority', 'school'],
  ['files.schoolPaper', 'papers'],
  ['sign', 'sign'],
])('%s is filled in at the step %s', (name, step) => {
  expect(partStepOf(name)).toBe(step);
});
