/** Round amounts for a scale from nothing to `most` won: three to six of them, the first is 0. */
export function ticksOf(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);
}
