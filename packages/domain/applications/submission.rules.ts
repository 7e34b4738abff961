import {
  type ApplicationForm,
  type Fields,
  type Person,
  readFields,
} from '@chulbal/contract/applications/fields';
import {
  type ApplyStep,
  applySteps,
  countFiles,
  type Finding,
  type FormRules,
  findings,
  hasBusiness,
  keptMembers,
} from '@chulbal/contract/applications/rules';
import type { ErrorName } from '@chulbal/contract/errors';
import { fieldErrors, isFieldErrorName } from '@chulbal/contract/field-errors';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import type { FaultDetails } from '../fault.ts';
import { eligibilityProblems, type TrackRule } from '../seasons/rules.ts';
import { contentOf } from './draft.rules.ts';
import type { SubmittedFile } from './tables.ts';

/** The part of the rules in force that a submission is judged by. */
export type JudgingRules = {
  track: Pick<TrackRule, 'teamMin' | 'teamMax' | 'deletionFloor' | 'eligibility'>;
  documents: TrackRule['documents'];
  bonuses: readonly { aaNo: number }[];
  choices: Readonly<Record<string, readonly { code: string }[]>>;
};

export type Refusal = { error: ErrorName; details: FaultDetails };

/** The rules as the form's own check wants them; its texts are of no matter here. */
export function formRules({ track, documents }: Pick<JudgingRules, 'track' | 'documents'>): FormRules {
  return {
    teamMin: track.teamMin,
    teamMax: track.teamMax,
    deletionFloor: track.deletionFloor,
    schoolTypes: track.eligibility.schoolTypes,
    nationality: track.eligibility.nationality,
    documents: documents.map((slot) => ({ ...slot, label: slot.label.ko, hint: slot.hint.ko })),
  };
}

/**
 * Why the application may not be submitted at `now`, with every field that is wrong, or null.
 *
 * Somebody under 14 whose guardian has not consented is 4006 whatever else is missing. Otherwise the first finding in the order of the form
 * names the code, where it has one of its own (1110, 1109, 1114, 1118, 1119, 1351, 4012); the others are 4011.
 * With nothing missing, a business that the track does not take is 4012.
 */
export function refusalOf(
  fields: Fields,
  files: readonly { slot: DocumentSlot; person?: string | undefined }[],
  rules: JudgingRules,
  { now, closesAt, consented }: { now: Date; closesAt: Date; consented?: ReadonlySet<string> },
): Refusal | null {
  const form = readFields(fields);
  const found = [
    ...findings(form, countFiles(files), formRules(rules), koreanDay(now), consented),
    ...choiceFindings(form, rules),
  ].sort((a, b) => applySteps.indexOf(a.step) - applySteps.indexOf(b.step));
  const all = found.length > 0 ? found : businessFindings(form, rules, closesAt);
  const [first] = all;
  if (!first) return null;
  const said: NonNullable<FaultDetails['fields']> = {};
  for (const { path, error } of all) said[path] ??= isFieldErrorName(error) ? fieldErrors[error] : error;
  return { error: primaryError(all, first), details: { fields: said } };
}

function primaryError(found: readonly Finding[], first: Finding): ErrorName {
  if (found.some(({ error }) => error === 'underFourteen')) return 'underFourteen';
  return isFieldErrorName(first.error) ? 'incomplete' : first.error;
}

/** Texts of choices that the season does not offer: nothing that the form itself would send. */
function choiceFindings(form: ApplicationForm, rules: JudgingRules): Finding[] {
  const found: Finding[] = [];
  const check = (step: ApplyStep, path: string, field: string, text: string) => {
    const offered = rules.choices[field];
    if (text && offered?.length && !offered.some(({ code }) => code === text))
      found.push({ step, path, error: 'choose' });
  };
  for (const field of ['teamItemPart', 'team4dTech', 'teamCom'] as const)
    check('team', field, field, form[field]);
  if (hasBusiness(form)) check('team', 'teamComKind', 'teamComKind', form.teamComKind);
  const people = [
    { step: 'leader' as const, prefix: 'leader', person: form.leader },
    ...keptMembers(form).map((person) => ({
      step: 'members' as const,
      prefix: `members.${person.key}`,
      person,
    })),
  ];
  for (const { step, prefix, person } of people) {
    for (const field of personChoices) check(step, `${prefix}.${field}`, field, person[field]);
  }
  for (const [index, { aaNo }] of form.additionList.entries()) {
    if (aaNo !== null && !rules.bonuses.some((bonus) => bonus.aaNo === aaNo))
      found.push({ step: 'documents', path: `additionList.${index}.aaNo`, error: 'choose' });
  }
  return found;
}

const personChoices = [
  'tmSex',
  'tmCountry',
  'tmGrade',
  'tmRegion',
  'tmSchoolType',
  'tmSchoolTypeDetail',
  'tmMajority',
  'tmStudyType',
] as const satisfies readonly (keyof Person)[];

/** A track for young businesses asks for one that is young enough on the day the stage closes. */
function businessFindings(form: ApplicationForm, rules: JudgingRules, closesAt: Date): Finding[] {
  const business = hasBusiness(form) ? { openedOn: form.teamComDate } : null;
  return eligibilityProblems(rules.track.eligibility, [], business, closesAt).map(({ reason }) => ({
    step: 'team',
    path: reason === 'businessMissing' ? 'teamCom' : 'teamComDate',
    error: 'notEligible',
  }));
}

/** Lane and serial, as on the runner's bib: 3-0417. */
export function applicationNumber(lane: number, serial: number): string {
  return `${lane}-${String(serial).padStart(4, '0')}`;
}

/**
 * The canonical content of a submission: what its SHA-256 is of. The same texts and files under the same
 * rules give the same bytes, whoever submits them whenever.
 */
export function canonicalContent(content: {
  teamNo: number;
  rulesVersion: number;
  fields: Fields;
  files: readonly SubmittedFile[];
}): string {
  const { teamNo, rulesVersion, fields, files } = content;
  return JSON.stringify({
    teamNo,
    rulesVersion,
    fields: contentOf(fields),
    files: sortedFiles(files).map(({ slot, name, size, sha256 }) => [slot, name, size, sha256]),
  });
}

/** Files in the order that everything about a submission shows them: by slot as in the form, then by name. */
export function sortedFiles<File extends { slot: string; serverFileName: string }>(
  files: readonly File[],
): File[] {
  const key = (file: File) => `${slotOrder.indexOf(file.slot)}.${file.serverFileName}`;
  return [...files].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const slotOrder = [
  'logo',
  'business',
  'comPaper',
  'schoolPaper',
  'applyAddition1',
  'applyAddition2',
  'applyAddition3',
];

/** Whether two sets of files are the same files. */
export function sameFiles(
  a: readonly { serverFileName: string }[],
  b: readonly { serverFileName: string }[],
): boolean {
  const names = (files: typeof a) =>
    files
      .map(({ serverFileName }) => serverFileName)
      .sort()
      .join();
  return names(a) === names(b);
}
