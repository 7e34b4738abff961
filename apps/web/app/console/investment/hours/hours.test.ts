import { expect, test } from 'vitest';
import { hourRows } from './hours.ts';

const market = { opensAt: '2026-07-06T01:00:00.000Z', closesAt: '2026-07-10T09:00:00.000Z' };
const hours = [{ hour: '2026-07-08T07:00:00.000Z', people: 3, acts: 5 }];
const amounts = [{ hour: '2026-07-08T07:00:00.000Z', amount: 4_000_000 }];

test('48 hours end with the one that runs', () => {
  const rows = hourRows({ market, now: '2026-07-08T07:40:34.000Z', hours, amounts, span: 'recent' });
  expect(rows).toHaveLength(48);
  expect(rows.at(-1)).toEqual({
    ...{ at: '2026-07-08T07:00:00.000Z', people: 3, acts: 5, amount: 4_000_000 },
    ...{ hourOfDay: 16, firstOfDay: false, running: true },
  });
  expect(rows.filter(({ firstOfDay }) => firstOfDay).map(({ at }) => at)).toEqual([
    '2026-07-06T15:00:00.000Z',
    '2026-07-07T15:00:00.000Z',
  ]);
});

test('once the market has closed they end there, and all of them begin at its opening', () => {
  const rows = hourRows({ market, now: '2026-07-20T00:00:00.000Z', hours, amounts: null, span: 'all' });
  expect([rows[0]?.at, rows.at(-1)?.at, rows.some(({ running }) => running)]).toEqual([
    '2026-07-06T01:00:00.000Z',
    '2026-07-10T09:00:00.000Z',
    false,
  ]);
});

test('before it opens there is one hour', () => {
  const rows = hourRows({ market, now: '2026-07-01T00:10:00.000Z', hours: [], amounts: null, span: 'all' });
  expect(rows.map(({ people }) => people)).toEqual([0]);
});
