import { describe, expect, test } from 'vitest';
import { type ApplicationStage, hoursUntil, nextClosing, shiftToLastYear } from './overview.rules.ts';

const at = (text: string) => new Date(`${text}:00.000Z`);
const stage = (lane: number, closesAt: string): ApplicationStage => ({
  trackNo: lane,
  lane,
  opensAt: at('2026-04-01T00:00'),
  closesAt: at(closesAt),
});

test('full hours until the running one', () => {
  const hours = hoursUntil(at('2026-05-20T05:42'), 3).map((hour) => hour.toISOString());
  expect(hours).toEqual(['2026-05-20T03:00:00.000Z', '2026-05-20T04:00:00.000Z', '2026-05-20T05:00:00.000Z']);
});

describe('the next closing', () => {
  const stages = [stage(1, '2026-05-22T09:00'), stage(2, '2026-05-20T09:00'), stage(3, '2026-05-20T09:00')];

  test.each([
    ['2026-05-20T08:59', '2026-05-20T09:00', [2, 3]],
    ['2026-05-20T09:00', '2026-05-22T09:00', [1]],
  ])('at %s is %s', (now, closesAt, lanes) => {
    const next = nextClosing(stages, at(now));
    expect([next?.closesAt, next?.stages.map(({ lane }) => lane)]).toEqual([at(closesAt), lanes]);
  });

  test('is none after the last', () => {
    expect(nextClosing(stages, at('2026-05-22T09:00'))).toBeNull();
    expect(nextClosing([], at('2026-05-22T09:00'))).toBeNull();
  });
});

describe('last year at the same distance from its deadline', () => {
  const thisYear = [stage(1, '2026-05-22T09:00'), stage(2, '2026-05-20T09:00')];
  const hours = (last: ApplicationStage[], now: string) => {
    const shift = shiftToLastYear(thisYear, last, at(now));
    return shift === null ? null : shift / 3_600_000;
  };

  test.each([
    [
      'the same lane',
      [stage(1, '2025-05-30T09:00'), stage(2, '2025-05-20T10:00')],
      '2026-05-20T05:00',
      -8759,
    ],
    [
      'a lane that was not there: its last deadline',
      [stage(1, '2025-05-30T09:00')],
      '2026-05-20T05:00',
      -8520,
    ],
    ['after all deadlines the last one', [stage(1, '2025-05-22T09:00')], '2026-06-20T05:00', -8760],
  ])('%s', (_case, last, now, shift) => {
    expect(hours(last, now)).toBe(shift);
  });

  test('where there was none it is nothing', () => {
    expect(hours([], '2026-05-20T05:00')).toBeNull();
    expect(shiftToLastYear([], thisYear, at('2026-05-20T05:00'))).toBeNull();
  });
});
