import { expect, test } from 'vitest';
import { rememberedSize } from './page-size.ts';

test.each([
  ['', 50],
  ['console_nav=folded; desk_size=200', 200],
  ['desk_size=100; other=1', 100],
  ['desk_size=30', 50],
  ['my_desk_size=200', 50],
])('a browser that says %j gets %d lines a page', (cookies, size) => {
  expect(rememberedSize(cookies)).toBe(size);
});
