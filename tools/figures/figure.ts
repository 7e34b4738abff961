/** What one benchmark has to say: a figure, and the bound it must keep where design names one. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** `atLeast` for throughput and ratios, `atMost` for times and sizes. */
  atLeast?: number;
  atMost?: number;
};

/** Every `bench/*.bench.ts` exports these; `seed` makes the data, so that the same seed gives the same rows. */
export type Benchmark = {
  name: string;
  run(options: { seed: number }): Promise<Figure[]>;
};

export function keepsBound({ value, atLeast, atMost }: Figure): boolean {
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
}

/** A figure as people read it: three significant digits below 1,000, thousands separated above. */
export function readable(value: number): string {
  const rounded = Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 6 });
}

/** `≥ 0.6`, `≤ 30` or nothing. */
export function boundOf({ atLeast, atMost }: Figure): string {
  if (atLeast !== undefined) return `≥ ${readable(atLeast)}`;
  return atMost === undefined ? '' : `≤ ${readable(atMost)}`;
}

/** How many times what `few` cost `many` may cost, where cost grows no worse than n log n. */
export function nLogN(few: number, many: number): number {
  return (many * Math.log(many)) / (few * Math.log(few));
}
