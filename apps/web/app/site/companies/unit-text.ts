/** A unit as it stands behind its figure: 38곳 and 60%, but 38 places and 3 kg. */
export function unitText(unit: string): string {
  return /^\p{Script=Latin}/u.test(unit) ? `\u00a0${unit}` : unit;
}
