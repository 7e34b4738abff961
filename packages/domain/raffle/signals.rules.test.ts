import { expect, test } from 'vitest';
import { type NamedFacts, recommendSignals } from './signals.rules.ts';

const start = Date.UTC(2026, 6, 1, 1, 0);
const minute = (at: number) => new Date(start + at * 60_000);

/** So many who named person 1, hours apart, each from their own address and days after signing up. */
function naming(count: number, given: (place: number) => Partial<NamedFacts>): NamedFacts[] {
  return Array.from({ length: count }, (_, place) => ({
    ...{ userId: 10 + place, byUserId: 1, namedAt: minute(place * 120), signedUpAt: minute(-5_000) },
    ...{ address: `address ${place}`, throwawayMail: false, active: false },
    ...given(place),
  }));
}
const kinds = (named: NamedFacts[]) => recommendSignals(named).map(({ kind }) => kind);

test('friends who come one by one from their own places are no signal', () => {
  expect(kinds(naming(20, () => ({ active: true })))).toEqual([]);
});

test('four from one address in half an hour', () => {
  const near = (count: number, apart: number) =>
    naming(count, (place) => ({ address: 'a', namedAt: minute(place * apart) }));
  const [signal] = recommendSignals(near(4, 10));
  expect(signal).toMatchObject({ kind: 'sameAddress', byUserId: 1, users: [10, 11, 12, 13] });
  expect(signal?.until).toEqual(minute(30));
  expect(kinds(near(3, 1))).toEqual([]);
  expect(kinds(near(4, 11))).toEqual([]);
  expect(kinds(naming(4, (place) => ({ address: null, namedAt: minute(place) })))).toEqual([]);
  expect(
    kinds(naming(6, (place) => ({ address: 'a', namedAt: minute(place), byUserId: (place % 2) + 1 }))),
  ).toEqual([]);
});

test('four who signed up, named somebody within five minutes and did nothing else', () => {
  const quick = (count: number, active: number) =>
    naming(count, (place) => ({ signedUpAt: minute(place * 120 - 5), active: place < active }));
  expect(kinds(quick(4, 0))).toEqual(['onlyNamed']);
  expect(kinds(quick(4, 1))).toEqual([]);
  expect(kinds(naming(4, (place) => ({ signedUpAt: minute(place * 120 - 6) })))).toEqual([]);
});

test('two addresses to throw away', () => {
  expect(kinds(naming(4, (place) => ({ throwawayMail: place < 2 })))).toEqual(['throwawayMail']);
  expect(kinds(naming(4, (place) => ({ throwawayMail: place < 1 })))).toEqual([]);
});

test('five in a line within an hour, each naming the one before', () => {
  const line = (count: number, apart: number) =>
    naming(count, (place) => ({ byUserId: place === 0 ? 1 : 9 + place, namedAt: minute(place * apart) }));
  expect(recommendSignals(line(5, 15))).toMatchObject([
    { kind: 'relay', byUserId: 1, users: [10, 11, 12, 13, 14] },
  ]);
  expect(kinds(line(4, 1))).toEqual([]);
  expect(kinds(line(5, 16))).toEqual([]);
  expect(recommendSignals(line(7, 15)).map(({ users }) => users)).toEqual([[12, 13, 14, 15, 16]]);
});
