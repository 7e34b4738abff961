import { expect, test } from 'vitest';
import { panelSizes, type Sizing } from './sizes.rules.ts';

const asked = (given: Partial<Sizing>): Sizing => ({
  teams: 10,
  panelSize: 2,
  limits: [10, 10, 10, 10],
  pinned: [],
  panelCount: null,
  ...given,
});
const sizesOf = (given: Partial<Sizing>) => {
  const answer = panelSizes(asked(given));
  return 'sizes' in answer ? answer.sizes : answer.problem;
};

test.each<[string, Partial<Sizing>, number[]]>([
  ['one where it carries all teams', {}, [10]],
  ['two where one does not', { teams: 11 }, [6, 5]],
  ['as many as asked for', { panelCount: 2 }, [5, 5]],
  ['low limits in a panel of their own', { teams: 12, limits: [10, 3, 10, 3] }, [9, 3]],
  [
    'as many as are pinned',
    {
      pinned: [
        { members: 1, lowestLimit: 10, teams: 2 },
        { members: 0, lowestLimit: Infinity, teams: 0 },
      ],
    },
    [5, 5],
  ],
  [
    'one with more pinned teams than the others',
    { panelCount: 2, pinned: [{ members: 0, lowestLimit: Infinity, teams: 7 }] },
    [7, 3],
  ],
  [
    'a pinned low limit',
    { panelCount: 2, limits: [10, 10, 10], pinned: [{ members: 1, lowestLimit: 2, teams: 0 }] },
    [2, 8],
  ],
])('panels are %s', (_, given, sizes) => {
  expect(sizesOf(given)).toEqual(sizes);
});

test.each<[string, Partial<Sizing>, object]>([
  ['too few evaluators', { limits: [10] }, { code: 'tooFewEvaluators', needs: 2, has: 1, missing: 1 }],
  [
    'too few for so many panels',
    { panelCount: 3 },
    { code: 'tooFewEvaluators', needs: 6, has: 4, missing: 2 },
  ],
  ['more panels than teams', { teams: 1, panelCount: 2 }, { code: 'tooManyPanels', needs: 2, has: 1 }],
  [
    'load limits that carry too little',
    { teams: 25 },
    { code: 'limitsTooSmall', needs: 25, has: 20, missing: 2 },
  ],
  [
    'who could begin another panel counts',
    { teams: 25, limits: [10, 10, 10, 10, 10] },
    { code: 'limitsTooSmall', needs: 25, has: 20, missing: 1 },
  ],
  [
    'a pinned evaluator who cannot take the pinned teams',
    { pinned: [{ members: 1, lowestLimit: 2, teams: 3 }] },
    { code: 'pinnedLimit', panel: 1, needs: 3, has: 2 },
  ],
])('it says in numbers: %s', (_, given, expected) => {
  expect(sizesOf(given)).toMatchObject(expected);
});
