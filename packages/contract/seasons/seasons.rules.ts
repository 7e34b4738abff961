import type { StageView } from './seasons.ts';
import type { StageState } from './values.ts';

/**
 * Where a stage stands at `now` (milliseconds). The closing instant itself is already closed:
 * a stage is open in [opensAt, closesAt). After closing it is announced once its announcement time is reached.
 */
export function stageState(
  stage: Pick<StageView, 'opensAt' | 'closesAt' | 'announcesAt'>,
  now: number,
): StageState {
  if (now < Date.parse(stage.opensAt)) return 'upcoming';
  if (now < Date.parse(stage.closesAt)) return 'open';
  if (stage.announcesAt && now >= Date.parse(stage.announcesAt)) return 'announced';
  return 'closed';
}

/** The stage a track is in at `now`: the open one, else the next to open, else the last. */
export function currentStage(stages: readonly StageView[], now: number): StageView | undefined {
  return (
    stages.find((stage) => stageState(stage, now) === 'open') ??
    stages.find((stage) => stageState(stage, now) === 'upcoming') ??
    stages.at(-1)
  );
}
