import type { HiddenTotals, MarketOverview } from '@chulbal/contract/investment/operators';

const HOUR_MS = 3_600_000;
const KOREA_MS = 9 * HOUR_MS;
const RECENT = 48;

/** One hour of a market; `amount` in won, less what was taken back. */
export type HourRow = {
  at: string;
  people: number;
  acts: number;
  amount: number;
  hourOfDay: number;
  firstOfDay: boolean;
  /** It has not ended. */
  running: boolean;
};

type Facts = {
  market: Pick<MarketOverview['market'], 'opensAt' | 'closesAt'>;
  now: string;
  hours: MarketOverview['hours'];
  amounts: HiddenTotals['hours'] | null;
  /** The last 48 hours, or all since the market has opened. */
  span: 'recent' | 'all';
};

/** Every hour of the span, those without acts too; the last is the one that runs, or in which the market closed. */
export function hourRows({ market, now, hours, amounts, span }: Facts): HourRow[] {
  const hourOf = (instant: string) => Math.floor(Date.parse(instant) / HOUR_MS);
  const current = hourOf(now);
  const last = Math.min(current, hourOf(market.closesAt));
  const opened = Math.min(last, hourOf(market.opensAt));
  const first = span === 'all' ? opened : last - RECENT + 1;
  const known = new Map(hours.map((one) => [hourOf(one.hour), one]));
  const money = new Map(amounts?.map(({ hour, amount }) => [hourOf(hour), amount]));
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const hour = first + place;
    const { people = 0, acts = 0 } = known.get(hour) ?? {};
    const hourOfDay = new Date(hour * HOUR_MS + KOREA_MS).getUTCHours();
    return {
      ...{ at: new Date(hour * HOUR_MS).toISOString(), people, acts, amount: money.get(hour) ?? 0 },
      ...{ hourOfDay, firstOfDay: hourOfDay === 0, running: hour === current },
    };
  });
}
