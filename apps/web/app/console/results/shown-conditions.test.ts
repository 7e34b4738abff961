import type { ResultCondition } from '@chulbal/contract/results/results';
import { expect, test } from 'vitest';
import { shownConditions } from './shown-conditions.ts';

const condition = (code: ResultCondition['code'], met: boolean, open: number): ResultCondition => ({
  code,
  met,
  open,
  total: open,
  teamNos: [],
  evaluators: [],
});

test.each([
  ['none under the saved rules, one under those tried out', condition('ties', true, 0), [[1, 2]], false, 1],
  ['one under the saved rules, none under those tried out', condition('ties', false, 1), [], true, 0],
  ['the same', condition('ties', false, 1), [[1, 2]], false, 1],
] as const)('ties agree with the ranking beside them: %s', (_case, saved, openTies, met, open) => {
  const sheets = condition('sheets', false, 3);
  const shown = shownConditions([sheets, saved], { openTies: openTies.map((tied) => [...tied]) });
  expect(shown[0]).toEqual(sheets);
  expect(shown[1]).toMatchObject({ met, open, teamNos: openTies.flat() });
});
