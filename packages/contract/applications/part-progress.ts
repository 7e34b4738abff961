import { z } from 'zod';
import { instant } from '../fields.ts';
import { applySteps, type Finding } from './rules.ts';

/** What the leader keeps seeing whoever wrote it: they have to know whom they ask, and reach them. */
export const shownToLeader: readonly string[] = ['tmName', 'tmPhone', 'tmEmail'];

/** `guardian`: under 14 without consent, of whom nothing is kept. `changed`: signed, and written by the leader since. */
export const partState = z.enum(['sent', 'opened', 'done', 'changed', 'guardian']);
export type PartState = z.output<typeof partState>;

/**
 * What the leader is told of a member who was asked: how far they are, what is missing (fields by name, `files.<slot>`,
 * `sign`), and which fields they wrote themselves, of which the leader sees that they are there and nothing else.
 */
export const partForLeader = z.object({
  key: z.string(),
  state: partState,
  sentAt: instant,
  openedAt: instant.nullable(),
  doneAt: instant.nullable(),
  missing: z.array(z.object({ name: z.string(), error: z.string() })),
  written: z.array(z.string()),
  /** Seconds until the link may be sent again. */
  wait: z.number().int(),
});
export type PartForLeader = z.output<typeof partForLeader>;

/** The four short steps of a member, in their order. */
export const partSteps = ['who', 'school', 'papers', 'sign'] as const;
export type PartStep = (typeof partSteps)[number];

const whoFields = new Set(['tmName', 'tmSex', 'tmBirth', 'tmCountry', 'tmPhone', 'tmEmail']);

/** The step in which a member fills in what has this name: a field, `files.<slot>` or `sign`. */
export function partStepOf(name: string): PartStep {
  if (name === 'sign') return 'sign';
  if (name.startsWith('files.')) return 'papers';
  return whoFields.has(name) ? 'who' : 'school';
}

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
