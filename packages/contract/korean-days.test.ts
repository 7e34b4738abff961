import { expect, test } from 'vitest';
import { addDays, addMonths, koreanDay, koreanInstant, weekday } from './korean-days.ts';

test('a day in Korea begins nine hours before the same day in UTC', () => {
  expect(koreanDay(new Date('2026-05-31T14:59:59.999Z'))).toBe('2026-05-31');
  expect(koreanDay(new Date('2026-05-31T15:00:00.000Z'))).toBe('2026-06-01');
  expect(koreanInstant('2026-06-01', '18:00').toISOString()).toBe('2026-06-01T09:00:00.000Z');
});

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2023-06-01', 36, '2026-06-01'],
])('%s and %i months are %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test('days are counted across months, and weeks begin on Sunday with 0', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(weekday('2026-05-20')).toBe(3);
  expect(weekday('2026-05-24')).toBe(0);
});
