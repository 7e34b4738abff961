import type { ErrorName } from '../errors.ts';
import type { FieldErrorName } from '../field-errors.ts';
import { hasRegistrationNumber } from '../registration-number.ts';
import type { DocumentSlot, TrackView } from '../seasons/seasons.ts';
import { isDay, isEmail, isPhone } from '../single-values.ts';
import { isBusinessNumber } from './business-number.ts';
import { type Addition, type ApplicationForm, defaults, type Member, type Person } from './fields.ts';

/** Steps of the application form, in order. */
export const applySteps = ['team', 'leader', 'members', 'documents', 'review'] as const;
export type ApplyStep = (typeof applySteps)[number];

/** The part of a track's rules that the form is checked against. */
export type FormRules = Pick<
  TrackView,
  'teamMin' | 'teamMax' | 'deletionFloor' | 'schoolTypes' | 'nationality' | 'documents'
>;

/** How many files are stored in each slot, and under `<slot>.<person>` of each person of the team. */
export type SlotCounts = Partial<Record<DocumentSlot | `${DocumentSlot}.${string}`, number>>;

/** Counts the files of a team by slot, and by person where they are of one. */
export function countFiles(
  files: readonly { slot: DocumentSlot; person?: string | undefined }[],
): SlotCounts {
  const counts: SlotCounts = {};
  for (const { slot, person } of files) {
    counts[slot] = (counts[slot] ?? 0) + 1;
    if (person) counts[`${slot}.${person}`] = (counts[`${slot}.${person}`] ?? 0) + 1;
  }
  return counts;
}

/** One thing that keeps the application from being submitted. `path` is the field or `files.<slot>`. */
export type Finding = { step: ApplyStep; path: string; error: FieldErrorName | ErrorName };

/**
 * Everything that is still missing or wrong, in the order of the form: the required items of the
 * specification (section 5). An empty list means it may be submitted. With `today` (yyyy-MM-dd in Korea),
 * people under 14 are found too, but for those who are in `consented` (see `childKey`).
 */
export function findings(
  form: ApplicationForm,
  files: SlotCounts,
  rules: FormRules,
  today?: string,
  consented?: ReadonlySet<string>,
): Finding[] {
  return [
    ...registrationNumberFindings(form),
    ...teamFindings(form),
    ...personFindings('leader', 'leader', form.leader, rules, today, consented),
    ...memberFindings(form, rules, today, consented),
    ...documentFindings(form, files, rules),
    ...reviewFindings(form),
  ];
}

/** What looks like a registration number in whatever somebody typed; it is said first (P-04). */
function registrationNumberFindings(form: ApplicationForm): Finding[] {
  const { leader, members, additionList, ...team } = form;
  const parts: [ApplyStep, string, Record<string, unknown>][] = [
    ['team', '', team],
    ['leader', 'leader.', leader],
    ...keptMembers(form).map((one) => ['members', `members.${one.key}.`, one] as [ApplyStep, string, Member]),
    ...additionList.map(
      (one, n) => ['documents', `additionList.${n}.`, one] as [ApplyStep, string, Addition],
    ),
  ];
  return parts.flatMap(([step, prefix, texts]) =>
    Object.entries(texts).flatMap(([name, text]): Finding[] =>
      typeof text === 'string' && hasRegistrationNumber(text)
        ? [{ step, path: `${prefix}${name}`, error: 'residentNumber' }]
        : [],
    ),
  );
}

function teamFindings(form: ApplicationForm): Finding[] {
  const found: Finding[] = [];
  const say = (path: string, error: Finding['error']) => found.push({ step: 'team', path, error });
  if (form.isConsent !== 'Y') say('isConsent', 'consent');
  for (const name of ['teamName', 'teamItemName'] as const) if (!form[name].trim()) say(name, 'required');
  for (const name of ['teamItemPart', 'team4dTech'] as const) if (!form[name]) say(name, 'choose');
  for (const name of ['teamItemExp', 'teamEmotion', 'teamChar'] as const) {
    if (!form[name].trim()) say(name, 'required');
  }
  if (!['0', '1', '2'].includes(form.teamCom)) say('teamCom', 'choose');
  if (hasBusiness(form)) {
    if (!form.teamComKind) say('teamComKind', 'choose');
    if (!isBusinessNumber(form.teamComNo)) say('teamComNo', form.teamComNo ? 'businessNumber' : 'required');
    if (!isDay(form.teamComDate)) say('teamComDate', form.teamComDate ? 'date' : 'required');
  }
  return found;
}

