import { expect, test } from 'vitest';
import { holdsWords } from './holds-words.ts';

test.each([
  ['물결로그 3-0008', '', true],
  ['물결로그 3-0008', '0008 물결', true],
  ['물결로그 3-0008', ' 물결  파도 ', false],
  ['Blue Wave', 'WAVE', true],
  ['물결로그'.normalize('NFD'), '물결', true],
])('%s, looked for %s: %s', (text, asked, found) => {
  expect(holdsWords(text, asked)).toBe(found);
});
