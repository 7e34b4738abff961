/** A bar of the distribution: averages from `from` up to, but without, `from + step`. */
export type Bin = { from: number; below: number; middle: number; above: number };

/** The step in points of the bars. */
export const BIN = 5;

/**
 * Finals in steps of five points from the lowest to the highest. In each, teams below the cut line (`below`), not
 * selected (`middle`) and selected (`above`).
 */
export function histogramOf(teams: readonly { final: string | null; decision: string }[]): Bin[] {
  const finals = teams.flatMap(({ final, decision }) =>
    final === null ? [] : [{ points: Number(final), decision }],
  );
  if (finals.length === 0) return [];
  const steps = finals.map(({ points }) => Math.floor(points / BIN));
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  const bins = Array.from({ length: high - low + 1 }, (_, at) => ({
    from: (low + at) * BIN,
    below: 0,
    middle: 0,
    above: 0,
  }));
  for (const { points, decision } of finals) {
    const bin = bins[Math.floor(points / BIN) - low];
    if (!bin) continue;
    if (decision === 'cut') bin.below += 1;
    else if (decision === 'selected') bin.above += 1;
    else bin.middle += 1;
  }
  return bins;
}
