import type { StageRule } from '../seasons/rules.ts';

type Closing = Pick<StageRule, 'stageNo' | 'kind' | 'closesAt'>;

/**
 * Until when a team without more time of its own can hand in an application by a plan that was just published, and whether
 * that is longer for some stage than by the plan before; null where nobody can any more. Closings count extensions for all.
 */
export function stillApplying(
  { before, after }: Record<'before' | 'after', readonly Closing[]>,
  now: Date,
): { until: Date; longer: boolean } | null {
  const open = applying(after).filter(({ closesAt }) => closesAt > now);
  if (open.length === 0) return null;
  const was = new Map(applying(before).map(({ stageNo, closesAt }) => [stageNo, closesAt.getTime()]));
  return {
    until: new Date(Math.max(...open.map(({ closesAt }) => closesAt.getTime()))),
    longer: open.some(({ stageNo, closesAt }) => closesAt.getTime() > (was.get(stageNo) ?? 0)),
  };
}

function applying(stages: readonly Closing[]): Closing[] {
  return stages.filter(({ kind }) => kind === 'application');
}
