import type { SituationTrack } from './situation.ts';

/** Steps of the table's colour: the lower edge of each, from the weakest. Whatever the season's size, five of them. */
export function heatSteps(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  const unit = niceUnit(most / 5);
  return [0, 1, 2, 3, 4].map((step) => step * unit);
}

/** Which step a count is in, 1 to 5; 0 where there is nothing. */
export function heatOf(count: number, steps: readonly number[]): number {
  if (count <= 0) return 0;
  return Math.max(1, steps.filter((from) => count >= from).length);
}

/** Submitted teams of a track that are in none of its regions. */
export function withoutRegion({ submitted, regions }: Pick<SituationTrack, 'submitted' | 'regions'>): number {
  return submitted - regions.reduce((all, region) => all + region.submitted, 0);
}

/** 1, 2 or 5 times a power of ten, at least as large. */
function niceUnit(atLeast: number): number {
  if (atLeast <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return ([1, 2, 5, 10].find((times) => times * power >= atLeast) ?? 10) * power;
}
