const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A pace is taken over so long before now, or since somebody could begin where that is shorter. */
export const PACE_MS = 3 * DAY_MS;
/** Less than this is no basis for a pace; who did nothing for as long as a day has stopped. */
const LEAST_MS = 2 * HOUR_MS;
/** A panel that ends within a day of the closing is tight. */
const TIGHT_MS = DAY_MS;

export type Work = {
  /** Teams to judge, recused ones left out, and of them those submitted: ever, and within `PACE_MS`. */
  assigned: number;
  submitted: number;
  recent: number;
  /** Since when they could judge: the beginning of judging, or later where they got their teams later. */
  since: Date;
};

/**
 * When somebody will have submitted everything. `at` is calculated from their pace; who has stopped or not begun has no
 * pace, and gets no invented date; `unknown` where they have had too little time to tell.
 */
export type Forecast =
  | { kind: 'done' | 'stopped' | 'notBegun' | 'unknown'; at: null }
  | { kind: 'at'; at: Date };

/** Sheets a day by the last three days; null where there was less than two hours to go by. */
export function perDay({ recent, since }: Pick<Work, 'recent' | 'since'>, now: Date): number | null {
  const lasted = Math.min(PACE_MS, now.getTime() - since.getTime());
  return lasted < LEAST_MS ? null : (recent / lasted) * DAY_MS;
}

export function forecastOf(work: Work, now: Date): Forecast {
  const { assigned, submitted, since } = work;
  if (submitted >= assigned) return { kind: 'done', at: null };
  const pace = perDay(work, now);
  if (pace) return { kind: 'at', at: new Date(now.getTime() + ((assigned - submitted) / pace) * DAY_MS) };
  if (now.getTime() - since.getTime() < DAY_MS) return { kind: 'unknown', at: null };
  return { kind: submitted > 0 ? 'stopped' : 'notBegun', at: null };
}

/** Whether they will not be done by the closing: by their pace, or because they have none. */
export function isLate(forecast: Forecast, closesAt: Date, now: Date): boolean {
  if (forecast.kind === 'done') return false;
  if (now >= closesAt) return true;
  return forecast.kind === 'at'
    ? forecast.at > closesAt
    : forecast.kind === 'stopped' || forecast.kind === 'notBegun';
}

export type Consequence = 'overrun' | 'tight' | 'onTime' | 'unknown' | 'done';

/** What will become of a panel whose evaluators have these forecasts, and when its last sheet comes; null without a date. */
export function panelForecast(
  forecasts: readonly Forecast[],
  closesAt: Date,
  now: Date,
): { consequence: Consequence; lastAt: Date | null } {
  const times = forecasts.flatMap(({ at }) => (at ? [at.getTime()] : []));
  const latest = times.length > 0 ? new Date(Math.max(...times)) : null;
  const some = (kind: Forecast['kind']) => forecasts.some((one) => one.kind === kind);
  const dated = some('stopped') || some('notBegun') || some('unknown') ? null : latest;
  if (forecasts.every(({ kind }) => kind === 'done')) return { consequence: 'done', lastAt: null };
  if (forecasts.some((one) => isLate(one, closesAt, now))) return { consequence: 'overrun', lastAt: dated };
  if (some('unknown')) return { consequence: 'unknown', lastAt: null };
  const tight = latest !== null && closesAt.getTime() - latest.getTime() < TIGHT_MS;
  return { consequence: tight ? 'tight' : 'onTime', lastAt: dated };
}

/** How much of judging's time has passed, from 0 to 1: where somebody of an even pace would be. */
export function evenShare({ beginsAt, closesAt }: { beginsAt: Date; closesAt: Date }, now: Date): number {
  const share = (now.getTime() - beginsAt.getTime()) / (closesAt.getTime() - beginsAt.getTime());
  return Math.min(1, Math.max(0, share));
}
