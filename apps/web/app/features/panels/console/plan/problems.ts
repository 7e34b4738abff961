import type { PlanProblem } from '@chulbal/contract/panels';
import type { Arrangement } from './arrangement.ts';
import type { Figures } from './figures.ts';

type Known = {
  panelSize: number;
  teamNos: ReadonlySet<number>;
  /** Those who may judge, with their limits. */
  limits: ReadonlyMap<number, number>;
};

const none = { panel: null, teamNo: null, evaluatorId: null, needs: null, has: null, missing: null };

/** What is wrong with an arrangement now, in the words of the server's own check: errors first. */
export function problemsOf(arrangement: Arrangement, figures: Figures, known: Known): PlanProblem[] {
  const errors: PlanProblem[] = [];
  const warnings: PlanProblem[] = [];
  for (const teamNo of figures.withoutPanel) {
    errors.push({ ...none, code: 'unplaced', severity: 'error', teamNo });
  }
  arrangement.forEach((panel, index) => {
    const place = index + 1;
    const needs = known.panelSize;
    const count = figures.panels.get(panel.key);
    for (const { teamNo } of panel.teams) {
      if (!known.teamNos.has(teamNo))
        errors.push({ ...none, code: 'teamGone', severity: 'error', panel: place, teamNo });
    }
    for (const { evaluatorId } of panel.evaluators) {
      if (!known.limits.has(evaluatorId))
        errors.push({ ...none, code: 'evaluatorGone', severity: 'error', panel: place, evaluatorId });
    }
    const has = count?.members ?? 0;
    if (has !== needs) {
      const code = has < needs ? 'panelShort' : 'panelLong';
      warnings.push({ ...none, code, severity: 'warning', panel: place, needs, has });
    }
    // where the whole panel is short its teams all are: said once
    const shortAnyway = Math.min(needs, has);
    for (const { teamNo, has: judges } of count?.short ?? []) {
      if (judges < shortAnyway)
        warnings.push({
          ...none,
          code: 'teamShort',
          severity: 'warning',
          panel: place,
          teamNo,
          needs,
          has: judges,
        });
    }
  });
  for (const evaluatorId of figures.overLimit) {
    const needs = known.limits.get(evaluatorId) ?? 0;
    const has = figures.load.get(evaluatorId) ?? 0;
    warnings.push({ ...none, code: 'overLimit', severity: 'warning', evaluatorId, needs, has });
  }
  return [...errors, ...warnings];
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
