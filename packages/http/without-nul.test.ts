import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.ts';

test('NUL characters go, however deep, and everything else stays', () => {
  const given = { keyword: 'a\0b', list: ['\0', 1, null, true], deep: { text: '가\0나' } };
  expect(withoutNul(given)).toEqual({ keyword: 'ab', list: ['', 1, null, true], deep: { text: '가나' } });
});

test('an input of any depth is taken', () => {
  let deep: unknown = 'a';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(() => withoutNul(deep)).not.toThrow();
});
