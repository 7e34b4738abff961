import { anyInputs, anyRules } from '@chulbal/testing/arbitrary-results';
import { inputsOf, rulesOf, teamOf } from '@chulbal/testing/result-cases';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewOf } from './compare.rules.ts';
import { rank } from './ranking.rules.ts';

const names = { teams: new Map(), regions: new Map() };

test('numbers by region add up, and say what the rows say, whatever the teams and rules', () => {
  fc.assert(
    fc.property(anyInputs({ decided: true }), anyRules, (inputs, rules) => {
      const view = viewOf(rank(inputs, rules), rules, { names, before: null });
      const sum = (of: (region: (typeof view.regions)[number]) => number) =>
        view.regions.reduce((total, region) => total + of(region), 0);
      expect(sum(({ teams }) => teams)).toBe(view.teams.length);
      expect(sum(({ selected }) => selected)).toBe(view.selected);
      expect(sum(({ national }) => national)).toBe(view.teams.filter(({ via }) => via === 'national').length);
    }),
    { numRuns: 200 },
  );
});

test('teams without a region have a line of their own, with words', () => {
  const five = (total: number) => Array<number>(5).fill(total);
  const teams = [
    teamOf(1, five(90), { region: 'capital' }),
    teamOf(2, five(80), { region: null }),
    teamOf(3, five(40), { region: null }),
  ];
  const rules = rulesOf({
    select: { kind: 'count', count: 2 },
    quotas: [{ region: 'capital', places: 1 }],
    backfill: true,
  });
  const view = viewOf(rank(inputsOf(teams), rules), rules, { names, before: null });
  expect(view.regions.at(-1)).toMatchObject({
    name: { ko: '권역 없음', en: 'No region' },
    teams: 2,
    eligible: 1,
    selected: 1,
    national: 1,
  });
  const regions = viewOf(rank(inputsOf(teams.slice(0, 1)), rules), rules, { names, before: null }).regions;
  expect(regions.map(({ region }) => region)).not.toContain('');
});
