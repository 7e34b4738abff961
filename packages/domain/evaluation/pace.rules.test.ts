import { describe, expect, test } from 'vitest';
import {
  evenShare,
  type Forecast,
  forecastOf,
  isLate,
  panelForecast,
  perDay,
  type Work,
} from './pace.rules.ts';

const day = (of: number, hour = 9) => new Date(Date.UTC(2026, 4, of, hour));
const now = day(26);
const closesAt = day(29);
const work = (one: Partial<Work>): Work => ({
  assigned: 60,
  submitted: 0,
  recent: 0,
  since: day(18),
  ...one,
});

test.each([
  ['three days', { recent: 30, since: day(18) }, 10],
  ['since yesterday', { recent: 10, since: day(25) }, 10],
  ['an hour is no basis', { recent: 3, since: day(26, 8) }, null],
  ['nothing', { recent: 0, since: day(18) }, 0],
])('sheets a day: %s', (_, given, expected) => {
  expect(perDay(given, now)).toBe(expected);
});

describe('a forecast', () => {
  test.each<[string, Partial<Work>, Forecast]>([
    ['done', { submitted: 60 }, { kind: 'done', at: null }],
    ['nothing to judge', { assigned: 0 }, { kind: 'done', at: null }],
    ['by the pace', { submitted: 40, recent: 30 }, { kind: 'at', at: day(28) }],
    ['stopped', { submitted: 40 }, { kind: 'stopped', at: null }],
    ['not begun', {}, { kind: 'notBegun', at: null }],
    ['got the teams this morning', { since: day(26, 1) }, { kind: 'unknown', at: null }],
    ['begun this morning', { since: day(26, 1), submitted: 8, recent: 8 }, { kind: 'at', at: day(28, 13) }],
  ])('%s', (_, given, expected) => {
    const found = forecastOf(work(given), now);
    expect(found.kind).toBe(expected.kind);
    expect(found.at && Math.round((found.at.getTime() - (expected.at?.getTime() ?? 0)) / 3_600_000)).toBe(
      expected.at && 0,
    );
  });
});

test.each<[Forecast['kind'], Date | null, Date, boolean]>([
  ['done', null, day(30), false],
  ['at', day(28), now, false],
  ['at', closesAt, now, false],
  ['at', day(30), now, true],
  ['stopped', null, now, true],
  ['notBegun', null, now, true],
  ['unknown', null, now, false],
  ['unknown', null, closesAt, true],
])('%s until %s is late: %s', (kind, at, when, expected) => {
  expect(isLate({ kind, at } as Forecast, closesAt, when)).toBe(expected);
});

describe('a panel', () => {
  const at = (date: Date): Forecast => ({ kind: 'at', at: date });
  const done: Forecast = { kind: 'done', at: null };
  const stopped: Forecast = { kind: 'stopped', at: null };
  const unknown: Forecast = { kind: 'unknown', at: null };
  test.each<[string, Forecast[], string, Date | null]>([
    ['nobody left', [done, done], 'done', null],
    ['the last in time', [done, at(day(27)), at(day(28, 3))], 'onTime', day(28, 3)],
    ['the last within a day of the end', [at(day(27)), at(day(28, 10))], 'tight', day(28, 10)],
    ['one too late', [at(day(27)), at(day(30))], 'overrun', day(30)],
    ['one stopped has no date', [at(day(27)), stopped], 'overrun', null],
    ['one not known yet', [at(day(27)), unknown], 'unknown', null],
  ])('%s', (_, forecasts, consequence, lastAt) => {
    expect(panelForecast(forecasts, closesAt, now)).toEqual({ consequence, lastAt });
  });
});

test.each([
  [day(17), 0],
  [day(18), 0],
  [day(26), 8 / 11],
  [day(30), 1],
])('an even pace at %s stands at %s', (when, share) => {
  expect(evenShare({ beginsAt: day(18), closesAt }, when)).toBeCloseTo(share, 9);
});