/** A registered business (`teamCom` not "0") needs its number and certificate. */
export function hasBusiness(form: Pick<ApplicationForm, 'teamCom'>): boolean {
  return form.teamCom === '1' || form.teamCom === '2';
}

/** Whole years of life on `day` (both yyyy-MM-dd); who is born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The codes of `sidos`: 1 to 17, written as they are. */
const isSido = /^(?:[1-9]|1[0-7])$/;

/** From this age on somebody may take part without a guardian's consent. */
export const LEAST_AGE = 14;

/** Whether somebody is under 14 on a day (yyyy-MM-dd); false while their birth date is not whole. */
export function isChild({ tmBirth }: Pick<Person, 'tmBirth'>, day: string): boolean {
  return isDay(tmBirth) && ageOn(tmBirth, day) < LEAST_AGE;
}

/** Who a child is to a guardian's consent: the number they signed up with, and their day of birth. */
export function childKey({ tmPhone, tmBirth }: Pick<Person, 'tmPhone' | 'tmBirth'>): string {
  return `${tmPhone} ${tmBirth}`;
}

function personFindings(
  step: ApplyStep,
  prefix: string,
  person: Person,
  rules: FormRules,
  today?: string,
  consented?: ReadonlySet<string>,
): Finding[] {
  const found: Finding[] = [];
  const say = (name: string, error: Finding['error']) =>
    found.push({ step, path: `${prefix}.${name}`, error });
  if (!person.tmName.trim()) say('tmName', 'required');
  if (!person.tmSex) say('tmSex', 'choose');
  if (!person.tmCountry) say('tmCountry', 'choose');
  else if (rules.nationality === 'foreign' && person.tmCountry === 'KR') say('tmCountry', 'notEligible');
  if (!isDay(person.tmBirth)) say('tmBirth', person.tmBirth ? 'birthDate' : 'required');
  else if (today && isChild(person, today) && !consented?.has(childKey(person)))
    say('tmBirth', 'underFourteen');
  if (!isPhone(person.tmPhone)) say('tmPhone', person.tmPhone ? 'phone' : 'required');
  if (!isEmail(person.tmEmail)) say('tmEmail', person.tmEmail ? 'email' : 'required');
  if (!person.tmSchoolName.trim()) say('tmSchoolName', 'school');
  if (rules.schoolTypes.length > 0 && !rules.schoolTypes.includes(person.tmSchoolType)) {
    // What nobody chose is empty on the screen where the track does not offer it: it is to be chosen.
    say('tmSchoolType', person.tmSchoolType === defaults.tmSchoolType ? 'choose' : 'notEligible');
  }
  if (!person.tmGrade) say('tmGrade', 'choose');
  if (!isSido.test(person.tmRegion)) say('tmRegion', 'choose');
  if (needsMajor(person)) {
    if (!person.tmMajor.trim()) say('tmMajor', 'required');
    if (!person.tmMajority) say('tmMajority', 'choose');
  }
  return found;
}

/** Major and field of study are asked of colleges, universities and graduate schools. */
export function needsMajor(person: Pick<Person, 'tmSchoolType'>): boolean {
  return ['college', 'university', 'graduate'].includes(person.tmSchoolType);
}

/** The members that will be in the team: all but those marked as removed. */
export function keptMembers(form: Pick<ApplicationForm, 'members'>): Member[] {
  return form.members.filter((member) => !member.removed);
}

/** A team counts its leader. */
export function teamSize(form: Pick<ApplicationForm, 'members'>): number {
  return 1 + keptMembers(form).length;
}

/** Whether one more member may be added: up to the track's largest team, 4 by default. */
export function mayAddMember(
  form: Pick<ApplicationForm, 'members'>,
  rules: Pick<FormRules, 'teamMax'>,
): boolean {
  return teamSize(form) < rules.teamMax;
}

