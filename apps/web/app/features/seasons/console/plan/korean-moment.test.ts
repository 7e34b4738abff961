import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayOf,
  dayStart,
  hoursBetween,
  momentText,
  monthStart,
  parseMoment,
  pickerText,
  weekdayOf,
} from './korean-moment.ts';

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
    expect(momentText(nine)).toBe('2026.05.07 09:00');
    expect(pickerText(nine)).toBe('2026-05-07T09:00');
    expect(parseMoment(momentText(nine), 1999)).toBe(nine);
    expect(momentText(null)).toBe('');
  });
});

describe('days are those of Korea', () => {
  test('an evening in London is the next day', () => {
    expect(dayOf('2026-05-06T20:00:00Z')).toBe('2026-05-07');
    expect(new Date(dayStart(Date.parse('2026-05-06T20:00:00Z'))).toISOString()).toBe(
      '2026-05-06T15:00:00.000Z',
    );
    expect(weekdayOf(Date.parse('2026-05-06T20:00:00Z'))).toBe(4);
  });

  test('a day later keeps the time, also over months', () => {
    expect(momentText(addDays('2026-04-30T09:00:00.000Z', 1))).toBe('2026.05.01 18:00');
    expect(momentText(addDays('2026-05-01T09:00:00.000Z', -7))).toBe('2026.04.24 18:00');
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
