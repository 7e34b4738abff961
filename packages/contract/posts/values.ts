export const boards = ['notice', 'program', 'resource', 'hero', 'past', 'hof'] as const;

export type Board = (typeof boards)[number];

/** Where a keyword is looked for. */
export const postFindTypes = ['all', 'title', 'content'] as const;
