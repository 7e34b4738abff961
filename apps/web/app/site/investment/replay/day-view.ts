import type { MarketReplay } from '@chulbal/contract/investment/investment';

/**
 * A company on one day: its place among all (the same amount shares one, null without any), its amount, that of the day
 * before, and how many places it moved since.
 */
export type Runner = { icNo: number; place: number | null; amount: number; before: number; moved: number };

/** Everybody on a day (from 0), the furthest first, who has nothing last. */
export function dayOf({ companies, days }: MarketReplay, day: number): Runner[] {
  const now = days[day]?.amounts ?? [];
  const before = days[day - 1]?.amounts ?? companies.map(() => 0);
  const places = placesOf(now);
  const earlier = placesOf(before);
  return companies
    .map((icNo, at) => {
      const place = places[at] ?? null;
      const was = earlier[at] ?? null;
      const moved = place !== null && was !== null ? was - place : 0;
      return { icNo, place, amount: now[at] ?? 0, before: before[at] ?? 0, moved };
    })
    .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0);
}

function placesOf(amounts: readonly number[]): (number | null)[] {
  const sorted = amounts.toSorted((one, other) => other - one);
  return amounts.map((amount) => (amount > 0 ? sorted.indexOf(amount) + 1 : null));
}
