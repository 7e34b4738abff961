import { expect, test } from 'vitest';
import { sheetSize } from './sheet-size.ts';

const place = { width: 800, density: 2 };

test('a page of A4 is as wide as its place and as sharp as the screen', () => {
  const { ratio, scale, dense } = sheetSize({ width: 595, height: 842 }, place);
  expect(ratio).toBeCloseTo(595 / 842);
  expect(scale * 595).toBeCloseTo(800);
  expect(dense).toBe(2);
});

test.each([
  ['a hair a kilometre tall', { width: 1, height: 1_000_000 }],
  ['a ribbon a kilometre wide', { width: 1_000_000, height: 1 }],
  ['a poster', { width: 14_400, height: 14_400 }],
  ['a speck', { width: 0.01, height: 0.01 }],
])('%s takes no more memory and room than others', (_name, page) => {
  for (const density of [0, 1, 3]) {
    const { ratio, scale, dense } = sheetSize(page, { width: 800, density });
    expect(page.width * scale * dense).toBeLessThanOrEqual(2600.1);
    expect(page.height * scale * dense).toBeLessThanOrEqual(8000.1);
    expect(800 / ratio).toBeLessThanOrEqual(8000.1);
  }
});
