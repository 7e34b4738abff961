import { expect, test } from 'vitest';
import { markedHtml } from './marked.tsx';

test.each([
  ['<p>팀은 두 명</p>', '팀', '<p><mark>팀</mark>은 두 명</p>'],
  ['<p title="p">p</p>', 'p', '<p title="p"><mark>p</mark></p>'],
  ['<p>a &amp; b</p>', 'amp', '<p>a &amp; b</p>'],
  ['<p>Team TEAM</p>', 'team', '<p><mark>Team</mark> <mark>TEAM</mark></p>'],
  ['<p>a.b</p>', '.', '<p>a<mark>.</mark>b</p>'],
  ['<p>a</p>', '<script>', '<p>a</p>'],
  ['<p>a</p>', undefined, '<p>a</p>'],
])('%s with %s', (html, keyword, expected) => {
  expect(markedHtml(html, keyword)).toBe(expected);
});
