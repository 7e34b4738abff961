/** The legs of an amount, numbered from 0: one for each step. */
export function legsOf(amount: number, step: number): number[] {
  return Array.from({ length: Math.round(amount / step) }, (_, leg) => leg);
}
