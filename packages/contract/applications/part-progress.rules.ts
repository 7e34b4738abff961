import type { PartForLeader } from './part-progress.ts';
import type { Finding } from './rules.ts';
import { applySteps } from './rules.ts';
import { shownToLeader } from './values.ts';

/**
 * How many of a team are done: who was asked, once they have signed; anybody else, once nothing of them is missing.
 * `people` as in `peopleOf`: `leader` and the keys of the members.
 */
export function countDone(
  people: readonly string[],
  { findings, parts }: { findings: readonly Finding[]; parts: readonly PartForLeader[] },
): number {
  const lacks = ({ path }: Finding, person: string) =>
    path.startsWith(person === 'leader' ? 'leader.' : `members.${person}.`) ||
    (path.startsWith('files.') && path.endsWith(`.${person}`));
  return people.filter((person) => {
    const part = parts.find(({ key }) => key === person);
    return part ? part.state === 'done' : !findings.some((finding) => lacks(finding, person));
  }).length;
}

/** Whether a member wrote a field themselves, so that the leader sees that it is there and nothing else. */
export function isTheirs(parts: readonly PartForLeader[], path: string): boolean {
  const [head, key, name = ''] = path.split('.');
  if (head !== 'members' || shownToLeader.includes(name)) return false;
  return parts.some((part) => part.key === key && part.written.includes(name));
}

/**
 * What a leader's page finds, which lacks what members wrote: of their fields the server says what is missing or wrong,
 * and of those that depend on them where the leader has typed nothing.
 */
export function findingsWithParts(
  found: readonly Finding[],
  parts: readonly PartForLeader[],
  fields: Readonly<Record<string, string>>,
): Finding[] {
  const own = found.filter(({ path }) => !isTheirs(parts, path));
  const known = new Set(own.map(({ path }) => path));
  const theirs = parts.flatMap(({ key, missing }) =>
    missing.flatMap(({ name, error }): Finding[] => {
      const path = `members.${key}.${name}`;
      const isField = !name.startsWith('files.') && name !== 'sign';
      if (!isField || known.has(path) || fields[path]) return [];
      return [{ step: 'members', path, error: error as Finding['error'] }];
    }),
  );
  return [...own, ...theirs].sort((a, b) => applySteps.indexOf(a.step) - applySteps.indexOf(b.step));
}
