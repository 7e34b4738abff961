import { expect, test } from 'vitest';
import { orLastPage } from './last-page.ts';

const url = new URL('http://localhost/console/data-requests?closed=&page=3');
const list = (page: number, totalPages: number) => ({ page, totalPages, content: [] });

test('a page after the last one leads to the last, and keeps what else was asked', () => {
  const leads = () => orLastPage(url, list(3, 2));
  expect(leads).toThrow();
  try {
    leads();
  } catch (answer) {
    expect((answer as Response).status).toBe(302);
    expect((answer as Response).headers.get('location')).toBe('/console/data-requests?closed=&page=2');
  }
});

test.each([
  [2, 2],
  [1, 1],
  [3, 0],
])('page %i of %i is shown as it is', (page, pages) => {
  const shown = list(page, pages);
  expect(orLastPage(url, shown)).toBe(shown);
});
