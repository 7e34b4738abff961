import { type Distribution, distributeTeams, type Taker } from '../panels/hand-over.rules.ts';
import { type Forecast, forecastOf } from './pace.rules.ts';

/** A way of handing teams over: to one alternate, or to two who share. */
export type Option = Distribution & { to: number[]; forecast: Forecast };

/** So many ways are worth comparing. */
const MOST = 5;

/** How teams go to these alternates, and when the last of them would be submitted by their pace. */
export function optionOf(teamNos: readonly number[], takers: readonly Taker[], now: Date): Option {
  const distribution = distributeTeams(teamNos, takers);
  const forecasts = takers.flatMap((taker) => {
    const given = [...distribution.taken.values()].filter((id) => id === taker.evaluatorId).length;
    return given === 0 ? [] : [finish(taker, given, now)];
  });
  const times = forecasts.flatMap(({ at }) => (at ? [at.getTime()] : []));
  const forecast: Forecast =
    times.length === forecasts.length && times.length > 0
      ? { kind: 'at', at: new Date(Math.max(...times)) }
      : { kind: 'unknown', at: null };
  return { ...distribution, to: takers.map(({ evaluatorId }) => evaluatorId), forecast };
}

/** By the sheets a day that are known of them; without any there is no date to give. */
function finish({ left, perDay }: Taker, given: number, now: Date): Forecast {
  if (!perDay) return { kind: 'unknown', at: null };
  const since = new Date(now.getTime() - 3 * 24 * 3_600_000);
  return forecastOf({ assigned: left + given, submitted: 0, recent: perDay * 3, since }, now);
}

/**
 * The ways to compare: each alternate who can take anything, who takes most first and of these who ends first; and the pair
 * that shares best, where it does better than any of them alone.
 */
export function optionsOf(teamNos: readonly number[], takers: readonly Taker[], now: Date): Option[] {
  const better = (a: Option, b: Option) =>
    b.taken.size - a.taken.size ||
    (a.forecast.at?.getTime() ?? Number.POSITIVE_INFINITY) -
      (b.forecast.at?.getTime() ?? Number.POSITIVE_INFINITY) ||
    0;
  const alone = takers
    .map((taker) => optionOf(teamNos, [taker], now))
    .filter(({ taken }) => taken.size > 0)
    .toSorted((a, b) => better(a, b) || 0)
    .slice(0, MOST);
  const able = alone.flatMap(({ to }) => takers.filter(({ evaluatorId }) => evaluatorId === to[0]));
  const pairs = able.flatMap((one, place) =>
    able.slice(place + 1).map((other) => optionOf(teamNos, [one, other], now)),
  );
  const [pair] = pairs.toSorted(better);
  const [best] = alone;
  return pair && best && better(pair, best) < 0 ? [...alone, pair] : alone;
}
