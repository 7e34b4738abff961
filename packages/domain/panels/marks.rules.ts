import type { ComparedKind } from '@chulbal/contract/panels/conflicts';
import { normalName, schoolKey, schoolsNamedIn } from '../schools/names.rules.ts';

/** A conflict of this kind with whoever has the same mark. */
export type Mark = { kind: ComparedKind; mark: string };

/** A keyed index of a text: marks of people stand nowhere in the clear. */
export type Index = (text: string) => string;

export type EvaluatorIdentity = {
  /** Where they say that they belong, in one line. */
  affiliation: string;
  /** Whether an operator said that the affiliation is a school, and which; null where nobody was asked. */
  affiliationIsSchool: boolean | null;
  affiliationSchool: { schoolId: number; name: string } | null;
  schoolId: number | null;
  schoolName: string;
  department: string;
  employer: string;
  emailDomain: string;
  phoneIndex: string | null;
};

export type MemberIdentity = {
  schoolId: number | null;
  schoolName: string;
  department: string;
  email: string;
  /** Of the entry, and of the account that is linked to it. */
  phoneIndexes: readonly string[];
};

export type TeamIdentity = {
  teamName: string;
  itemName: string;
  hasBusiness: boolean;
  /** Active ones, the leader among them. */
  members: readonly MemberIdentity[];
};

/** Domains at which anybody may have an address: sharing one says nothing. Regional ones count by their first part. */
const publicDomains = new Set([
  'naver.com',
  'gmail.com',
  'googlemail.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'outlook.com',
  'outlook.kr',
  'hotmail.com',
  'hotmail.co.kr',
  'live.com',
  'live.co.kr',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'yahoo.com',
  'yahoo.co.kr',
  'yahoo.co.jp',
  'korea.com',
  'hanmir.com',
  'empas.com',
  'empal.com',
  'dreamwiz.com',
  'lycos.co.kr',
  'paran.com',
  'chol.com',
  'freechal.com',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'gmx.com',
  'mail.com',
  'mail.ru',
  'yandex.com',
  'yandex.ru',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
]);

/** Whether an e-mail domain says where somebody belongs. */
export function tellsWhere(domain: string): boolean {
  return domain.includes('.') && !publicDomains.has(domain);
}

/** By what an evaluator is compared with teams. A text that was not given is like nobody else's. */
export function evaluatorMarks(evaluator: EvaluatorIdentity, index: Index): Mark[] {
  const { schoolId, schoolName, department, affiliation, employer, emailDomain, phoneIndex } = evaluator;
  const schools = [...evaluatorSchools(schoolId, schoolName), ...affiliationSchools(evaluator)];
  // Who works at a school and named it only as where they work.
  const asEmployer = schoolsNamedIn(employer).flatMap(typedSchool);
  return unique([
    ...[...schools, ...asEmployer].map((mark) => ({ kind: 'school' as const, mark })),
    ...departmentMarks(schools, department),
    ...employerMarks([employer, affiliation]),
    ...domainMarks([emailDomain], index),
    ...(phoneIndex ? [{ kind: 'phone' as const, mark: phoneIndex }] : []),
  ]);
}

/** By what a team is compared with evaluators: everything of each of its active members. */
export function teamMarks(team: TeamIdentity, index: Index): Mark[] {
  const { members } = team;
  return unique([
    ...members.flatMap(({ schoolId, schoolName, department }) => {
      const schools = memberSchools(schoolId, schoolName);
      return [
        ...schools.map((mark) => ({ kind: 'school' as const, mark })),
        ...departmentMarks(schools, department),
      ];
    }),
    ...employerMarks(team.hasBusiness ? [team.teamName, team.itemName] : [team.teamName]),
    ...domainMarks(
      members.map(({ email }) => email.slice(email.lastIndexOf('@') + 1)),
      index,
    ),
    ...members.flatMap(({ phoneIndexes }) => phoneIndexes.map((mark) => ({ kind: 'phone' as const, mark }))),
  ]);
}

/**
 * Two schools of the table are the same by their id, whatever they are called; where one of the two was typed freely,
 * by the name. So both sides carry marks that meet in these cases only.
 */
function evaluatorSchools(schoolId: number | null, name: string): string[] {
  const named = schoolKey(name);
  if (schoolId !== null) return [`id ${schoolId}`, ...(named ? [`typed ${named}`] : [])];
  return named ? typedSchool(named) : [];
}

const typedSchool = (key: string) => [`listed ${key}`, `typed ${key}`];

/**
 * The school that an operator took the affiliation to be, by its id; none where they said that it is none. Until somebody
 * says either, every school that it may name counts: a conflict too many is seen and dismissed, one too few is not.
 */
function affiliationSchools({
  affiliation,
  affiliationIsSchool,
  affiliationSchool,
}: EvaluatorIdentity): string[] {
  if (affiliationIsSchool === false) return [];
  if (affiliationSchool) return evaluatorSchools(affiliationSchool.schoolId, affiliationSchool.name);
  return schoolsNamedIn(affiliation).flatMap(typedSchool);
}

function memberSchools(schoolId: number | null, name: string): string[] {
  const named = schoolKey(name);
  if (schoolId !== null) return [`id ${schoolId}`, ...(named ? [`listed ${named}`] : [])];
  return named ? [`typed ${named}`] : [];
}

function departmentMarks(schools: readonly string[], department: string): Mark[] {
  const named = normalDepartment(department);
  return named ? schools.map((school) => ({ kind: 'department', mark: `${school} ${named}` })) : [];
}

function employerMarks(names: readonly string[]): Mark[] {
  const normal = names.map(normalCompany).filter((name) => [...name].length >= 2);
  return normal.map((mark) => ({ kind: 'employer', mark }));
}

function domainMarks(domains: readonly string[], index: Index): Mark[] {
  const telling = domains.map((domain) => domain.toLowerCase()).filter(tellsWhere);
  return telling.map((domain) => ({ kind: 'emailDomain', mark: index(`domain ${domain}`) }));
}

/** 경영학, 경영학과 and 경영학부 are one. */
export function normalDepartment(text: string): string {
  let name = normalName(text);
  for (let shorter = cut(name); shorter !== name; shorter = cut(name)) name = shorter;
  return name;
}

function cut(name: string): string {
  const shorter = name.replace(/(전공|학과|학부|학|과|부)$/u, '');
  return [...shorter].length >= 2 ? shorter : name;
}

const legalForms =
  /\(주\)|\(유\)|\(재\)|\(사\)|주식회사|유한회사|유한책임회사|재단법인|사단법인|협동조합|\b(inc|corp|corporation|co|ltd|llc|gmbh|company|limited)\b/gu;

/** (주)출발, 주식회사 출발 and 출발 are one. */
export function normalCompany(text: string): string {
  return normalName(text.normalize('NFKC').toLowerCase().replace(legalForms, ' '));
}

function unique(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((one) => [`${one.kind} ${one.mark}`, one])).values()];
}
