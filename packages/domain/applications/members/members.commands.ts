import { type Fields, type Person, personFields, readFields } from '@chulbal/contract/applications/fields';
import { sql } from 'kysely';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import type { NumberedMember } from '../draft.rules.ts';
import {
  breaksFloor,
  type Elsewhere,
  type EnteredPerson,
  elsewhereProblem,
  LEADER_ROLE,
  type MemberPlan,
  planMembers,
} from '../members.rules.ts';
import type { Application } from '../places.queries.ts';
import { exclusiveTrack } from '../refusal.queries.ts';
import { listTeamMembers, type MemberRow } from '../team.queries.ts';

/** A person of a team, ready to be written: sealed and indexed. */
export type PreparedPerson = EnteredPerson & {
  userId: number | null;
  phoneIndex: string;
  fieldsSealed: Buffer;
  /** When they signed exactly this themselves, by their own link: it is confirmed by that. */
  signedAt: Date | null;
};

/** What a submission did to the members: who is in the team now, and who has to be asked. */
export type WrittenMembers = {
  numbers: NumberedMember[];
  /** `again`: the same person, whose confirmed entry says something else now. */
  toInvite: { tmNo: number; entered: EnteredPerson; again: boolean }[];
};

/**
 * Makes the entered people the members of the team, in a transaction that holds them and the application's row
 * (`lockTeam`); `elsewhere` as it stands since. New ones get their `tmNo`, saved ones keep it, removed ones become
 * free.
 *
 * Throws alreadyApplied 1101, appliedElsewhere 1102, memberOfOtherTeam 1111, memberOfOtherTrack 1112 (the
 * database holds one entry a person and season), memberDeleteFailed 1107 (deletion floor),
 * memberRegisterFailed 1113 (has refused this team).
 */
export async function writeMembers(
  tx: Db,
  written: {
    application: Application;
    rules: TrackRules;
    people: PreparedPerson[];
    elsewhere: readonly Elsewhere[];
    now: Date;
  },
): Promise<WrittenMembers> {
  const { application, rules, people, elsewhere, now } = written;
  // A team has members from its first submission on.
  const rows = application.submissionVersion > 0 ? await listTeamMembers(tx, application.teamNo) : [];
  const saved = rows.map((row) => ({ ...row, key: row.memberKey }));
  const plan = planMembers(saved, people);
  if (breaksFloor(plan, people, rules.track.deletionFloor)) {
    throw fault('memberDeleteFailed', { fields: { members: 'memberDeleteFailed' } });
  }
  refuseRefused(rows, people);
  const problem = elsewhereProblem(people, elsewhere, application.trackNo);
  if (problem) throw fault(problem.error, { fields: { [problem.path]: problem.error } });
  const added = await applyPlan(tx, { application, rules, people, plan, now });
  const numbers = [...rows.filter(({ tmNo }) => !plan.removed.includes(tmNo)), ...added];
  return { numbers, toInvite: peopleToInvite(plan, people, numbers) };
}

function refuseRefused(rows: readonly MemberRow[], people: readonly PreparedPerson[]): void {
  const refused = new Set(rows.filter(({ status }) => status === 'refused').map((row) => row.phoneIndex));
  const again = people.find(({ phoneIndex, role }) => role !== LEADER_ROLE && refused.has(phoneIndex));
  if (!again) return;
  throw fault('memberRegisterFailed', {
    fields: { [`members.${again.key}.tmPhone`]: 'memberRegisterFailed' },
  });
}

/** Writes the plan and gives the members that are new. */
async function applyPlan(
  tx: Db,
  written: {
    application: Application;
    rules: TrackRules;
    people: PreparedPerson[];
    plan: MemberPlan;
    now: Date;
  },
): Promise<NumberedMember[]> {
  const { application, rules, people, plan, now } = written;
  const prepared = new Map(people.map((person) => [person.key, person]));
  const others = plan.kept.filter(({ isSomebodyElse }) => isSomebodyElse).map(({ tmNo }) => tmNo);
  await endLinks(tx, others);
  // Free what is given up first: two members may swap their phones.
  const changed = plan.kept.flatMap((kept) => (kept.changed ? [kept.tmNo] : []));
  await free(tx, [...plan.removed, ...changed]);
  for (const { tmNo, entered, isSomebodyElse, isAskedAnew, ownTexts } of plan.kept) {
    const person = prepared.get(entered.key);
    if (!person) continue;
    await tx.sql
      .updateTable('members')
      .set({
        ...columnsOf(person),
        status: 'active',
        ownTextsSealed: sealTexts(tx, ownTexts),
        ...(isAskedAnew ? { confirmedAt: person.signedAt } : {}),
        ...(isAskedAnew && isSomebodyElse ? { userId: person.userId } : {}),
      })
      .where('tmNo', '=', tmNo)
      .execute();
  }
  const added = plan.added.flatMap(({ key }) => prepared.get(key) ?? []);
  if (added.length === 0) return [];
  return tx.sql
    .insertInto('members')
    .values(
      added.map((person) => ({
        ...columnsOf(person),
        teamNo: application.teamNo,
        seasonId: application.seasonId,
        trackNo: application.trackNo,
        exclusiveTrack: exclusiveTrack(rules),
        memberKey: person.key,
        role: person.role,
        userId: person.userId,
        status: 'active' as const,
        confirmedAt: person.role === LEADER_ROLE ? now : person.signedAt,
      })),
    )
    .returning(['tmNo', 'memberKey', 'status'])
    .execute();
}

