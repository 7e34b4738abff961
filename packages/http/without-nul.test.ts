import { expect, test } from 'vitest';
import { withoutNul } from './without-nul.ts';

test('NUL characters go, however deep, and everything else stays', () => {
  const given = { keyword: 'a\0b', list: ['\0', 1, null, true], deep: { text: '가\0나' } };
  expect(withoutNul(given)).toEqual({ keyword: 'ab', list: ['', 1, null, true], deep: { text: '가나' } });
});