/**
 * Whether a member may be removed. One that was never submitted always may. A saved one (with tmNo) only while
 * the team is larger than the deletion floor: deletion is impossible at 3 or fewer (specification, section 4).
 */
export function mayRemoveMember(
  form: Pick<ApplicationForm, 'members'>,
  member: Pick<Member, 'tmNo'>,
  rules: Pick<FormRules, 'deletionFloor'>,
): boolean {
  return member.tmNo === null || teamSize(form) > rules.deletionFloor;
}

function memberFindings(
  form: ApplicationForm,
  rules: FormRules,
  today?: string,
  consented?: ReadonlySet<string>,
): Finding[] {
  const members = keptMembers(form);
  const found = members.flatMap((member) =>
    personFindings('members', `members.${member.key}`, member, rules, today, consented),
  );
  const seen = new Set([form.leader.tmPhone]);
  for (const member of members) {
    if (member.tmPhone && seen.has(member.tmPhone)) {
      found.push({ step: 'members', path: `members.${member.key}.tmPhone`, error: 'duplicatePhone' });
    }
    seen.add(member.tmPhone);
  }
  if (teamSize(form) < rules.teamMin)
    found.push({ step: 'members', path: 'members', error: 'tooFewMembers' });
  if (teamSize(form) > rules.teamMax)
    found.push({ step: 'members', path: 'members', error: 'tooManyMembers' });
  return found;
}

const missingFile: Partial<Record<DocumentSlot, ErrorName>> = {
  business: 'businessPlanRequired',
  schoolPaper: 'certificateRequired',
};

const bonusSlots: readonly DocumentSlot[] = ['applyAddition1', 'applyAddition2', 'applyAddition3'];

function documentFindings(form: ApplicationForm, files: SlotCounts, rules: FormRules): Finding[] {
  const found: Finding[] = [];
  const say = (path: string, error: Finding['error']) => found.push({ step: 'documents', path, error });
  for (const rule of rules.documents) {
    if (rule.requirement === 'everyone') {
      for (const person of peopleWithout(rule.slot, form, files)) {
        say(`files.${rule.slot}.${person}`, missingFile[rule.slot] ?? 'required');
      }
      continue;
    }
    const bonus = form.additionList[bonusSlots.indexOf(rule.slot)];
    const needed =
      rule.requirement === 'always' ||
      (rule.requirement === 'business' && hasBusiness(form)) ||
      (rule.requirement === 'bonus' && bonus?.aaNo != null);
    if (needed && !files[rule.slot]) say(`files.${rule.slot}`, missingFile[rule.slot] ?? 'required');
    if ((files[rule.slot] ?? 0) > rule.maxFiles) say(`files.${rule.slot}`, 'fileCountMismatch');
  }
  for (const [index, bonus] of form.additionList.entries()) {
    if (bonus.aaNo !== null && !bonus.teamHistory.trim())
      say(`additionList.${index}.teamHistory`, 'required');
  }
  return found;
}

/** The people of the team, as files name them: the leader, and the members by their keys. */
export function peopleOf(form: Pick<ApplicationForm, 'members'>): string[] {
  return ['leader', ...keptMembers(form).map(({ key }) => key)];
}

/**
 * Of whom a document is still missing in a slot that asks everyone. A file that was uploaded without a name covers
 * one of those who have none: whoever began before names were asked need not begin again.
 */
function peopleWithout(slot: DocumentSlot, form: ApplicationForm, files: SlotCounts): string[] {
  const people = peopleOf(form);
  const without = people.filter((person) => !files[`${slot}.${person}`]);
  const named = Object.entries(files)
    .filter(([place]) => place.startsWith(`${slot}.`))
    .reduce((sum, [, count]) => sum + (count ?? 0), 0);
  return without.slice(Math.max(0, (files[slot] ?? 0) - named));
}

function reviewFindings(form: ApplicationForm): Finding[] {
  return (['isTrue', 'isReviewConsent'] as const)
    .filter((name) => form[name] !== 'Y')
    .map((name) => ({ step: 'review', path: name, error: 'consent' }));
}
