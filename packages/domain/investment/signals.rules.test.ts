import { expect, test } from 'vitest';
import { isThrowawayMail } from '../accounts/throwaway-mail.rules.ts';
import { signalsOf, type WalletFacts } from './signals.rules.ts';

const M = 1_000_000;
const start = Date.UTC(2026, 6, 1, 1, 0);
const minute = (at: number) => new Date(start + at * 60_000);

function walletsOf(count: number, given: (place: number) => Partial<WalletFacts>): WalletFacts[] {
  return Array.from({ length: count }, (_, place) => ({
    pseudonym: `C-${place}`,
    openedAt: minute(place * 120),
    address: `address ${place}`,
    accountCreatedAt: minute(-100_000),
    throwawayMail: false,
    voided: false,
    holdings: [],
    ...given(place),
  }));
}
const kinds = (wallets: WalletFacts[], hours: { hour: Date; acts: number }[] = []) =>
  signalsOf({ wallets, hours }, 5 * M).map(({ kind }) => kind);
const only = (icNo: number, at: Date, amount = 5 * M) => ({ holdings: [{ icNo, amount, at }] });

test('many wallets of one address in half an hour, most of them with one choice', () => {
  const near = (alike: number) =>
    walletsOf(9, (place) => ({
      ...{ openedAt: minute(place * 3), address: 'a' },
      ...only(place < alike ? 1 : 10 + place, minute(600), 2 * M),
    }));
  const [signal] = signalsOf({ wallets: near(6), hours: [] }, 5 * M);
  expect(signal).toMatchObject({ kind: 'sameAddress', icNo: 1, alike: 6, amount: 18 * M });
  expect(signal?.wallets).toHaveLength(9);
  expect(kinds(near(4))).toEqual([]);
});

test('a class that invests each in their own way, at one address, is no signal', () => {
  const school = walletsOf(30, (place) => ({
    ...{ openedAt: minute(place / 2), address: 'school' },
    ...only(1 + (place % 10), minute(40)),
  }));
  expect(kinds(school)).toEqual([]);
});

test('account, wallet and the most in one company within minutes, five times', () => {
  const quick = (count: number) =>
    walletsOf(count, (place) => ({
      accountCreatedAt: minute(place * 120 - 1),
      ...only(7, minute(place * 120 + 3)),
    }));
  expect(kinds(quick(5))).toEqual(['quickStart']);
  expect(kinds(quick(4))).toEqual([]);
});

test('addresses to throw away', () => {
  expect(isThrowawayMail('someone@Mailinator.com')).toBe(true);
  expect(isThrowawayMail('someone@school.example')).toBe(false);
  expect(kinds(walletsOf(3, (place) => ({ throwawayMail: place === 1 })))).toEqual(['throwawayMail']);
});

test('most investors of a company with that one choice alone', () => {
  const all = walletsOf(30, (place) =>
    place < 20
      ? only(3, minute(9_000))
      : { holdings: [3, 4].map((icNo) => ({ icNo, amount: M, at: minute(9_000) })) },
  );
  expect(kinds(all)).toEqual(['sameChoice']);
  expect(kinds(all.slice(1))).toEqual([]);
});

test('an hour with three times the acts of the day before it', () => {
  const hours = (last: number) =>
    Array.from({ length: 26 }, (_, hour) => ({ hour: minute(hour * 60), acts: hour === 25 ? last : 20 }));
  expect(kinds([], hours(60))).toEqual(['burst']);
  expect(kinds([], hours(59))).toEqual([]);
  expect(kinds([], hours(60).slice(3))).toEqual([]);
});

test('void wallets are no signal, and nothing at all is none', () => {
  expect(kinds(walletsOf(3, () => ({ throwawayMail: true, voided: true })))).toEqual([]);
  expect(kinds([])).toEqual([]);
});
