import type { EvaluatorInput } from '@chulbal/contract/evaluators/evaluators';
import type { Db } from '../db.ts';
import { Fault, fault, refusing } from '../fault.ts';
import type { Expertise } from './list.rules.ts';
import { emailDomainOf, evaluatorSearchText } from './rules.ts';

type Profile = Omit<EvaluatorInput, 'email' | 'phone'>;

/** @throws 400 beside `expertise` for a field that no season offers. `kept` may stay whatever the seasons say. */
export function assertExpertise(
  wanted: readonly string[],
  offered: readonly Expertise[],
  kept: readonly string[] = [],
): void {
  const known = new Set([...kept, ...offered.map(({ code }) => code)]);
  if (!wanted.every((code) => known.has(code))) {
    throw fault('invalidRequest', { fields: { expertise: noExpertise } });
  }
}

const noExpertise = { ko: '없는 전문 분야가 있어요.', en: 'One of these fields does not exist.' };
const noSchool = {
  ko: '없는 학교예요. 다시 골라 주세요.',
  en: 'There is no such school. Please choose again.',
};

/** What is kept of an evaluator's profile, in the columns of `evaluators`; a school by id gives its name. */
export async function profileColumns(tx: Db, input: Profile & { email: string }) {
  const { name, affiliation, affiliationSchoolNo, schoolNo, department, employer, loadLimit, email } = input;
  const schoolName = schoolNo === null ? input.schoolName : await schoolNameOf(tx, schoolNo);
  if (affiliationSchoolNo) await schoolNameOf(tx, affiliationSchoolNo);
  const searchText = evaluatorSearchText({ name, affiliation, schoolName, department, employer });
  const emailDomain = emailDomainOf(email);
  return {
    affiliation,
    affiliationIsSchool: affiliationSchoolNo === undefined ? null : affiliationSchoolNo !== null,
    affiliationSchoolId: affiliationSchoolNo ?? null,
    schoolId: schoolNo,
    schoolName,
    department,
    employer,
    emailDomain,
    loadLimit,
    searchText,
  };
}

async function schoolNameOf(tx: Db, schoolNo: number): Promise<string> {
  const school = await tx.sql
    .selectFrom('schools')
    .select('name')
    .where('id', '=', schoolNo)
    .executeTakeFirst();
  if (!school) throw fault('invalidRequest', { fields: { schoolNo: noSchool } });
  return school.name;
}

/** Runs what writes e-mail and phone of an evaluator. @throws 4050 beside `email`, 4051 beside `phone`. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  const constraints = {
    accounts_email_once: 'evaluatorEmailTaken',
    accounts_phone_once: 'evaluatorPhoneTaken',
  } as const;
  try {
    return await refusing(constraints, work);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const field = error.error === 'evaluatorEmailTaken' ? 'email' : 'phone';
    throw fault(error.error, { fields: { [field]: error.error } });
  }
}
