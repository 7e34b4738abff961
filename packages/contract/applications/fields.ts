/**
 * An application while it is written: a flat map from path to text, so that two tabs or two people can be
 * merged field by field. Paths: `teamName`, `leader.tmName`, `members.<key>.tmName`,
 * `additionList.0.teamHistory`. An absent path and an empty text mean the same: not filled in.
 */
export type Fields = Readonly<Record<string, string>>;

/** Team application, step 1 (specification, section 3), with the most characters each may have. */
export const teamFields = {
  isConsent: 1,
  teamName: 40,
  teamItemName: 80,
  teamItemPart: 40,
  team4dTech: 40,
  teamItemExp: 1000,
  teamEmotion: 500,
  teamChar: 500,
  teamCom: 1,
  teamComKind: 40,
  teamComNo: 12,
  teamComDate: 10,
  teamReconsent: 1,
  isTrue: 1,
  isReviewConsent: 1,
} as const;

/** Fields of a person of the team. `schoolNo` is the school's id when it was picked from the search. */
export const personFields = {
  tmName: 50,
  tmSex: 1,
  tmCountry: 2,
  tmBirth: 10,
  tmPhone: 13,
  tmEmail: 254,
  tmSchoolName: 100,
  schoolNo: 12,
  tmGrade: 2,
  tmRegion: 2,
  tmMajor: 60,
  tmSchoolType: 40,
  tmSchoolTypeDetail: 40,
  tmMajority: 40,
  tmStudyType: 1,
} as const;

/** Beside the person's fields, a member has a place, and once submitted a number and perhaps a change. */
const memberFields = { ...personFields, position: 1, tmNo: 16, modifyType: 1 } as const;

const additionFields = { aaNo: 2, teamHistory: 100 } as const;

export type TeamField = keyof typeof teamFields;
export type PersonField = keyof typeof personFields;

/** Defaults of the specification (section 3); they hold where a field was never written. */
export const defaults = {
  teamCom: '0',
  teamReconsent: 'N',
  tmGrade: '1',
  tmRegion: '1',
  tmSchoolType: 'elementary',
  tmSchoolTypeDetail: 'elementary',
  tmStudyType: '1',
} as const satisfies Partial<Record<TeamField | PersonField, string>>;

/** `tmJang`: who of the team it is. */
export const tmJang = { leader: 2, member: 1 } as const;

/** `modifyType` of a saved member: 2 changed, 3 removed (specification, section 4). */
export const modifyType = { modified: '2', deleted: '3' } as const;

/** A member's key within an application: made on the device, never a person's name or number. */
export function isMemberKey(text: string): boolean {
  return /^[a-z0-9]{8}$/.test(text);
}

/** The most characters a path's text may have, or null when no such field exists. */
export function maxLength(path: string): number | null {
  const parts = path.split('.');
  const [head, key, name] = parts;
  if (parts.length === 1) return lengthIn(teamFields, head);
  if (head === 'leader' && parts.length === 2) return lengthIn(personFields, key);
  if (head === 'members' && parts.length === 3 && isMemberKey(key ?? '')) {
    return lengthIn(memberFields, name);
  }
  if (head === 'additionList' && parts.length === 3 && /^[0-2]$/.test(key ?? '')) {
    return lengthIn(additionFields, name);
  }
  return null;
}

function lengthIn(table: Record<string, number>, name: string | undefined): number | null {
  return name !== undefined && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

export type Person = Record<PersonField, string>;
export type Member = Person & { key: string; position: number; tmNo: number | null; removed: boolean };
export type Addition = { aaNo: number | null; teamHistory: string };
export type ApplicationForm = Record<TeamField, string> & {
  leader: Person;
  members: Member[];
  additionList: Addition[];
};

/** Texts of these names where nothing was written. */
function unwritten<Name extends string>(names: Record<Name, number>): Record<Name, string> {
  const texts: Record<string, string> = defaults;
  const entries = Object.keys(names).map((name) => [name, texts[name] ?? '']);
  return Object.fromEntries(entries) as Record<Name, string>;
}

const emptyTeam = unwritten(teamFields);
const emptyPerson = unwritten(personFields);
const teamNames = Object.keys(teamFields) as TeamField[];
const personNames = Object.keys(personFields) as PersonField[];

/** The application that the fields make, defaults filled in; members in their order, removed ones marked. */
export function readFields(fields: Fields): ApplicationForm {
  const team = { ...emptyTeam };
  for (const name of teamNames) team[name] = fields[name] || team[name];
  const keys = new Set<string>();
  for (const path of Object.keys(fields)) {
    const key = path.startsWith('members.') && path.split('.')[1];
    if (key) keys.add(key);
  }
  const members = [...keys]
    .map((key) => readMember(fields, key))
    .filter((member) => member.position > 0)
    .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
  const additionList = [0, 1, 2].map((index) => ({
    aaNo: Number(fields[`additionList.${index}.aaNo`] || 0) || null,
    teamHistory: fields[`additionList.${index}.teamHistory`] ?? '',
  }));
  return { ...team, leader: readPerson(fields, 'leader'), members, additionList };
}

function readMember(fields: Fields, key: string): Member {
  const prefix = `members.${key}`;
  return {
    ...readPerson(fields, prefix),
    key,
    position: Number(fields[`${prefix}.position`] || 0),
    tmNo: Number(fields[`${prefix}.tmNo`] || 0) || null,
    removed: fields[`${prefix}.modifyType`] === modifyType.deleted,
  };
}

function readPerson(fields: Fields, prefix: string): Person {
  const person = { ...emptyPerson };
  for (const name of personNames) person[name] = fields[`${prefix}.${name}`] || person[name];
  return person;
}

/** Step 1 counts as loaded once a team name that is not empty has come (specification, section 4). */
export function isStepOneLoaded(fields: { teamName?: string } | null): boolean {
  return (fields?.teamName ?? '').trim() !== '';
}
