import { expect, test } from 'vitest';
import { tieWords } from './tie-words.ts';

const team = (
  feasibility: string,
  variance: string,
  by: 'criterion' | 'variance' | 'decision' | 'undecided' | null,
) => ({
  decision: 'selected' as 'selected' | 'undecided',
  criterionAverages: { feasibility },
  variance,
  tie: by && { against: 2, by, criterion: by === 'criterion' ? 'feasibility' : null },
});

test.each([
  ['no tie', team('24.8000', '1.0000', null), null],
  [
    'a criterion',
    team('24.8000', '1.0000', 'criterion'),
    { by: 'criterion', code: 'feasibility', own: '24.80', other: '22.70', sign: '>' },
  ],
  [
    'variance, the lower first',
    team('24.8000', '1.0000', 'variance'),
    { by: 'variance', own: '1.00', other: '3.50', sign: '<' },
  ],
  ['a decision on record', team('24.8000', '1.0000', 'decision'), { by: 'decision' }],
  ['nothing, where no place depends on it', team('24.8000', '1.0000', 'undecided'), { by: 'shared' }],
  [
    'nothing, across a line',
    { ...team('24.8000', '1.0000', 'undecided'), decision: 'undecided' as const },
    { by: 'undecided' },
  ],
])('%s', (_case, one, words) => {
  expect(tieWords(one, team('22.7000', '3.5000', null))).toEqual(words);
});

test('four decimals where two would look equal', () => {
  expect(tieWords(team('24.8001', '1.0000', 'criterion'), team('24.8000', '1.0000', null))).toMatchObject({
    own: '24.8001',
    other: '24.8000',
  });
});
