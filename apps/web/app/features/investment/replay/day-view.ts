import type { MarketReplay } from '@chulbal/contract/investment';

/** A company on one day: its place among all (the same amount shares one), its amount, and those of the day before. */
export type Runner = { icNo: number; place: number; amount: number; before: number; moved: number };

/** Everybody on a day (from 0), the furthest first. */
export function dayOf({ companies, days }: MarketReplay, day: number): Runner[] {
  const now = days[day]?.amounts ?? [];
  const before = days[day - 1]?.amounts ?? companies.map(() => 0);
  const places = placesOf(now);
  const earlier = placesOf(before);
  return companies
    .map((icNo, at) => ({
      icNo,
      place: places[at] ?? 0,
      amount: now[at] ?? 0,
      before: before[at] ?? 0,
      moved: day === 0 ? 0 : (earlier[at] ?? 0) - (places[at] ?? 0),
    }))
    .toSorted((one, other) => one.place - other.place);
}

function placesOf(amounts: readonly number[]): number[] {
  const sorted = amounts.toSorted((one, other) => other - one);
  const first = new Map<number, number>();
  for (const [place, amount] of sorted.entries()) if (!first.has(amount)) first.set(amount, place + 1);
  return amounts.map((amount) => first.get(amount) ?? 0);
}
