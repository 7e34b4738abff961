import { type PlanFacts, pairOf } from '@chulbal/contract/panels/facts';
import type { PanelContent } from '@chulbal/contract/panels/panels';
import { reviewPlan } from '@chulbal/contract/panels/review';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuildOptions, buildPanels } from './build.rules.ts';

const none: PanelContent = { panels: [] };
const options: BuildOptions = { panelCount: 2, alternates: 0, region: 0, expertise: 2 };

/** Few teams and evaluators of three fields and regions, some of them apart. */
const smallFacts = fc
  .record({
    parts: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 3, maxLength: 6 }),
    fields: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 5 }),
    apart: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 })), {
      maxLength: 8,
    }),
    limit: fc.integer({ min: 6, max: 9 }),
  })
  .map(
    ({ parts, fields, apart, limit }): PlanFacts => ({
      panelSize: 2,
      teams: parts.map((itemPart, index) => ({ teamNo: index + 1, itemPart, region: `${index % 3}` })),
      evaluators: fields.map((field, index) => ({
        evaluatorId: index + 1,
        expertise: [field],
        loadLimit: limit,
      })),
      apart: new Set(apart.map(([evaluatorId, teamNo]) => pairOf(evaluatorId, teamNo))),
      held: new Set(),
    }),
  );

function contentOf(facts: PlanFacts, given: Partial<BuildOptions> = {}, pins = none): PanelContent {
  const built = buildPanels(facts, { ...options, ...given }, pins);
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return built.content;
}

type Panel = { members: number[]; teams: number[] };

function panelsOf({ panels }: PanelContent): Panel[] {
  return panels.map(({ evaluators, teams }) => ({
    members: evaluators.filter(({ role }) => role === 'member').map(({ evaluatorId }) => evaluatorId),
    teams: teams.map(({ teamNo }) => teamNo),
  }));
}

/** The stated cost, said anew: 1,000 for a conflict, 20 for a field that a member does not know. */
function costOf(facts: PlanFacts, panels: readonly Panel[]): number {
  let cost = 0;
  for (const { members, teams } of panels) {
    for (const evaluatorId of members) {
      const evaluator = facts.evaluators.find((one) => one.evaluatorId === evaluatorId);
      for (const teamNo of teams) {
        const team = facts.teams.find((one) => one.teamNo === teamNo);
        if (!evaluator?.expertise.includes(team?.itemPart ?? '')) cost += 20;
        if (facts.apart.has(pairOf(evaluatorId, teamNo))) cost += 1_000;
      }
    }
  }
  return cost;
}

/** Every way to give each of `count` things one of `places`. */
function* ways(count: number, places: number): Generator<number[]> {
  for (let code = 0; code < places ** count; code += 1) {
    yield Array.from({ length: count }, (_, index) => Math.floor(code / places ** index) % places);
  }
}

function bruteForce(facts: PlanFacts): number {
  let best = Infinity;
  const divisions = [...ways(facts.teams.length, 2)].filter((way) => {
    const first = way.filter((place) => place === 0).length;
    return Math.abs(2 * first - way.length) <= 1;
  });
  for (const memberOf of ways(facts.evaluators.length, 3)) {
    const panels = [0, 1].map((panel) =>
      memberOf.flatMap((place, index) => (place === panel ? [index + 1] : [])),
    );
    if (panels.some((members) => members.length !== facts.panelSize)) continue;
    for (const teamOf of divisions) {
      const whole = panels.map((members, panel) => ({
        members,
        teams: teamOf.flatMap((place, index) => (place === panel ? [index + 1] : [])),
      }));
      best = Math.min(best, costOf(facts, whole));
    }
  }
  return best;
}

