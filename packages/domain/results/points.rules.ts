/**
 * Points as whole numbers of ten-thousandths, so that every sum, mean and comparison is exact. 77.4 is 774000; on the
 * wire it is the text `77.4000`. Sums stay far below 2⁵³, up to which whole numbers are exact; squares, which do not,
 * are calculated as BigInt.
 */
export type Points = number;

const DECIMALS = 4;
const UNIT = 10_000;

/** Exact for what has at most four decimals. @throws RangeError for anything else. */
export function pointsOf(value: number): Points {
  const units = Math.round(value * UNIT);
  if (!Number.isSafeInteger(units) || units / UNIT !== value) throw new RangeError(`Not points: ${value}`);
  return units;
}

/** `77.4000`. Of points that are not negative. */
export function pointsText(points: Points): string {
  const digits = String(points).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** @throws RangeError where the sum would not be exact. */
export function sumOf(list: readonly Points[]): Points {
  let sum = 0;
  for (const points of list) sum += points;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`Not exact: ${sum}`);
  return sum;
}

/** Rounded half up to four decimals. Of points that are not negative; the list is not empty. */
export function meanOf(list: readonly Points[]): Points {
  const divisor = 2 * list.length;
  const dividend = 2 * sumOf(list) + list.length;
  // What is left over is exact, and so is what it is taken from.
  return (dividend - (dividend % divisor)) / divisor;
}

/** `part` of `whole` of points, rounded half up to four decimals. Of whole numbers that are not negative. */
export function partOf(points: Points, part: number, whole: number): Points {
  const dividend = BigInt(points) * BigInt(part);
  const divisor = BigInt(whole);
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Mean square distance from the mean, rounded half up to four decimals. Of the whole list: divided by its length. */
export function varianceOf(list: readonly Points[]): Points {
  const count = BigInt(list.length);
  let sum = 0n;
  let squares = 0n;
  for (const points of list) {
    const exact = BigInt(points);
    sum += exact;
    squares += exact * exact;
  }
  const dividend = count * squares - sum * sum;
  const divisor = count * count * BigInt(UNIT);
  return Number((2n * dividend + divisor) / (2n * divisor));
}
