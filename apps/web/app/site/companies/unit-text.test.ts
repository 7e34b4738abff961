import { expect, test } from 'vitest';
import { unitText } from './unit-text.ts';

test.each([
  ['곳', '곳'],
  ['%', '%'],
  ['℃', '℃'],
  ['', ''],
  ['places', '\u00a0places'],
  ['kg', '\u00a0kg'],
])('%s behind a figure', (unit, shown) => {
  expect(unitText(unit)).toBe(shown);
});
