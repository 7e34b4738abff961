/** What the leader keeps seeing whoever wrote it: they have to know whom they ask, and reach them. */
export const shownToLeader: readonly string[] = ['tmName', 'tmPhone', 'tmEmail'];

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

export const historyGroups = ['team', 'operators', 'judging', 'messages'] as const;
