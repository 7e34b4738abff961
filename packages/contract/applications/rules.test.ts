import { describe, expect, test } from 'vitest';
import type { DocumentRule } from '../seasons/seasons.ts';
import { checklist } from './checklist.ts';
import { readFields } from './fields.ts';
import {
  ageOn,
  countFiles,
  type FormRules,
  findings,
  mayAddMember,
  mayRemoveMember,
  type SlotCounts,
} from './rules.ts';

function slot(name: DocumentRule['slot'], requirement: DocumentRule['requirement']): DocumentRule {
  return { slot: name, requirement, label: '', hint: '', extensions: ['pdf'], maxBytes: 1, maxFiles: 1 };
}

const rules: FormRules = {
  teamMin: 2,
  teamMax: 4,
  deletionFloor: 3,
  schoolTypes: ['college', 'university', 'graduate'],
  nationality: 'any',
  documents: [
    slot('logo', 'optional'),
    slot('business', 'always'),
    slot('comPaper', 'business'),
    slot('schoolPaper', 'always'),
    slot('applyAddition1', 'bonus'),
  ],
};
const files: SlotCounts = { business: 1, schoolPaper: 1 };

function person(prefix: string, phone: string): Record<string, string> {
  const fields = {
    tmName: '윤서준',
    tmSex: 'M',
    tmCountry: 'KR',
    tmBirth: '2004-11-02',
    tmPhone: phone,
    tmEmail: 'a@test.example',
    tmSchoolName: '가온대학교',
    tmSchoolType: 'university',
    tmMajor: '경영학',
    tmMajority: 'business',
  };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${prefix}.${name}`, text]));
}

const whole: Record<string, string> = {
  isConsent: 'Y',
  teamName: '한칸서재',
  teamItemName: '공유 서재',
  teamItemPart: 'living',
  team4dTech: 'platform',
  teamItemExp: '무엇',
  teamEmotion: '왜',
  teamChar: '강점',
  isTrue: 'Y',
  isReviewConsent: 'Y',
  ...person('leader', '010-1111-1111'),
  ...person('members.aaaaaaaa', '010-2222-2222'),
  'members.aaaaaaaa.position': '1',
};

function found(change: Record<string, string>, given: SlotCounts = files, today?: string) {
  const all = findings(readFields({ ...whole, ...change }), given, rules, today);
  return all.map(({ path, error }) => `${path} ${error}`);
}

describe('required items of an application (specification, section 5)', () => {
  test('a whole application lacks nothing', () => {
    expect(found({})).toEqual([]);
  });

  test.each(['0', '18', '21', '31', '01', '1 ', '서울', '-1', '1.0'])(
    '%j is none of the 17 시·도',
    (tmRegion) => {
      expect(found({ 'leader.tmRegion': tmRegion })).toEqual(['leader.tmRegion choose']);
    },
  );

  test.each([
    ['consent to the privacy policy', { isConsent: '' }, ['isConsent consent']],
    ['a refused consent', { isConsent: 'N' }, ['isConsent consent']],
    ['team info', { teamName: ' ' }, ['teamName required']],
    ['item info', { teamItemName: '', teamItemPart: '' }, ['teamItemName required', 'teamItemPart choose']],
    ['kind of registration', { teamCom: '7' }, ['teamCom choose']],
    [
      'business number and certificate of a registered business',
      { teamCom: '1' },
      ['teamComKind choose', 'teamComNo required', 'teamComDate required', 'files.comPaper required'],
    ],
    [
      'a business number with a wrong check digit',
      { teamCom: '2', teamComKind: 'information', teamComDate: '2025-03-02', teamComNo: '124-81-00997' },
      ['teamComNo businessNumber', 'files.comPaper required'],
    ],
    ['academic info', { 'leader.tmSchoolName': '' }, ['leader.tmSchoolName school']],
    [
      'a member’s school name',
      { 'members.aaaaaaaa.tmSchoolName': '' },
      ['members.aaaaaaaa.tmSchoolName school'],
    ],
    ['a major at a university', { 'leader.tmMajor': '' }, ['leader.tmMajor required']],
    ['the e-mail format', { 'leader.tmEmail': 'a@b' }, ['leader.tmEmail email']],
    ['the phone format 010-1234-1234', { 'leader.tmPhone': '01012341234' }, ['leader.tmPhone phone']],
    ['a birth date that exists', { 'leader.tmBirth': '2004-02-30' }, ['leader.tmBirth birthDate']],
    ['a school of the track', { 'leader.tmSchoolType': 'high' }, ['leader.tmSchoolType notEligible']],
    ['a kind of school', { 'leader.tmSchoolType': '' }, ['leader.tmSchoolType choose']],
    ['no resident number', { teamChar: '저는 041102-3123456 입니다' }, ['teamChar residentNumber']],
    ['what is true is said', { isTrue: '' }, ['isTrue consent']],
    ['1110 at least 2 people', { 'members.aaaaaaaa.position': '' }, ['members tooFewMembers']],
    [
      '1110 a removed member does not count',
      { 'members.aaaaaaaa.modifyType': '3' },
      ['members tooFewMembers'],
    ],
    [
      '1114 no phone twice in a team',
      { 'members.aaaaaaaa.tmPhone': '010-1111-1111' },
      ['members.aaaaaaaa.tmPhone duplicatePhone'],
    ],
    [
      'the team name of a claimed bonus',
      { 'additionList.0.aaNo': '1' },
      ['files.applyAddition1 required', 'additionList.0.teamHistory required'],
    ],
  ])('%s', (_case, change, expected) => {
    expect(found(change as Record<string, string>)).toEqual(expected);
  });

  test('1109 at most 4 people', () => {
    const more = ['bbbbbbbb', 'cccccccc', 'dddddddd'].flatMap((key, at) => [
      ...Object.entries(person(`members.${key}`, `010-3333-000${at}`)),
      [`members.${key}.position`, String(at + 2)],
    ]);
    expect(found(Object.fromEntries(more))).toEqual(['members tooManyMembers']);
    expect(found(Object.fromEntries(more.slice(0, -11)))).toEqual([]);
  });

  test('1118, 1119 the required files', () => {
    expect(found({}, {})).toEqual([
      'files.business businessPlanRequired',
      'files.schoolPaper certificateRequired',
    ]);
    expect(found({}, { ...files, business: 2 })).toEqual(['files.business fileCountMismatch']);
  });

  describe('a document of everyone', () => {
    const everyone = { ...rules, documents: [slot('business', 'always'), slot('schoolPaper', 'everyone')] };
    const named = (...people: (string | undefined)[]) =>
      countFiles([
        { slot: 'business' },
        ...people.map((person) => ({ slot: 'schoolPaper' as const, person })),
      ]);
    const without = (...people: (string | undefined)[]) =>
      findings(readFields(whole), named(...people), everyone).map(({ path, error }) => `${path} ${error}`);

    test.each([
      [
        [],
        ['files.schoolPaper.leader certificateRequired', 'files.schoolPaper.aaaaaaaa certificateRequired'],
      ],
      [['leader'], ['files.schoolPaper.aaaaaaaa certificateRequired']],
      [['leader', 'leader'], ['files.schoolPaper.aaaaaaaa certificateRequired']],
      [['leader', 'zzzzzzzz'], ['files.schoolPaper.aaaaaaaa certificateRequired']],
      [['leader', 'aaaaaaaa'], []],
      [['leader', undefined], []],
      [[undefined], ['files.schoolPaper.aaaaaaaa certificateRequired']],
    ])('of a team of two with those of %j', (people, expected) => {
      expect(without(...people)).toEqual(expected);
    });

    test('is an item of the checklist for each person', () => {
      const entries = checklist(readFields(whole), named('leader'), everyone);
      expect(entries.filter(({ id }) => id === 'certificate')).toMatchObject([
        { person: 'leader', done: true },
        { person: 'aaaaaaaa', done: false, first: { path: 'files.schoolPaper.aaaaaaaa' } },
      ]);
    });
  });

  test('under 14 is found once the day is known', () => {
    const child = { 'members.aaaaaaaa.tmBirth': '2012-05-21' };
    expect(found(child)).toEqual([]);
    expect(found(child, files, '2026-05-20')).toEqual(['members.aaaaaaaa.tmBirth underFourteen']);
    expect(found(child, files, '2026-05-21')).toEqual([]);
  });

  test('a track for foreign students takes no Korean', () => {
    const global = { ...rules, nationality: 'foreign' as const };
    const all = findings(readFields({ ...whole, 'leader.tmCountry': 'VN' }), files, global);
    expect(all).toMatchObject([{ path: 'members.aaaaaaaa.tmCountry', error: 'notEligible' }]);
  });
});

describe('members', () => {
  const form = (count: number) =>
    readFields(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`members.member0${at}.position`, '1'])),
    );
  test.each([
    [1, true],
    [2, true],
    [3, false],
  ])('%i beside the leader: one more may be added: %s', (count, may) => {
    expect(mayAddMember(form(count), rules)).toBe(may);
  });

  test.each([
    ['of four, a saved one', 3, 5, true],
    ['of three, a saved one', 2, 5, false],
    ['of three, an unsaved one', 2, null, true],
    ['of two, an unsaved one', 1, null, true],
  ])('%s may be removed', (_case, count, tmNo, may) => {
    expect(mayRemoveMember(form(count), { tmNo }, rules)).toBe(may);
  });
});

test.each([
  ['2012-05-20', '2026-05-20', 14],
  ['2012-05-21', '2026-05-20', 13],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2000-01-01', '2026-12-31', 26],
])('born %s, on %s: %i', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

describe('the live checklist', () => {
  test('of an empty form has nothing done and leaves out what has no meaning', () => {
    const entries = checklist(readFields({}), {}, rules);
    expect(entries.map(({ id }) => id)).toEqual([
      'consent',
      'team',
      'item',
      'companyType',
      'leader',
      'members',
      'businessPlan',
      'certificate',
      'review',
    ]);
    expect(entries.filter(({ done }) => done).map(({ id }) => id)).toEqual(['companyType']);
    expect(entries[0]?.first).toEqual({ step: 'team', path: 'isConsent', error: 'consent' });
  });

  test('of a whole form is empty of findings', () => {
    expect(checklist(readFields(whole), files, rules).every(({ done }) => done)).toBe(true);
  });

  test('a business and a bonus bring their items', () => {
    const entries = checklist(
      readFields({ ...whole, teamCom: '1', 'additionList.0.aaNo': '1' }),
      files,
      rules,
    );
    expect(entries.filter(({ done }) => !done).map(({ id, first }) => [id, first?.path])).toEqual([
      ['companyType', 'teamComKind'],
      ['companyNumber', 'teamComNo'],
      ['bonus', 'files.applyAddition1'],
    ]);
  });
});
