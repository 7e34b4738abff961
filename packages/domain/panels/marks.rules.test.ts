import { describe, expect, test } from 'vitest';
import { countingKinds, counts } from './conflict.rules.ts';
import {
  type EvaluatorIdentity,
  evaluatorMarks,
  type MemberIdentity,
  normalCompany,
  normalDepartment,
  type TeamIdentity,
  teamMarks,
  tellsWhere,
} from './marks.rules.ts';

const evaluator: EvaluatorIdentity = {
  affiliation: '',
  affiliationIsSchool: null,
  affiliationSchool: null,
  schoolId: null,
  schoolName: '',
  department: '',
  employer: '',
  emailDomain: 'naver.com',
  phoneIndex: 'p0',
};
const member: MemberIdentity = {
  schoolId: null,
  schoolName: '',
  department: '',
  email: 'a@naver.com',
  phoneIndexes: ['p1'],
};
const index = (text: string) => `#${text}`;

/** The kinds of conflict between an evaluator and a team, of which the second member is `given`. */
function kinds(
  one: Partial<EvaluatorIdentity>,
  given: Partial<MemberIdentity>,
  team: Partial<TeamIdentity> = {},
): string[] {
  const whole = {
    teamName: '',
    itemName: '',
    hasBusiness: false,
    members: [member, { ...member, ...given }],
  };
  const theirs = new Set(teamMarks({ ...whole, ...team }, index).map(({ kind, mark }) => `${kind} ${mark}`));
  const shared = evaluatorMarks({ ...evaluator, ...one }, index).filter(({ kind, mark }) =>
    theirs.has(`${kind} ${mark}`),
  );
  return [...new Set(shared.map(({ kind }) => kind))];
}

describe('a conflict is found with any member', () => {
  test.each<[string, Partial<EvaluatorIdentity>, Partial<MemberIdentity>, string[]]>([
    ['nothing in common', {}, {}, []],
    [
      'the same school by id, called otherwise',
      { schoolId: 3, schoolName: '가온대' },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    [
      'two schools of the same name by id',
      { schoolId: 3, schoolName: '가온고' },
      { schoolId: 4, schoolName: '가온고' },
      [],
    ],
    [
      'a typed school of the team',
      { schoolId: 3, schoolName: '가온 대학교' },
      { schoolName: '가온대학교' },
      ['school'],
    ],
    [
      'a typed school of the evaluator',
      { schoolName: '가온대학교' },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    ['both typed', { schoolName: 'Gaon University' }, { schoolName: 'gaon  university' }, ['school']],
    ['another school', { schoolId: 3 }, { schoolId: 4 }, []],
    [
      'the school where they work',
      { employer: '가온대학교' },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    [
      'an affiliation that names the school',
      { affiliation: '가온대학교' },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    [
      'an affiliation that names it short, with more behind',
      { affiliation: '가온대 창업지원단' },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    ['both short and typed', { affiliation: '가온대학교' }, { schoolName: '가온대' }, ['school']],
    [
      'an affiliation that an operator took for this school',
      {
        affiliation: '가온',
        affiliationIsSchool: true,
        affiliationSchool: { schoolId: 3, name: '가온대학교' },
      },
      { schoolId: 3, schoolName: '가온대학교' },
      ['school'],
    ],
    [
      'an affiliation that was taken for another of the name',
      {
        affiliation: '가온고',
        affiliationIsSchool: true,
        affiliationSchool: { schoolId: 4, name: '가온고등학교' },
      },
      { schoolId: 3, schoolName: '가온고등학교' },
      [],
    ],
    [
      'an affiliation that is no school',
      { affiliation: '가온대학교', affiliationIsSchool: false },
      { schoolId: 3, schoolName: '가온대학교' },
      [],
    ],
    [
      'the department at the school of the affiliation',
      { affiliation: '가온대', department: '경영학과' },
      { schoolId: 3, schoolName: '가온대학교', department: '경영학부' },
      ['school', 'department'],
    ],
    [
      'the same department',
      { schoolId: 3, department: '경영학과' },
      { schoolId: 3, department: '경영학부' },
      ['school', 'department'],
    ],
    [
      'the same department of another school',
      { schoolId: 3, department: '경영학과' },
      { schoolId: 4, department: '경영학과' },
      [],
    ],
    [
      'another department',
      { schoolId: 3, department: '경영학과' },
      { schoolId: 3, department: '화학과' },
      ['school'],
    ],
    ['no department', { schoolId: 3, department: '' }, { schoolId: 3, department: '' }, ['school']],
    ['a public mail domain', { emailDomain: 'gmail.com' }, { email: 'b@gmail.com' }, []],
    ['a domain of their own', { emailDomain: 'gaon.ac.kr' }, { email: 'b@Gaon.ac.kr' }, ['emailDomain']],
    ['a subdomain', { emailDomain: 'gaon.ac.kr' }, { email: 'b@mail.gaon.ac.kr' }, []],
    ['the same phone', { phoneIndex: 'p9' }, { phoneIndexes: ['p2', 'p9'] }, ['phone']],
    ['no phone', { phoneIndex: null }, {}, []],
  ])('%s', (_, one, given, expected) => {
    expect(kinds(one, given)).toEqual(expected);
  });

  test.each<[string, string, Partial<TeamIdentity>, string[]]>([
    ['the team’s name', '주식회사 한칸서재', { teamName: '한칸 서재' }, ['employer']],
    ['the product of a business', '출발 Inc.', { itemName: '㈜출발', hasBusiness: true }, ['employer']],
    ['the product where there is no business', '출발', { itemName: '출발' }, []],
    ['nothing', '', { teamName: '' }, []],
  ])('an employer or affiliation like %s', (_, employer, team, expected) => {
    expect(kinds({ employer }, {}, team)).toEqual(expected);
    expect(kinds({ affiliation: employer }, {}, team)).toEqual(expected);
  });
});

test.each(['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'kakao.com', 'nate.com', 'outlook.com', ''])(
  'an address at %s says nothing',
  (domain) => {
    expect(tellsWhere(domain)).toBe(false);
  },
);

test.each([
  ['(주) 출발', '출발'],
  ['㈜출발', '출발'],
  ['Chulbal Co., Ltd.', 'chulbal'],
  ['사단법인 출발 협회', '출발협회'],
])('the company %s is %s', (text, expected) => {
  expect(normalCompany(text)).toBe(expected);
});

test.each([
  ['컴퓨터공학과', '컴퓨터공'],
  ['컴퓨터공학 전공', '컴퓨터공'],
  ['화학과', '화학과'],
  ['경영학', '경영'],
])('the department %s is %s', (text, expected) => {
  expect(normalDepartment(text)).toBe(expected);
});

test('the same school keeps apart only where that is the level', () => {
  expect(counts('school', 'school')).toBe(true);
  expect(counts('school', 'department')).toBe(false);
  expect(counts('department', 'department')).toBe(true);
  expect(countingKinds('department')).not.toContain('school');
});
