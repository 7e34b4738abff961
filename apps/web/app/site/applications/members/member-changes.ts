import { type Fields, type Member, modifyType, type Person } from '@chulbal/contract/applications/fields';
import { keptMembers, mayAddMember, mayRemoveMember, teamSize } from '@chulbal/contract/applications/rules';

type Team = { members: Member[] };
type Changes = Record<string, string>;
type Rules = { teamMax: number; deletionFloor: number };

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A key for a new member: eight random letters, nothing about the person. */
export function newMemberKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join(
    '',
  );
}

/** Puts a member at the first free place. Null when the team is full. */
export function addMember(team: Team, rules: Rules, key: string): Changes | null {
  if (!mayAddMember(team, rules)) return null;
  const taken = new Set(team.members.map(({ position }) => position));
  const position = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((place) => !taken.has(place));
  return position === undefined ? null : { [`members.${key}.position`]: String(position) };
}

/**
 * Takes a member out: a saved one is marked as deleted (3), one that was never submitted leaves no trace. Null
 * where deletion is impossible: at the track's floor, 3 or fewer by default (specification, section 4).
 */
export function removeMember(team: Team, fields: Fields, member: Member, rules: Rules): Changes | null {
  if (!mayRemoveMember(team, member, rules)) return null;
  if (member.tmNo !== null) return { [`members.${member.key}.modifyType`]: modifyType.deleted };
  return Object.fromEntries(pathsOf(fields, member.key).map((path) => [path, '']));
}

/** Brings a member back that was marked as deleted. */
export function keepMember(member: Pick<Member, 'key'>): Changes {
  return { [`members.${member.key}.modifyType`]: modifyType.modified };
}

/** What is written about a member, and that a saved one was changed (2). */
export function writeMember(member: Pick<Member, 'key' | 'tmNo'>, texts: Partial<Person>): Changes {
  const prefix = `members.${member.key}.`;
  const changes: Changes = {};
  for (const [name, text] of Object.entries(texts)) changes[prefix + name] = text;
  if (member.tmNo !== null) changes[`${prefix}modifyType`] = modifyType.modified;
  return changes;
}

/** The texts that put a member back to how it was. */
export function undoMember(before: Fields, now: Fields, key: string): Changes {
  const paths = new Set([...pathsOf(before, key), ...pathsOf(now, key)]);
  return Object.fromEntries([...paths].map((path) => [path, before[path] ?? '']));
}

/** How many more people the team may take. */
export function placesLeft(team: Team, rules: Pick<Rules, 'teamMax'>): number {
  return Math.max(0, rules.teamMax - teamSize(team));
}

export function removedMembers(team: Team): Member[] {
  const kept = new Set(keptMembers(team));
  return team.members.filter((member) => !kept.has(member));
}

function pathsOf(fields: Fields, key: string): string[] {
  return Object.keys(fields).filter((path) => path.startsWith(`members.${key}.`));
}
