import { expect, test } from 'vitest';
import type { TextPiece } from '../../../ui/documents/paged-document.ts';
import { hitsOn } from './search-text.ts';

const piece = (text: string, left: number, width: number): TextPiece => ({
  text,
  box: { left, width, top: 0.1, height: 0.02 },
});
const pieces = [piece('양식장 수온', 0.1, 0.4), piece('Sensor 26대', 0.5, 0.4), piece('수온', 0.1, 0.1)];

test('every place is found, with the letters that it takes', () => {
  const hits = hitsOn(3, pieces, '수온');
  expect(hits).toHaveLength(2);
  expect(hits[0]?.page).toBe(3);
  expect(hits[0]?.boxes[0]?.left).toBeCloseTo(0.1 + (0.4 * 4) / 6);
  expect(hits[0]?.boxes[0]?.width).toBeCloseTo((0.4 * 2) / 6);
});

test('spaces and case count for nothing, and a hit may run through pieces', () => {
  expect(hitsOn(1, pieces, '장수온 SENSOR')[0]?.boxes).toHaveLength(2);
});

test('nothing asked, nothing found', () => {
  expect(hitsOn(1, pieces, '  ')).toEqual([]);
  expect(hitsOn(1, pieces, '없는 말')).toEqual([]);
});
