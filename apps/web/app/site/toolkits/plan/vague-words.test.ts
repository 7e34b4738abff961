import { expect, test } from 'vitest';
import { vagueWords } from './vague-words.ts';

test.each([
  ['손님은 설치 전보다 많이 늘었다.', [{ word: '많이', at: 11, kind: 'number' }]],
  ['많이는 아니다', []],
  [
    '다양한 책과 Very good',
    [
      { word: '다양한', at: 0, kind: 'name' },
      { word: 'Very', at: 7, kind: 'number' },
    ],
  ],
  ['everything 38명', []],
])('%s', (text, found) => {
  expect(vagueWords(text)).toEqual(found);
});
