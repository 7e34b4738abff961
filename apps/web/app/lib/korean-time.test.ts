import { describe, expect, test } from 'vitest';
import {
  dayOfWeekText,
  daysUntil,
  dDay,
  instantOfLocal,
  localText,
  longDayText,
  longMomentText,
  momentText,
  periodText,
  savedTimeText,
  secondText,
  shortMomentText,
  spanText,
} from './korean-time.ts';

const deadline = '2026-06-01T09:00:00.000Z';

describe('times on the screen are Korea’s', () => {
  test('whatever zone the device is in', () => {
    expect(momentText(deadline, 'ko')).toBe('06.01(월) 18:00');
    expect(momentText(deadline, 'en')).toBe('1 Jun (Mon), 18:00');
    expect(longMomentText(deadline, 'ko')).toBe('2026.06.01(월) 18:00');
    expect(longMomentText(deadline, 'en')).toBe('1 Jun 2026 (Mon), 18:00');
    expect(shortMomentText(deadline, 'ko')).toBe('06.01 18:00');
    expect(shortMomentText(deadline, 'en')).toBe('1 Jun 18:00');
    expect(longDayText(deadline, 'ko')).toBe('2026.06.01(월)');
    expect(longDayText(deadline, 'en')).toBe('1 Jun 2026 (Mon)');
    expect(secondText('2026-05-20T05:03:21.000Z')).toBe('14:03:21');
    expect(dayOfWeekText('2026-05-31T15:00:00.000Z', 'ko')).toBe('06.01(월)');
  });

  test.each([
    ['today', '2026-05-20T05:03:21Z', '14:03:21', '14:03:21'],
    ['in the last second of yesterday', '2026-05-19T14:59:59Z', '05.19 23:59:59', '19 May 23:59:59'],
    ['after the page was made', '2026-05-20T15:00:00Z', '00:00:00', '00:00:00'],
  ])('what was saved %s', (_case, at, ko, en) => {
    const now = Date.parse('2026-05-20T06:00:00Z');
    expect(savedTimeText(at, now, 'ko')).toBe(ko);
    expect(savedTimeText(at, now, 'en')).toBe(en);
  });

  test.each([
    ['twelve days before', '2026-05-20T05:00:00Z', 'D-12'],
    ['just after midnight in Korea', '2026-05-19T15:00:00Z', 'D-12'],
    ['just before it', '2026-05-19T14:59:59Z', 'D-13'],
    ['on the day', '2026-06-01T08:59:59.999Z', 'D-DAY'],
    ['at the deadline itself', deadline, null],
  ])('D-day %s', (_case, now, text) => {
    expect(dDay(deadline, now, 'ko')).toBe(text);
  });

  test.each([
    ['2026-05-20T05:00:00Z', '12 days left'],
    ['2026-05-31T05:00:00Z', '1 day left'],
    ['2026-06-01T08:59:59.999Z', 'Last day'],
    [deadline, null],
  ])('in English as words at %s', (now, text) => {
    expect(dDay(deadline, now, 'en')).toBe(text);
  });

  test('a period of one day names it once', () => {
    expect(periodText('2026-06-01T01:00:00Z', deadline, 'ko')).toBe('06.01');
    expect(periodText('2026-05-31T01:00:00Z', deadline, 'ko')).toBe('05.31 – 06.01');
    expect(periodText('2025-06-01T01:00:00Z', deadline, 'ko')).toBe('06.01 – 06.01');
    expect(periodText('2026-06-01T01:00:00Z', deadline, 'en')).toBe('1 Jun');
    expect(periodText('2026-05-31T01:00:00Z', deadline, 'en')).toBe('31 May – 1 Jun');
  });

  test('a span within a day names the day once', () => {
    expect(spanText('2026-06-01T01:00:00Z', deadline, 'ko')).toBe('06.01(월) 10:00 – 18:00');
    expect(spanText('2026-05-31T01:00:00Z', deadline, 'ko')).toBe('05.31(일) 10:00 – 06.01(월) 18:00');
    expect(spanText('2026-06-01T01:00:00Z', deadline, 'en')).toBe('1 Jun (Mon), 10:00 – 18:00');
  });

  test('days are counted between Korean days', () => {
    expect(daysUntil('2026-05-19T15:00:00Z', '2026-05-19T14:59:59Z')).toBe(1);
  });

  test('what is typed as date and time is Korea’s too', () => {
    expect(localText(deadline)).toBe('2026-06-01T18:00');
    expect(instantOfLocal('2026-06-01T18:00')).toBe(deadline);
    expect(instantOfLocal('2026-06-01')).toBeNull();
    expect(instantOfLocal('2026-13-01T18:00')).toBeNull();
  });
});
