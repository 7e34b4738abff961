import { type Fields, type Person, readFields } from '@chulbal/contract/applications/fields';
import type { ApplicationDetail } from '@chulbal/contract/applications/rows';
import { hasBusiness } from '@chulbal/contract/applications/rules';
import type { Language } from '@chulbal/contract/language';
import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { maskedBirth, maskedEmail, maskedName, maskedPhone } from '../../masks.ts';
import type { ChoiceRule } from '../../seasons/rules.ts';
import { proofsOf } from '../claims.rules.ts';
import type { Claim, SubmittedFile } from '../tables.ts';

type Choices = Readonly<Record<string, readonly ChoiceRule[]>>;
type MaskedPerson = ApplicationDetail['people'][number];

const answers = ['teamItemPart', 'team4dTech', 'teamItemExp', 'teamEmotion', 'teamChar', 'teamCom'] as const;
const ofBusiness = ['teamComKind', 'teamComNo', 'teamComDate'] as const;

/** What a choice is called; a code that the season does not offer stands for itself. */
export function labelOf(choices: Choices, field: string, code: string, language: Language): string {
  return choices[field]?.find((choice) => choice.code === code)?.label[language] ?? code;
}

/** The answers of the team step in words, those of a business only where there is one. */
export function answersOf(
  fields: Fields,
  choices: Choices,
  language: Language,
): ApplicationDetail['answers'] {
  const form = readFields(fields);
  return [...answers, ...(hasBusiness(form) ? ofBusiness : [])]
    .filter((field) => form[field])
    .map((field) => ({ field, text: labelOf(choices, field, form[field], language) }));
}

/** Somebody of a team as the console shows them until they are revealed (P-11). */
export function maskedPerson(
  member: {
    tmNo: number;
    role: number;
    status: string;
    confirmedAt: Date | null;
    person: Person;
  },
  choices: Choices,
  language: Language,
): MaskedPerson {
  const { person } = member;
  return {
    tmNo: member.tmNo,
    tmJang: member.role,
    name: maskedName(person.tmName),
    phone: maskedPhone(person.tmPhone),
    email: maskedEmail(person.tmEmail),
    birth: maskedBirth(person.tmBirth),
    school: person.tmSchoolName,
    grade: labelOf(choices, 'tmGrade', person.tmGrade, language),
    major: person.tmMajor,
    sido: sidos[person.tmRegion as SidoCode]?.[language] ?? '',
    country: labelOf(choices, 'tmCountry', person.tmCountry, language),
    status: member.status === 'refused' ? 'refused' : 'active',
    confirmedAt: member.confirmedAt?.toISOString() ?? null,
  };
}

export type Decision = {
  place: number;
  claimSha256: string;
  decision: 'verified' | 'rejected';
  reason: string;
  decidedBy: string;
  decidedAt: Date;
};

/** The claimed bonus items with what was decided about exactly these claims. */
export function claimedBonuses(
  submission: { fields: Fields; files: readonly SubmittedFile[]; claims: readonly Claim[] },
  decisions: readonly Decision[],
  nameOf: (aaNo: number) => string,
): ApplicationDetail['bonuses'] {
  const { additionList } = readFields(submission.fields);
  return submission.claims.map(({ place, aaNo, points, sha256 }) => {
    const decided = decisions.find((one) => one.place === place && one.claimSha256 === sha256);
    return {
      place,
      aaNo,
      name: nameOf(aaNo),
      points,
      history: additionList[place]?.teamHistory ?? '',
      serverFileName: proofsOf(submission.files, place)[0]?.serverFileName ?? null,
      state: decided?.decision ?? 'pending',
      decidedBy: decided?.decidedBy ?? null,
      decidedAt: decided?.decidedAt.toISOString() ?? null,
      reason: decided?.reason || null,
    };
  });
}
