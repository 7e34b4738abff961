import { hofDraft } from '@chulbal/contract/hall-of-fame/hall-of-fame';
import { expect, test } from 'vitest';
import { finalStageOf, prizeOf, winnerDraft } from './rules.ts';

test.each([
  ['the last that is judged', ['application', 'review', 'final', 'exhibition', 'material'], 2],
  ['a presentation where there is no final', ['application', 'review', 'presentation', 'exhibition'], 2],
  ['none where nothing is judged', ['application', 'material'], null],
] as const)('the final stage of a track is %s', (_, kinds, place) => {
  const stages = kinds.map((kind) => ({ kind }));
  expect(finalStageOf(stages)).toBe(place === null ? null : stages[place]);
});

test.each([
  [1, 'lane'],
  [2, 'top'],
  [3, 'merit'],
  [null, 'merit'],
] as const)('place %s is drafted as %s', (rank, prize) => {
  expect(prizeOf(rank)).toBe(prize);
});

test('the draft of the longest texts is one that the board takes', () => {
  const draft = winnerDraft({
    ...{ teamNo: 1, rank: 1, number: '3-0417', teamName: '가'.repeat(60), itemName: '나'.repeat(200) },
    ...{ region: null, year: 2026, lane: 3, track: { ko: '캠퍼스', en: 'Campus' } },
  });
  expect(hofDraft.safeParse(draft).success).toBe(true);
});
