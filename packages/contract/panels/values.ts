/** Why an evaluator may not judge a team (제척, 기피). `recused`: they gave the team back in this stage (회피). */
export const conflictKinds = [
  'school',
  'department',
  'employer',
  'emailDomain',
  'phone',
  'relation',
  'exclusion',
] as const;

/** Conflicts that are found by comparing; the others are declared or asked for. */
export const comparedKinds = ['school', 'department', 'employer', 'emailDomain', 'phone'] as const;

/** How the reader knows what a problem names. */
export type ProblemNames = { team(teamNo: number): string; evaluator(evaluatorId: number): string };
