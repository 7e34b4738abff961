import { addDays, koreanDay, koreanInstant, weekday } from '@chulbal/contract/korean-days';

/** How many of a hundred visitors come in each hour of a day in Korea: lunch and evenings. */
const hours = [2, 1, 0.4, 0.2, 0.2, 0.4, 1, 2, 4, 5, 5, 5, 8, 6, 5, 5, 5, 6, 6, 7, 9, 9, 7, 4];

const DAY_MS = 86_400_000;

/** How busy a day of a market is beside an ordinary one: its first days, weekends, and the rush of the last two. */
function weightOf(day: number, days: number, date: string): number {
  const weekend = [0, 6].includes(weekday(date)) ? 1.35 : 1;
  const opening = [3.2, 2, 1.4][day] ?? 1;
  const closing = day === days - 1 ? 2.8 : day === days - 2 ? 1.9 : 1;
  return weekend * opening * closing;
}

export type Period = { opensAt: Date; closesAt: Date };

/**
 * When somebody comes to a market, as often at each hour of each day as people do; never before it opens or from
 * `until` on. `from` is when they can come first.
 */
export function visitAt(
  { opensAt, closesAt }: Period,
  { from = opensAt, until, random }: { from?: Date; until: Date; random: () => number },
): Date {
  const first = koreanDay(opensAt);
  const days = Math.round((Date.parse(koreanDay(closesAt)) - Date.parse(first)) / DAY_MS) + 1;
  const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
  const weights = dates.map((date, day) => weightOf(day, days, date));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const date = dates[drawn(weights, random)] ?? first;
    const hour = koreanInstant(date, '00:00').getTime() + drawn(hours, random) * 3_600_000;
    const at = new Date(Math.floor(hour + random() * 3_600_000));
    if (at >= from && at < until) return at;
  }
  const span = until.getTime() - from.getTime();
  return new Date(Math.floor(from.getTime() + random() * span));
}

/** A place of a list of weights, each as often as it weighs. */
export function drawn(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return place < 0 ? weights.length - 1 : place;
}
