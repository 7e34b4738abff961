const MINUTE_MS = 60_000;
const KOREA_MS = 9 * 3_600_000;

/** So many minutes from the minute that has just begun. */
export function roundMinute(minutes: number): Date {
  return new Date((Math.floor(Date.now() / MINUTE_MS) + minutes) * MINUTE_MS);
}

/** The same as an operator types a moment in Korea: `2026.05.07 18:00`. */
export function typedMoment(minutes: number): string {
  const at = new Date(roundMinute(minutes).getTime() + KOREA_MS).toISOString();
  return `${at.slice(0, 10).replaceAll('-', '.')} ${at.slice(11, 16)}`;
}
