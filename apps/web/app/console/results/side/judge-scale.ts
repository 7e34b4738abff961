/** Points to either side of the chart: the largest difference, and never fewer than eight. */
export function reachOf(judges: readonly { severity: number | null }[]): number {
  return Math.max(8, ...judges.map(({ severity }) => Math.ceil(Math.abs(severity ?? 0))));
}

/** Where a difference stands between both ends, in percent; the middle is none. */
export function placeOfDifference(points: number, reach: number): number {
  const at = 50 + (points / reach) * 46;
  return Math.min(96, Math.max(4, at));
}

/** `+4.6`, `−5.8` with a real minus. */
export function signed(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
