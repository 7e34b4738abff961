/** Where a number stands on an axis. */
export type Scale = (value: number) => number;

/** An axis from one end to the other: `[from, to]` in numbers, then on the drawing. */
export function scaleOf(
  [from, to]: readonly [number, number],
  [first, last]: readonly [number, number],
): Scale {
  const length = to === from ? 1 : to - from;
  return (value) => first + ((value - from) / length) * (last - first);
}

/** The step of about `count` lines up to `most`: 1, 2 or 5 of a power of ten, at least 1. */
function stepOf(most: number, count: number): number {
  const rough = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = rough / power;
  if (times >= Math.sqrt(50)) return 10 * power;
  if (times >= Math.sqrt(10)) return 5 * power;
  return times >= Math.SQRT2 ? 2 * power : power;
}

/** Whole round numbers from 0, about `count` of them, the last one not above `most`. */
export function ticksUpTo(most: number, count: number): number[] {
  const step = stepOf(most, count);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** The smallest round number that is not below `most`, for an axis whose uppermost line is its end. */
export function roundedUp(most: number, count: number): number {
  const step = stepOf(most, count);
  const top = Math.ceil(most / step) * step;
  // A higher end may have longer steps.
  return top === most ? top : roundedUp(top, count);
}

/** Points joined by straight lines, as the `d` of a path; null leaves a gap. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, at) => (point ? `${points[at - 1] ? 'L' : 'M'}${point.x},${point.y}` : ''))
    .join('');
}