describe('panels are built', () => {
  test('as well as by trying every way there is', () => {
    fc.assert(
      fc.property(smallFacts, (facts) => {
        expect(costOf(facts, panelsOf(contentOf(facts)))).toBe(bruteForce(facts));
      }),
      { numRuns: 60 },
    );
  });

  test('the same in whatever order teams and evaluators come', () => {
    fc.assert(
      fc.property(smallFacts, fc.integer({ min: 0, max: 2 }), (facts, region) => {
        const turned = {
          ...facts,
          teams: facts.teams.toReversed(),
          evaluators: facts.evaluators.toReversed(),
        };
        expect(contentOf(turned, { region })).toEqual(contentOf(facts, { region }));
      }),
    );
  });

  test('around what is pinned', () => {
    fc.assert(
      fc.property(smallFacts, (facts) => {
        const pins = {
          panels: [
            { name: '', evaluators: [], teams: [] },
            {
              name: '창업 2',
              evaluators: [
                { evaluatorId: 1, role: 'member' as const, pinned: true },
                { evaluatorId: 2, role: 'member' as const, pinned: false },
              ],
              teams: [{ teamNo: 2, pinned: true }],
            },
          ],
        };
        const { panels } = contentOf(facts, {}, pins);
        expect(panels[1]?.name).toBe('창업 2');
        expect(panels[1]?.evaluators).toContainEqual({ evaluatorId: 1, role: 'member', pinned: true });
        expect(panels[1]?.teams).toContainEqual({ teamNo: 2, pinned: true });
      }),
    );
  });

  test('with every team once, every panel of its size, and nobody in two', () => {
    fc.assert(
      fc.property(smallFacts, fc.integer({ min: 0, max: 1 }), (facts, alternates) => {
        const content = contentOf(facts, { alternates, region: 1 });
        const placed = content.panels.flatMap(({ teams }) => teams.map(({ teamNo }) => teamNo));
        expect(placed.toSorted()).toEqual(facts.teams.map(({ teamNo }) => teamNo));
        const everyone = content.panels.flatMap(({ evaluators }) => evaluators.map((one) => one.evaluatorId));
        expect(new Set(everyone).size).toBe(everyone.length);
        expect(panelsOf(content).map(({ members }) => members.length)).toEqual([2, 2]);
      }),
    );
  });
});

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  panelSize: 2,
  teams: [1, 2, 3, 4].map((teamNo) => ({ teamNo, itemPart: 'a', region: teamNo % 2 ? 'east' : 'west' })),
  evaluators: [1, 2, 3, 4].map((evaluatorId) => ({ evaluatorId, expertise: ['a'], loadLimit: 4 })),
  apart: new Set(),
  held: new Set(),
  ...given,
});

test('teams of a region stay together', () => {
  expect(panelsOf(contentOf(facts(), { region: 1 })).map(({ teams }) => teams)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('an alternate comes to the panel that needs one', () => {
  const evaluators = [1, 2, 3, 4, 5].map((evaluatorId) => ({ evaluatorId, expertise: ['a'], loadLimit: 4 }));
  // Nobody but 5 may judge team 4, so its panel is short of two.
  const apart = new Set([1, 2, 3, 4].map((evaluatorId) => pairOf(evaluatorId, 4)));
  const content = contentOf(facts({ evaluators, apart }), { alternates: 1 });
  const { problems } = reviewPlan(content, facts({ evaluators, apart }));
  const place = content.panels.findIndex(({ teams }) => teams.some(({ teamNo }) => teamNo === 4));
  expect(content.panels[place]?.evaluators.some(({ evaluatorId }) => evaluatorId === 5)).toBe(true);
  expect(problems).toMatchObject([{ code: 'teamShort', teamNo: 4, needs: 2, has: 1 }]);
});

test.each<[string, PlanFacts, Partial<BuildOptions>, object]>([
  ['there are no teams', facts({ teams: [] }), {}, { code: 'noTeams' }],
  ['there are no evaluators', facts({ evaluators: [] }), {}, { code: 'noEvaluators' }],
  [
    'there are too few',
    facts(),
    { panelCount: 3 },
    { code: 'tooFewEvaluators', needs: 6, has: 4, missing: 2 },
  ],
  [
    'the limits are too small',
    facts({ evaluators: [1, 2].map((evaluatorId) => ({ evaluatorId, expertise: [], loadLimit: 3 })) }),
    { panelCount: null },
    { code: 'limitsTooSmall', needs: 4, has: 3, missing: 2 },
  ],
])('it says why not when %s', (_, given, more, expected) => {
  expect(buildPanels(given, { ...options, ...more }, none)).toMatchObject({ problems: [expected] });
});

test('it says so when more members are pinned than a panel has', () => {
  const evaluators = [1, 2, 3].map((evaluatorId) => ({ evaluatorId, role: 'member' as const, pinned: true }));
  const pins = { panels: [{ name: '', evaluators, teams: [] }] };
  expect(buildPanels(facts(), options, pins)).toMatchObject({
    problems: [{ code: 'tooManyPinned', panel: 1, needs: 2, has: 3 }],
  });
});
