import { expect, test } from 'vitest';
import { lettersOf, picturesHaveText } from './story-facts.ts';

test.each([
  ['', 0],
  ['<p></p>', 0],
  ['<h2>비는</h2><p>공짜</p>', 5],
  ['<p>a &amp; b</p>', 5],
])('%s has %i letters', (html, letters) => {
  expect(lettersOf(html)).toBe(letters);
});

test.each([
  ['<p>그림이 없어요</p>', true],
  ['<figure><img src="/transfer/file/0" alt="빗물 통"></figure>', true],
  ['<img alt="" src="/transfer/file/0">', false],
  ['<img src="/transfer/file/0">', false],
])('%s says what its pictures show: %s', (html, told) => {
  expect(picturesHaveText(html)).toBe(told);
});
