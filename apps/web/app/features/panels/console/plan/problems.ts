import type { PlanProblem } from '@chulbal/contract/panels';
import type { ArrangedPanel, Arrangement } from './arrangement.ts';
import type { Figures } from './figures.ts';

type Known = {
  panelSize: number;
  teamNos: ReadonlySet<number>;
  /** Those who may judge, with their limits. */
  limits: ReadonlyMap<number, number>;
};

const none = { panel: null, teamNo: null, evaluatorId: null, needs: null, has: null, missing: null };

/**
 * What is wrong with an arrangement now, in the words and with the weight of the server's own review, which decides
 * at publishing. Errors first.
 */
export function problemsOf(arrangement: Arrangement, figures: Figures, known: Known): PlanProblem[] {
  const problems: PlanProblem[] = [
    ...figures.withoutPanel.map((teamNo) => ({ ...none, code: 'unplaced' as const, severity, teamNo })),
    ...arrangement.flatMap((panel, index) => panelProblems(panel, index + 1, figures, known)),
    ...figures.overLimit
      .filter((evaluatorId) => known.limits.has(evaluatorId))
      .map((evaluatorId) => ({
        ...none,
        code: 'overLimit' as const,
        severity: 'warning' as const,
        evaluatorId,
        needs: known.limits.get(evaluatorId) ?? 0,
        has: figures.load.get(evaluatorId) ?? 0,
      })),
  ];
  return problems.sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

const severity = 'error' as const;

function panelProblems(panel: ArrangedPanel, place: number, figures: Figures, known: Known): PlanProblem[] {
  const at = { ...none, panel: place };
  const problems: PlanProblem[] = [];
  const gone = panel.evaluators.filter(({ evaluatorId }) => !known.limits.has(evaluatorId));
  for (const { evaluatorId } of gone) problems.push({ ...at, code: 'evaluatorGone', severity, evaluatorId });
  const has = panel.evaluators.filter(
    ({ evaluatorId, role }) => role === 'member' && known.limits.has(evaluatorId),
  ).length;
  const needs = known.panelSize;
  if (has < needs) problems.push({ ...at, code: 'panelShort', severity: weight(has), needs, has });
  if (has > needs) problems.push({ ...at, code: 'panelLong', severity: 'warning', needs, has });
  for (const { teamNo } of panel.teams) {
    if (!known.teamNos.has(teamNo)) problems.push({ ...at, code: 'teamGone', severity: 'warning', teamNo });
  }
  // where the whole panel is short its teams all are: said once
  const may = Math.min(needs, has);
  for (const { teamNo, has: judges } of figures.panels.get(panel.key)?.short ?? []) {
    if (judges >= may || !known.teamNos.has(teamNo)) continue;
    problems.push({ ...at, code: 'teamShort', severity: weight(judges), teamNo, needs: may, has: judges });
  }
  return problems;
}

/** Nobody at all keeps a plan from being published. */
function weight(has: number): PlanProblem['severity'] {
  return has > 0 ? 'warning' : 'error';
}

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
