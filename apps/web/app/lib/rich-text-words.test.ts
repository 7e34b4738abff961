import { expect, test } from 'vitest';
import { richTextWords } from './rich-text-words.ts';

test.each([
  [
    '<p>누구나 낼 수 있어요.</p><ul><li>둘이서</li><li>셋이서</li></ul>',
    '누구나 낼 수 있어요. 둘이서 셋이서',
  ],
  ['<p>3 &lt; 4 &amp;lt; &quot;5&quot;&nbsp;</p>', '3 < 4 &lt; "5"'],
  ['<p></p>', ''],
])('of %s is read “%s”', (html, words) => {
  expect(richTextWords(html)).toBe(words);
});
