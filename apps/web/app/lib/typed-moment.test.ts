import { describe, expect, test } from 'vitest';
import { parseMoment, typedText } from './typed-moment.ts';

const nine = '2026-05-07T00:00:00.000Z';

describe('a moment as operators write it', () => {
  test.each([
    ['2026.05.07 09:00', nine],
    ['2026-5-7 9:00', nine],
    ['2026-05-07T09:00', nine],
    ['5/7 09:00', nine],
    ['05.07 0900', nine],
    ['20260507 0900', nine],
    ['2026년 5월 7일 9:00', nine],
    ['2026.05.07', '2026-05-06T15:00:00.000Z'],
    ['2026.02.30 09:00', null],
    ['2026.05.07 24:00', null],
    ['2026.05.07 09:60', null],
    ['2026.13.01', null],
    ['0007.05.07', null],
    ['soon', null],
    ['', null],
  ])('%s', (text, instant) => {
    expect(parseMoment(text, 2026)).toBe(instant);
  });

  test('takes the time of day it had where none is written', () => {
    expect(parseMoment('5.7', 2026, '18:00')).toBe('2026-05-07T09:00:00.000Z');
  });

  test('reads back what it writes', () => {
    expect(typedText('2026-05-07T09:00')).toBe('2026.05.07 09:00');
    expect(parseMoment(typedText('2026-05-07T09:00'), 1999)).toBe(nine);
    expect(typedText('')).toBe('');
  });
});
