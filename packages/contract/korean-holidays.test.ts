import { expect, test } from 'vitest';
import { holidaysWithin, isWorkingDay, koreanHolidays } from './korean-holidays.ts';

/** 월력요항 (KASI) of each year, with what was decreed later; substitute holidays marked with +. */
const official: Record<number, string> = {
  2024: '0101 0209 0210 0211 +0212 0301 0410 0505 +0506 0515 0606 0815 0916 0917 0918 1001 1003 1009 1225',
  2025: '0101 0127 0128 0129 0130 0301 +0303 0505 0505 +0506 0603 0606 0815 1003 1005 1006 1007 +1008 1009 1225',
  2026: '0101 0216 0217 0218 0301 +0302 0501 0505 0524 +0525 0603 0606 0717 0815 +0817 0924 0925 0926 1003 +1005 1009 1225',
  2027: '0101 0206 0207 0208 +0209 0301 0501 +0503 0505 0513 0606 0717 +0719 0815 +0816 0914 0915 0916 1003 +1004 1009 +1011 1225 +1227',
  2028: '0101 0126 0127 0128 0301 0412 0501 0502 0505 0606 0717 0815 1002 1003 1003 1004 +1005 1009 1225',
  2029: '0101 0212 0213 0214 0301 0501 0505 +0507 0520 +0521 0606 0717 0815 0921 0922 0923 +0924 1003 1009 1225',
};

test.each(Object.entries(official))('%s has the holidays of its official calendar', (year, days) => {
  const computed = koreanHolidays(Number(year)).map(
    ({ date, name }) => `${name.ko.includes('대체') ? '+' : ''}${date.slice(5).replace('-', '')}`,
  );
  expect(computed.join(' ')).toBe(days);
});

test.each([
  ['2026-05-08', true],
  ['2026-05-09', false],
  ['2026-05-10', false],
  ['2026-05-25', false],
  ['2026-05-26', true],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

test('within a period are the holidays on its weekdays, both ends counted', () => {
  const dates = (from: string, to: string) =>
    holidaysWithin(new Date(from), new Date(to)).map(({ date }) => date);
  expect(dates('2026-05-07T00:00:00Z', '2026-05-24T09:00:00Z')).toEqual([]);
  expect(dates('2026-05-24T15:00:00Z', '2026-05-25T14:59:59Z')).toEqual(['2026-05-25']);
  expect(dates('2026-12-20T00:00:00Z', '2027-01-05T00:00:00Z')).toEqual(['2026-12-25', '2027-01-01']);
});

test('a year far away has its holidays too', () => {
  expect(koreanHolidays(2100).length).toBeGreaterThan(15);
  expect(koreanHolidays(9999).length).toBeGreaterThan(10);
});
