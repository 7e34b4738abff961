import {
  type Fields,
  type Person,
  type PersonField,
  personFields,
  readFields,
} from '@chulbal/contract/applications/fields';
import { keptMembers } from '@chulbal/contract/applications/rules';
import type { ErrorName } from '@chulbal/contract/errors';

/** `tmJang` of the leader and of a member. */
export const LEADER_ROLE = 2;
export const MEMBER_ROLE = 1;

/** The key of the leader among the members of a team. */
export const LEADER_KEY = 'leader';

/** Somebody as the form has them. */
export type EnteredPerson = { key: string; role: 1 | 2; position: number; person: Person };

/** Somebody as a submission left them, when they confirmed that, and what they wrote about themselves since. */
export type SavedPerson = {
  tmNo: number;
  key: string;
  status: string;
  person: Person;
  confirmedAt: Date | null;
  ownTexts: Partial<Person>;
};

const everyField = Object.keys(personFields) as PersonField[];

/** Who somebody is: with another of these, the entry is another person's. */
const identity: readonly PersonField[] = ['tmName', 'tmPhone', 'tmEmail'];

/** What a member reads and confirms (P-03): all but the school's id, of which the name is shown. */
const confirmed: readonly PersonField[] = everyField.filter((name) => name !== 'schoolNo');

/** Leader first, then the members that stay, in their order. */
export function enteredPeople(fields: Fields): EnteredPerson[] {
  const form = readFields(fields);
  const members = keptMembers(form).map((member, index) => ({
    key: member.key,
    role: MEMBER_ROLE as 1,
    position: index + 1,
    person: personOf(member),
  }));
  return [{ key: LEADER_KEY, role: LEADER_ROLE as 2, position: 0, person: form.leader }, ...members];
}

function personOf(given: Person): Person {
  const entries = everyField.map((name) => [name, given[name] ?? '']);
  return Object.fromEntries(entries) as Person;
}

/**
 * How the saved members become the entered ones. A saved member keeps the number; who is not entered any more
 * is removed. Somebody who was made another person (name, phone or e-mail) has to confirm anew, and so has
 * whoever had confirmed an entry that says something else now (P-03). What members wrote themselves is
 * confirmed by that. Who has not answered yet finds what stands now behind the link they have.
 */
export type KeptPerson = {
  tmNo: number;
  entered: EnteredPerson;
  changed: boolean;
  isSomebodyElse: boolean;
  isAskedAnew: boolean;
  /** The own texts that stand; one that was replaced says nothing any more. */
  ownTexts: Partial<Person>;
};

export type MemberPlan = {
  added: EnteredPerson[];
  kept: KeptPerson[];
  removed: number[];
};

export function planMembers(saved: readonly SavedPerson[], entered: readonly EnteredPerson[]): MemberPlan {
  const plan: MemberPlan = { added: [], kept: [], removed: [] };
  const active = new Map(
    saved.filter(({ status }) => status === 'active').map((person) => [person.key, person]),
  );
  for (const one of entered) {
    const before = active.get(one.key);
    active.delete(one.key);
    if (!before) plan.added.push(one);
    else plan.kept.push(keptPerson(before, one));
  }
  plan.removed = [...active.values()].map(({ tmNo }) => tmNo);
  return plan;
}

function keptPerson(before: SavedPerson, entered: EnteredPerson): KeptPerson {
  const now = entered.person;
  const changed = everyField.filter((name) => now[name] !== before.person[name]);
  const byOthers = changed.filter((name) => now[name] !== before.ownTexts[name]);
  const isSomebodyElse = byOthers.some((name) => identity.includes(name));
  const outdated = before.confirmedAt !== null && byOthers.some((name) => confirmed.includes(name));
  const standing = Object.entries(before.ownTexts).filter(
    ([name, text]) => now[name as PersonField] === text,
  );
  return {
    tmNo: before.tmNo,
    entered,
    changed: changed.length > 0,
    isSomebodyElse,
    isAskedAnew: entered.role === MEMBER_ROLE && (isSomebodyElse || outdated),
    ownTexts: isSomebodyElse ? {} : Object.fromEntries(standing),
  };
}

/** Taking away a saved member is impossible where the team is then smaller than the deletion floor (1107). */
export function breaksFloor(
  plan: MemberPlan,
  entered: readonly EnteredPerson[],
  deletionFloor: number,
): boolean {
  return plan.removed.length > 0 && entered.length < deletionFloor;
}

/** Somebody in an active entry of another team of the season. */
export type Elsewhere = { trackNo: number; phoneIndex: string; userId: number | null };

/**
 * Who of the team is in another one, with the specified code: the leader 1101 in this track and 1102 in
 * another; a member 1111 and 1112. The leader is looked at first.
 */
export function elsewhereProblem(
  people: readonly { key: string; role: 1 | 2; phoneIndex: string; userId: number | null }[],
  elsewhere: readonly Elsewhere[],
  trackNo: number,
): { error: ErrorName; path: string } | null {
  for (const person of people) {
    const found = elsewhere.find(
      (other) =>
        other.phoneIndex === person.phoneIndex || (person.userId !== null && other.userId === person.userId),
    );
    if (!found) continue;
    const here = found.trackNo === trackNo;
    if (person.role === LEADER_ROLE)
      return { error: here ? 'alreadyApplied' : 'appliedElsewhere', path: 'leader.tmPhone' };
    const path = `members.${person.key}.tmPhone`;
    return { error: here ? 'memberOfOtherTeam' : 'memberOfOtherTrack', path };
  }
  return null;
}
