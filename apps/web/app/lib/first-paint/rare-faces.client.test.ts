import { expect, test } from 'vitest';
import { rareLetter } from './rare-faces.client.ts';

test.each([
  ['가나 A-Z\n', false],
  ['·', false],
  ['똠', true],
  ['é', true],
  ['', false],
])('in %j is a letter that the font leaves out: %s', (text, rare) => {
  expect(rareLetter('U+20-7e, U+B7,U+AC00, U+b098').test(text)).toBe(rare);
});

test('where no font is told, every letter is rare', () => {
  expect(rareLetter('').test('a')).toBe(true);
});
