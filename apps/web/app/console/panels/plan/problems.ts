import type { PlanProblem } from '@chulbal/contract/panels/panels';

export type ProblemGroup = {
  code: PlanProblem['code'];
  severity: PlanProblem['severity'];
  list: PlanProblem[];
};

/** Problems of one kind together, in the order in which the kinds come. */
export function groupedProblems(problems: readonly PlanProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const group = groups.get(problem.code);
    if (group) group.list.push(problem);
    else groups.set(problem.code, { code: problem.code, severity: problem.severity, list: [problem] });
  }
  return [...groups.values()];
}
