import { koreanDay, weekday } from '@chulbal/contract/korean-days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_SEASON_DAYS, laneOffsets, stagePeriod } from './dates.ts';
import { extensionTimes, requestTimes, sitting } from './work-times.ts';

const anyInstant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** When the applications of lanes 1 to 5 close. */
const closings = (now: Date, shift = 0) =>
  Object.values(laneOffsets).map(
    ({ application }) => stagePeriod(koreanDay(now), application, shift).closesAt,
  );

test('on any day the operators did their work in the past, on working days, in an order that makes sense', () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      const [, , campus = now, growth = now] = closings(now);
      const { answering, open, answered } = requestTimes(now);
      const extended = extensionTimes(campus, now);
      const sittings = [...closings(now, LAST_SEASON_DAYS), growth].map((closesAt) => {
        const at = sitting(closesAt, now);
        expect(at > closesAt).toBe(true);
        return at;
      });
      const inOrder = [growth, answering.at, answered, now, answering.dueAt];
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a.getTime() - b.getTime()));
      expect([open.at > growth, open.at < now, open.dueAt > now]).toEqual([true, true, true]);
      expect(extended.closesAt > campus).toBe(true);
      const working = [...sittings, sitting(campus, now), answering.at, open.at, extended.at];
      for (const at of working) {
        // A sitting takes an hour at most.
        expect(at.getTime() + 3_600_000).toBeLessThan(now.getTime());
        expect([1, 2, 3, 4, 5]).toContain(weekday(koreanDay(at)));
      }
      for (const at of [answering.dueAt, open.dueAt, extended.closesAt])
        expect([1, 2, 3, 4, 5]).toContain(weekday(koreanDay(at)));
    }),
    { numRuns: 300 },
  );
});
