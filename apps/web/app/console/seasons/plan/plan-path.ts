import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import type { Place } from './plan-edits.ts';

/** The value at a path of the plan, written as the server names its errors: `tracks.0.name.ko`. */
export function valueAt(plan: SeasonPlan, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], plan);
}

/** The plan with another value at a path. What does not lie on the way stays the same object. */
export function withValueAt(plan: SeasonPlan, path: string, value: unknown): SeasonPlan {
  return put(plan, path.split('.'), value) as SeasonPlan;
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.map((one, at) => (String(at) === key ? put(one, rest, value) : one));
  const whole = (part ?? {}) as Record<string, unknown>;
  return { ...whole, [key]: put(whole[key], rest, value) };
}

/** `tracks.0` or `tracks.0.stages.2`; null for what the plan does not have. */
export function pathOf(plan: SeasonPlan, { lane, stageNo }: Place): string | null {
  const track = plan.tracks.findIndex((one) => one.lane === lane);
  if (track < 0 || stageNo === null) return track < 0 ? null : `tracks.${track}`;
  const stage = plan.tracks[track]?.stages.findIndex((one) => one.stageNo === stageNo) ?? -1;
  return stage < 0 ? null : `tracks.${track}.stages.${stage}`;
}

/** The place that a path of the plan lies in; null for what belongs to the whole season. */
export function placeOf(plan: SeasonPlan, path: string): Place | null {
  const [, track, stage] = /^tracks\.(\d+)(?:\.stages\.(\d+))?/.exec(path) ?? [];
  const found = plan.tracks[Number(track)];
  if (!found) return null;
  return { lane: found.lane, stageNo: stage ? (found.stages[Number(stage)]?.stageNo ?? null) : null };
}
