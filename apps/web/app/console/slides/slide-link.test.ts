import { expect, test } from 'vitest';
import { shownLink, storedLink } from './slide-link.ts';

test.each([
  ['/about/{product}', '/about/chulbal'],
  ['/contest/schedule', '/contest/schedule'],
  ['https://other.example/about/chulbal', 'https://other.example/about/chulbal'],
  ['', ''],
])('the link %j is shown as %j and kept as before', (kept, shown) => {
  expect(shownLink(kept, 'chulbal')).toBe(shown);
  expect(storedLink(shown, 'chulbal')).toBe(kept);
});
