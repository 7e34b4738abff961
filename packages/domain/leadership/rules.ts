import { type Fields, personFields } from '@chulbal/contract/applications/fields';

/** The fields with leader and member in each other’s places; the numbers are those of whoever stands there now. */
export function swapPeople(fields: Fields, swap: { key: string; leaderTmNo: number }): Fields {
  const { key, leaderTmNo } = swap;
  const next: Record<string, string> = { ...fields };
  for (const name of Object.keys(personFields)) {
    const [leader, member] = [`leader.${name}`, `members.${key}.${name}`];
    setOrDelete(next, leader, fields[member]);
    setOrDelete(next, member, fields[leader]);
  }
  const number = `members.${key}.tmNo`;
  if (fields[number]) next[number] = String(leaderTmNo);
  return next;
}

function setOrDelete(fields: Record<string, string>, path: string, text: string | undefined): void {
  if (text) fields[path] = text;
  else delete fields[path];
}

/** Whose document a file is, after the two have changed places. */
export function swapPerson(person: string | undefined, { key }: { key: string }): string | undefined {
  if (person === 'leader') return key;
  return person === key ? 'leader' : person;
}
