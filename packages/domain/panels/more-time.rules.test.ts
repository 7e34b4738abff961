import { expect, test } from 'vitest';
import { stillApplying } from './more-time.rules.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const at = (hour: number, milliseconds = 0) => new Date(NOON + hour * 3_600_000 + milliseconds);
const stage = (stageNo: number, kind: 'application' | 'review', hour: number) => ({
  ...{ stageNo, kind, closesAt: at(hour) },
});
/** A second round of applications stands open behind the first. */
const both = [stage(1, 'application', 0), stage(2, 'review', 9), stage(3, 'application', 5)];
const putOff = [stage(1, 'application', 1), ...both.slice(1)];

test.each([
  ['as before', both, both, at(0), { until: at(5), longer: false }],
  ['put off, the millisecond before it', both, putOff, at(1, -1), { until: at(5), longer: true }],
  ['put off to an instant that is there', both, putOff, at(1), { until: at(5), longer: false }],
  ['earlier', putOff, both, at(0, -1), { until: at(5), longer: false }],
  ['for a stage that is new', both.slice(0, 2), both, at(2), { until: at(5), longer: true }],
  ['for what was no application', [stage(3, 'review', 9)], both, at(2), { until: at(5), longer: true }],
  ['a millisecond before the last closes', both, both, at(5, -1), { until: at(5), longer: false }],
  ['once the last has closed', both, putOff, at(5), null],
  ['where nobody applies', both, [stage(2, 'review', 9)], at(0), null],
])('teams still apply: %s', (_case, before, after, now, expected) => {
  expect(stillApplying({ before, after }, now)).toEqual(expected);
});
