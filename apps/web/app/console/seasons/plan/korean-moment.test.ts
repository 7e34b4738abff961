import { describe, expect, test } from 'vitest';
import { addDays, dayStart, hoursBetween, monthStart, weekdayOf } from './korean-moment.ts';

describe('days are those of Korea', () => {
  test('an evening in London is the next day', () => {
    expect(new Date(dayStart(Date.parse('2026-05-06T20:00:00Z'))).toISOString()).toBe(
      '2026-05-06T15:00:00.000Z',
    );
    expect(weekdayOf(Date.parse('2026-05-06T20:00:00Z'))).toBe(4);
  });

  test('a day later keeps the time, also over months', () => {
    expect(addDays('2026-04-30T09:00:00.000Z', 1)).toBe('2026-05-01T09:00:00.000Z');
    expect(addDays('2026-05-01T09:00:00.000Z', -7)).toBe('2026-04-24T09:00:00.000Z');
  });

  test('months begin at midnight in Korea and go over the turn of a year', () => {
    const at = Date.parse('2026-12-31T16:00:00Z');
    expect(new Date(monthStart(at)).toISOString()).toBe('2026-12-31T15:00:00.000Z');
    expect(new Date(monthStart(at, 12)).toISOString()).toBe('2027-12-31T15:00:00.000Z');
  });

  test('hours between two moments count what is begun', () => {
    expect(hoursBetween('2026-05-07T00:00:00Z', '2026-05-08T09:00:00Z')).toBe(33);
    expect(hoursBetween('2026-05-07T00:00:00Z', '2026-05-07T00:01:00Z')).toBe(1);
  });
});
