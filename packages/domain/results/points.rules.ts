/**
 * Points as whole numbers of ten-thousandths, so that every sum, mean and comparison is exact. 77.4 is 774000n;
 * on the wire it is the text `77.4000`.
 */
export type Points = bigint;

const DECIMALS = 4;
const UNIT = 10_000;
const UNITS = BigInt(UNIT);

/** Exact for what has at most four decimals. @throws RangeError for anything else. */
export function pointsOf(value: number): Points {
  const units = Math.round(value * UNIT);
  if (!Number.isSafeInteger(units) || units / UNIT !== value) throw new RangeError(`Not points: ${value}`);
  return BigInt(units);
}

/** `77.4000` */
export function pointsText(points: Points): string {
  const digits = String(points < 0n ? -points : points).padStart(DECIMALS + 1, '0');
  return `${points < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

export function sumOf(list: readonly Points[]): Points {
  let sum = 0n;
  for (const points of list) sum += points;
  return sum;
}

/** Rounded half up to four decimals. Of points that are not negative; the list is not empty. */
export function meanOf(list: readonly Points[]): Points {
  return quotient(sumOf(list), BigInt(list.length));
}

/** Mean square distance from the mean, rounded half up to four decimals. Of the whole list: divided by its length. */
export function varianceOf(list: readonly Points[]): Points {
  const count = BigInt(list.length);
  const sum = sumOf(list);
  const squares = sumOf(list.map((points) => points * points));
  return quotient(count * squares - sum * sum, count * count * UNITS);
}

/** Rounded half up; neither is negative. */
function quotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