function columnsOf(person: PreparedPerson) {
  return {
    name: person.person.tmName,
    phoneIndex: person.phoneIndex,
    schoolId: pickedSchool(person.person),
    schoolName: person.person.tmSchoolName,
    fieldsSealed: person.fieldsSealed,
    position: person.position,
  };
}

/** The school that was picked from the search, looked up as it is written: an id counts only with its name. */
function pickedSchool({ schoolNo, tmSchoolName }: Person) {
  const id = Number(schoolNo);
  if (!schoolNo || !Number.isSafeInteger(id)) return null;
  return sql<number | null>`(select id from schools where id = ${id}::bigint and name = ${tmSchoolName})`;
}

/** The personal links of whoever was made somebody else mean nothing any more; of whoever is gone they say that. */
async function endLinks(tx: Db, tmNos: readonly number[]): Promise<void> {
  if (tmNos.length === 0) return;
  await tx.sql.deleteFrom('memberInvitations').where('tmNo', 'in', tmNos).execute();
}

async function free(tx: Db, tmNos: readonly number[]): Promise<void> {
  if (tmNos.length === 0) return;
  await tx.sql.updateTable('members').set({ status: 'removed' }).where('tmNo', 'in', tmNos).execute();
}

function peopleToInvite(
  plan: MemberPlan,
  people: readonly PreparedPerson[],
  numbers: readonly NumberedMember[],
): WrittenMembers['toInvite'] {
  const again = new Map([
    ...plan.added.map(({ key }) => [key, false] as const),
    ...plan.kept
      .filter(({ isAskedAnew }) => isAskedAnew)
      .map(({ entered, isSomebodyElse }) => [entered.key, !isSomebodyElse] as const),
  ]);
  return people
    .filter(({ key, role, signedAt }) => role !== LEADER_ROLE && !signedAt && again.has(key))
    .flatMap((entered) => {
      const row = numbers.find(({ memberKey, status }) => memberKey === entered.key && status === 'active');
      return row ? [{ tmNo: row.tmNo, entered, again: again.get(entered.key) === true }] : [];
    });
}

/**
 * Remembers what a linked member has just written about themselves: by that they confirm it, once it is
 * submitted. A phone number is confirmed by whoever holds it, so one that is not their account's does not count.
 */
export async function noteOwnTexts(
  tx: Db,
  actor: UserActor,
  saved: { teamNo: number; key: string; paths: readonly string[]; fields: Fields },
): Promise<void> {
  const names = saved.paths.flatMap((path) => {
    const [head, key, name = ''] = path.split('.');
    return head === 'members' && key === saved.key && name in personFields ? [name as keyof Person] : [];
  });
  const entry = readFields(saved.fields).members.find(({ key }) => key === saved.key);
  const members = names.length > 0 && entry ? await listTeamMembers(tx, saved.teamNo) : [];
  const member = members.find(({ userId, status }) => userId === actor.userId && status === 'active');
  if (!entry || !member) return;
  const account = await tx.sql
    .selectFrom('accounts')
    .select('phoneIndex')
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  const isOwnPhone = account?.phoneIndex === tx.vault.index(entry.tmPhone);
  const own = { ...member.ownTexts };
  for (const name of names) if (name !== 'tmPhone' || isOwnPhone) own[name] = entry[name];
  await tx.sql
    .updateTable('members')
    .set({ ownTextsSealed: sealTexts(tx, own) })
    .where('tmNo', '=', member.tmNo)
    .execute();
}

function sealTexts(db: Db, texts: Partial<Person>): Buffer | null {
  return Object.keys(texts).length > 0 ? db.vault.seal(JSON.stringify(texts)) : null;
}

/** Every member of a team that is taken back becomes free for other teams; their personal links only say so. */
export async function freeTeam(tx: Db, teamNo: number): Promise<void> {
  await tx.sql
    .updateTable('members')
    .set({ status: 'cancelled' })
    .where('teamNo', '=', teamNo)
    .where('status', 'in', ['active', 'refused'])
    .execute();
}
