export type Hour = { at: string; submitted: number; lastYear: number | null };

/** The same hours as sums from the first on. An hour that last year did not have ends its line. */
export function sums(hours: readonly Hour[]): Hour[] {
  let submitted = 0;
  let lastYear: number | null = 0;
  return hours.map((hour) => {
    submitted += hour.submitted;
    lastYear = lastYear === null || hour.lastYear === null ? null : lastYear + hour.lastYear;
    return { at: hour.at, submitted, lastYear };
  });
}

/** Places of about six labels under the chart, the last hour among them. */
export function tickPlaces(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / 7));
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => (count - 1 - place) % step === 0,
  );
}
