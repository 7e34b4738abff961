import { expect, test } from 'vitest';
import { bonusChanges } from './bonus.rules.ts';

const claims = [0, 1, 2].map((place) => ({ place, aaNo: place + 1, points: 1, sha256: `claim ${place}` }));
const standing = [
  { place: 0, claimSha256: 'claim 0', decision: 'verified' as const },
  { place: 1, claimSha256: 'an earlier claim', decision: 'rejected' as const },
];

test.each([
  ['one that is pending', { place: 2, decision: 'verified' as const }, ['2 pending → verified']],
  ['one that was decided otherwise', { place: 0, decision: 'rejected' as const }, ['0 verified → rejected']],
  ['one that stands so already', { place: 0, decision: 'verified' as const }, []],
  ['one that was changed since', { place: 1, decision: 'rejected' as const }, ['1 pending → rejected']],
  [
    'all that are pending',
    { place: null, decision: 'verified' as const },
    ['1 pending → verified', '2 pending → verified'],
  ],
  ['taken back', { place: 0, decision: 'pending' as const }, ['0 verified → pending']],
  ['all taken back', { place: null, decision: 'pending' as const }, ['0 verified → pending']],
])('%s', (_case, asked, changes) => {
  const said = bonusChanges(claims, standing, asked).map(
    ({ place, before, after }) => `${place} ${before} → ${after}`,
  );
  expect(said).toEqual(changes);
});

test('a place that nobody claims is not decided', () => {
  expect(bonusChanges(claims.slice(0, 1), [], { place: 2, decision: 'verified' })).toEqual([]);
});
