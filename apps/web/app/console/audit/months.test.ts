import { describe, expect, test } from 'vitest';
import { addMonths, monthOf, readMonth } from './months.ts';

describe('months of the export review', () => {
  test('a month begins at midnight in Korea', () => {
    expect(monthOf(new Date('2026-03-31T14:59:59Z'))).toBe('2026-03');
    expect(monthOf(new Date('2026-03-31T15:00:00Z'))).toBe('2026-04');
  });

  test.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %i months is %s', (month, by, expected) => {
    expect(addMonths(month, by)).toBe(expected);
  });

  test.each([
    [null, '2026-03'],
    ['2026-02', '2026-02'],
    ['2026-03', '2026-03'],
    ['2026-04', '2026-03'],
    ['2026-13', '2026-03'],
    ['1999-01', '2026-03'],
    ['2026-2', '2026-03'],
  ])('asked for %s in March 2026 it shows %s', (wanted, month) => {
    expect(readMonth(wanted, '2026-03')).toBe(month);
  });
});
