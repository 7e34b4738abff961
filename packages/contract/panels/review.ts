import { type Duty, dutiesOf } from './duties.ts';
import { type DutyFacts, type PlanFacts, pairOf, problem } from './facts.ts';
import type { PanelContent, PlanFigures, PlanProblem } from './plan.ts';

/** What would come of a plan, in figures, and what is wrong with it. */
export function reviewPlan(
  content: PanelContent,
  facts: PlanFacts,
): { figures: PlanFigures; problems: PlanProblem[]; duties: Duty[] } {
  const duties = dutiesOf(content, facts);
  const problems = problemsOf(content, facts, duties);
  return { figures: figuresOf(content, facts, duties), problems, duties };
}

/** What is wrong with a plan that means these duties; errors first. */
export function problemsOf(content: PanelContent, facts: DutyFacts, duties: readonly Duty[]): PlanProblem[] {
  return [
    ...panelProblems(content, facts),
    ...teamProblems(content, facts, duties),
    ...loadProblems(facts, duties),
  ].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

/** Problems that keep a plan from being published: its errors, and warnings that nobody has accepted. */
export function blocking(problems: readonly PlanProblem[], allowWarnings: boolean): PlanProblem[] {
  return problems.filter(({ severity }) => severity === 'error' || !allowWarnings);
}

function panelProblems(content: PanelContent, facts: DutyFacts): PlanProblem[] {
  const known = new Set(facts.evaluators.map(({ evaluatorId }) => evaluatorId));
  return content.panels.flatMap(({ evaluators }, place) => {
    const panel = place + 1;
    const gone = evaluators.filter(({ evaluatorId }) => !known.has(evaluatorId));
    const members = evaluators.filter(({ evaluatorId, role }) => role === 'member' && known.has(evaluatorId));
    const size = { panel, needs: facts.panelSize, has: members.length };
    return [
      ...gone.map(({ evaluatorId }) => problem('evaluatorGone', 'error', { panel, evaluatorId })),
      ...(members.length < facts.panelSize
        ? [problem('panelShort', members.length > 0 ? 'warning' : 'error', size)]
        : []),
      ...(members.length > facts.panelSize ? [problem('panelLong', 'warning', size)] : []),
    ];
  });
}

function teamProblems(content: PanelContent, facts: DutyFacts, duties: readonly Duty[]): PlanProblem[] {
  const judged = new Set(facts.teams.map(({ teamNo }) => teamNo));
  const known = new Set(facts.evaluators.map(({ evaluatorId }) => evaluatorId));
  const given = countBy(duties, ({ teamNo }) => teamNo);
  const placed = new Set(content.panels.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo)));
  const problems = content.panels.flatMap(({ teams, evaluators }, place) =>
    teams.flatMap(({ teamNo }) => {
      const panel = place + 1;
      if (!judged.has(teamNo)) return [problem('teamGone', 'warning', { panel, teamNo })];
      const needs = Math.min(facts.panelSize, membersOf(evaluators, known));
      const has = given.get(teamNo) ?? 0;
      if (has >= needs) return [];
      if (has === 0 && facts.evaluators.every((one) => facts.apart.has(pairOf(one.evaluatorId, teamNo))))
        return [problem('conflictsWithAll', 'error', { panel, teamNo })];
      return [problem('teamShort', has > 0 ? 'warning' : 'error', { panel, teamNo, needs, has })];
    }),
  );
  const unplaced = facts.teams.filter(({ teamNo }) => !placed.has(teamNo));
  return [...unplaced.map(({ teamNo }) => problem('unplaced', 'error', { teamNo })), ...problems];
}

function loadProblems(facts: DutyFacts, duties: readonly Duty[]): PlanProblem[] {
  const load = countBy(duties, ({ evaluatorId }) => evaluatorId);
  return facts.evaluators.flatMap(({ evaluatorId, loadLimit }) => {
    const has = load.get(evaluatorId) ?? 0;
    return has > loadLimit ? [problem('overLimit', 'warning', { evaluatorId, needs: loadLimit, has })] : [];
  });
}

function figuresOf(content: PanelContent, facts: PlanFacts, duties: readonly Duty[]): PlanFigures {
  const { panels } = content;
  const team = new Map(facts.teams.map((one) => [one.teamNo, one]));
  const fields = new Map(facts.evaluators.map((one) => [one.evaluatorId, new Set(one.expertise)]));
  const loads = [...countBy(duties, ({ evaluatorId }) => evaluatorId).values()];
  const given = countBy(duties, ({ teamNo }) => teamNo);
  const sizes = panels.map(({ teams }) => teams.length);
  const ids = (role: 'member' | 'alternate') =>
    panels.flatMap(({ evaluators }) => evaluators.filter((one) => one.role === role));
  const apart = panels.flatMap(({ evaluators, teams }) =>
    teams.flatMap(({ teamNo }) =>
      evaluators.filter((one) => one.role === 'member' && facts.apart.has(pairOf(one.evaluatorId, teamNo))),
    ),
  );
  const knowing = duties.filter(({ evaluatorId, teamNo }) =>
    fields.get(evaluatorId)?.has(team.get(teamNo)?.itemPart ?? ''),
  );
  const together = panels.reduce((sum, { teams }) => {
    const regions = countBy(teams, ({ teamNo }) => team.get(teamNo)?.region ?? '');
    return sum + Math.max(0, ...regions.values());
  }, 0);
  const placed = sizes.reduce((sum, size) => sum + size, 0);
  return {
    panels: panels.length,
    teams: placed,
    members: ids('member').length,
    alternates: ids('alternate').length,
    assignments: duties.length,
    fewestTeams: sizes.length > 0 ? Math.min(...sizes) : 0,
    mostTeams: Math.max(0, ...sizes),
    lightestLoad: loads.length > 0 ? Math.min(...loads) : 0,
    heaviestLoad: Math.max(0, ...loads),
    conflicts: apart.length,
    covered: duties.filter(({ alternate }) => alternate).length,
    shortTeams: facts.teams.filter(({ teamNo }) => (given.get(teamNo) ?? 0) < facts.panelSize).length,
    expertise: percent(knowing.length, duties.length),
    region: percent(together, placed),
  };
}

function membersOf(
  evaluators: readonly { evaluatorId: number; role: string }[],
  known: ReadonlySet<number>,
): number {
  return evaluators.filter(({ evaluatorId, role }) => role === 'member' && known.has(evaluatorId)).length;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

function countBy<T, Key>(list: readonly T[], keyOf: (one: T) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}
