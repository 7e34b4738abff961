import type { PlanProblem } from './plan.ts';

export type TeamFacts = { teamNo: number; itemPart: string; region: string | null };
export type EvaluatorFacts = { evaluatorId: number; expertise: readonly string[]; loadLimit: number };

/** What decides who judges whom in a plan, on the server as on the screen where panels are built. */
export type DutyFacts = {
  panelSize: number;
  /** Teams that the stage judges. */
  teams: readonly Pick<TeamFacts, 'teamNo'>[];
  /** Evaluators who may judge in the stage. */
  evaluators: readonly Pick<EvaluatorFacts, 'evaluatorId' | 'loadLimit'>[];
  /** Who must not judge whom, by `pairOf`: conflicts that count, and teams that were given back. */
  apart: ReadonlySet<string>;
  /** Who judges whom now, by `pairOf`: what can stay stays. */
  held: ReadonlySet<string>;
};

/** Everything a plan is made from and judged by. */
export type PlanFacts = Omit<DutyFacts, 'teams' | 'evaluators'> & {
  teams: readonly TeamFacts[];
  evaluators: readonly EvaluatorFacts[];
};

export function pairOf(evaluatorId: number, teamNo: number): string {
  return `${evaluatorId} ${teamNo}`;
}

/** A problem with the numbers that it needs. */
export function problem(
  code: PlanProblem['code'],
  severity: PlanProblem['severity'],
  given: Partial<Omit<PlanProblem, 'code' | 'severity'>> = {},
): PlanProblem {
  const nothing = { panel: null, teamNo: null, evaluatorId: null, needs: null, has: null, missing: null };
  return { code, severity, ...nothing, ...given };
}
