import { type PlanFacts, pairOf } from '@chulbal/contract/panels/facts';
import { reviewPlan } from '@chulbal/contract/panels/review';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { type BuildOptions, buildPanels } from '@chulbal/domain/panels/build.rules';
import type { Figure } from '../tools/figures/figure.ts';

export const name = 'F-06 Panels: 1,500 applications × 7 over 200 evaluators with conflicts';

const TEAMS = 1_500;
const EVALUATORS = 200;
const PANEL_SIZE = 7;
const OPTIONS: BuildOptions = { panelCount: null, alternates: 1, region: 1, expertise: 2 };

const fields = ['living', 'food', 'education', 'health', 'environment', 'culture', 'mobility', 'platform'];
const regions = ['capital', 'chungcheong', 'daegyeong', 'honam', 'southeast'];

export async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const facts = manyFacts(seed);
  // Once to be compiled.
  buildPanels(facts, OPTIONS, { panels: [] });
  const began = performance.now();
  const built = buildPanels(facts, OPTIONS, { panels: [] });
  const made = performance.now();
  if (!('content' in built)) throw new Error(`It cannot be done: ${JSON.stringify(built.problems)}`);
  const { figures, duties } = reviewPlan(built.content, facts);
  const reviewed = performance.now();
  return [
    { what: 'applications', value: figures.teams, unit: '' },
    { what: 'conflicts among all pairs', value: facts.apart.size, unit: '' },
    { what: 'panels', value: figures.panels, unit: '' },
    { what: 'building the panels', value: made - began, unit: 'ms', atMost: 5_000 },
    { what: 'who judges whom, figures and problems of the plan', value: reviewed - made, unit: 'ms' },
    { what: 'assignments', value: duties.length, unit: '' },
    { what: 'applications judged by fewer than 7', value: figures.shortTeams, unit: '', atMost: 0 },
    { what: 'conflicts inside panels, covered by alternates', value: figures.covered, unit: '' },
    { what: 'pairs whose evaluator knows the field', value: figures.expertise, unit: '%' },
    { what: 'applications in a panel of their region', value: figures.region, unit: '%' },
  ];
}

/** Teams and evaluators as a season has them; each pair is in conflict with a chance of one in fifty, some schools more. */
function manyFacts(seed: number): PlanFacts {
  const random = randomNumbers(seed);
  const teams = Array.from({ length: TEAMS }, (_, index) => ({
    teamNo: index + 1,
    itemPart: pick(random, fields),
    region: pick(random, regions),
  }));
  const evaluators = Array.from({ length: EVALUATORS }, (_, index) => ({
    evaluatorId: index + 1,
    expertise: [...new Set([pick(random, fields), pick(random, fields), pick(random, fields)])],
    loadLimit: 55 + Math.floor(random() * 16),
  }));
  const apart = new Set<string>();
  for (const { evaluatorId } of evaluators) {
    const often = random() < 0.1 ? 0.1 : 0.012;
    for (const { teamNo } of teams) if (random() < often) apart.add(pairOf(evaluatorId, teamNo));
  }
  return { panelSize: PANEL_SIZE, teams, evaluators, apart, held: new Set() };
}
