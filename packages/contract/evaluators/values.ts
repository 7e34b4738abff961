export const MOST_AT_ONCE = 25;

/** Bytes of a list: 500 long lines, twice over. */
export const MOST_LIST_BYTES = 500_000;

/** Columns of a list of evaluators, in the order of the template. */
export const evaluatorColumnKeys = [
  'name',
  'email',
  'phone',
  'affiliation',
  'schoolName',
  'department',
  'employer',
  'expertise',
  'loadLimit',
] as const;

export type EvaluatorColumn = (typeof evaluatorColumnKeys)[number];

/** Columns that a list needs; the others may be missing. */
export const neededColumns = [
  'name',
  'email',
  'phone',
  'affiliation',
  'expertise',
  'loadLimit',
] as const satisfies readonly EvaluatorColumn[];

/** What evaluators are listed by; with `-` the greatest first. Who has never logged in was there longest ago. */
export const evaluatorSorts = [
  'name',
  'assigned',
  '-assigned',
  'submitted',
  '-submitted',
  'lastLogin',
  '-lastLogin',
] as const;
