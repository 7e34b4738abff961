import { expect, test } from 'vitest';
import {
  fullDayText,
  fullMomentText,
  type Instant,
  shortDayText,
  stampText,
  yearMonthText,
} from './time-texts.ts';

const forms = { fullDayText, shortDayText, yearMonthText, fullMomentText, stampText };

test.each<[keyof typeof forms, Instant, string, string]>([
  ['fullDayText', '2025-12-31T15:00:00.000Z', '2026.01.01', '1 Jan 2026'],
  ['fullDayText', '2025-12-31T14:59:59.999Z', '2025.12.31', '31 Dec 2025'],
  ['fullDayText', '2026-11-27', '2026.11.27', '27 Nov 2026'],
  ['shortDayText', new Date('2026-11-12T00:00:00Z'), '11.12', '12 Nov'],
  ['yearMonthText', '2025-12-31T15:00:00.000Z', '2026.01', 'Jan 2026'],
  ['fullMomentText', '2026-06-01T09:00:00.000Z', '2026.06.01 18:00', '1 Jun 2026, 18:00'],
  ['stampText', '2026-05-20T07:42:07.900Z', '2026.05.20 16:42:07', '20 May 2026, 16:42:07'],
])('%s of %s, in Korea whatever zone the device is in', (form, at, ko, en) => {
  expect([forms[form](at, 'ko'), forms[form](at, 'en')]).toEqual([ko, en]);
});
