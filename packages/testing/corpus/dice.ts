/** Choices that a seed decides: the same seed makes the same ones. */
export type Dice = {
  /** A whole number of [0, below). */
  below(below: number): number;
  one<T>(of: readonly T[]): T;
  chance(share: number): boolean;
};

export function dice(seed: number): Dice {
  let state = (seed * 2_654_435_769 + 1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    one: (of) => {
      const chosen = of[below(of.length)];
      if (chosen === undefined) throw new Error('Nothing to choose from.');
      return chosen;
    },
    chance: (share) => next() < share,
  };
}
