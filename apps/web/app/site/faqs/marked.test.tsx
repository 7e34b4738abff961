import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { marked, markedHtml } from './marked.tsx';

let clear = async () => {};
afterEach(() => clear());

test.each([
  ['Team 팀과 team', 'TEAM', ['Team', 'team']],
  ['신청서 (1차)', '(1차)', ['(1차)']],
  ['아무것도', '없음', []],
])('every place of a word in “%s” is marked, whatever its case or signs', async (text, keyword, found) => {
  clear = await renderForTest(<p>{marked(text, keyword)}</p>);
  expect(document.querySelector('p')?.textContent).toBe(text);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(found);
});

test('in rich text nothing is marked inside a tag or a character reference', () => {
  expect(markedHtml('<a href="/team">team &amp; amp</a>', 'team')).toBe(
    '<a href="/team"><mark>team</mark> &amp; amp</a>',
  );
  expect(markedHtml('a &amp; amp', 'amp')).toBe('a &amp; <mark>amp</mark>');
});

test('without a word nothing is marked', () => {
  expect([marked('팀', undefined), markedHtml('<p>팀</p>', undefined)]).toEqual(['팀', '<p>팀</p>']);
});
