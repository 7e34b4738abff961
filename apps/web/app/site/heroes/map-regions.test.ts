import { expect, test } from 'vitest';
import { countOf, mapRegions, nameLines, shadeOf } from './map-regions.ts';

const counted = [
  { tmRegion: 1, kind: 'food' as const, count: 2 },
  { tmRegion: 17, kind: 'food' as const, count: 1 },
  { tmRegion: 17, kind: 'tech' as const, count: 4 },
];
const regions = [
  { code: 'capital', name: '수도권', sidos: ['1', '4', '9'] },
  { code: 'south', name: '호남·제주', sidos: ['14', '17', '99'] },
];

test.each([
  [undefined, [2, 5]],
  ['food' as const, [2, 1]],
  ['craft' as const, [0, 0]],
])('stories about %s by region', (kind, counts) => {
  const found = mapRegions(regions, counted, kind);
  expect(found.map(({ count }) => count)).toEqual(counts);
  expect(found[1]?.sidos).toEqual(['14', '17']);
});

test('what is left out narrows nothing', () => {
  expect(countOf(counted, {})).toBe(7);
  expect(countOf(counted, { kind: 'tech', sidos: ['1'] })).toBe(0);
});

test.each([
  [0, 0, 0],
  [1, 9, 1],
  [4, 9, 2],
  [9, 9, 3],
])('%i of at most %i stories is shade %i', (count, most, shade) => {
  expect(shadeOf(count, most)).toBe(shade);
});

test.each([
  ['수도권', ['수도권']],
  ['Daegu, Gyeongbuk and Gangwon', ['Daegu,', 'Gyeongbuk and', 'Gangwon']],
])('%s', (name, lines) => {
  expect(nameLines(name, 14)).toEqual(lines);
});
