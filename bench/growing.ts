import { median } from './rates.ts';

/** A figure at a moment, in seconds. */
export type Sample = { at: number; value: number };

/**
 * By how much a figure grows from the first sample to the last, by the median of the slopes between all pairs (Theil and
 * Sen): what goes up and down again does not count, nor does a third of odd values.
 */
export function growthOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, place) =>
    samples.slice(place + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  const [first, last] = [samples[0], samples.at(-1)];
  return slopes.length === 0 || !first || !last ? 0 : median(slopes) * (last.at - first.at);
}
