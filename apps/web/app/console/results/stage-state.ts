import type { JudgedStage } from '@chulbal/contract/results/results';

export type StageState = 'upcoming' | 'judging' | 'ready' | 'waiting' | 'finalised';

/** Where the result of a judged stage stands at an instant. A request goes before what was finalised earlier. */
export function stageState(
  stage: Pick<JudgedStage, 'opensAt' | 'closesAt' | 'version' | 'requested'>,
  now: string,
): StageState {
  if (stage.requested) return 'waiting';
  if (stage.version > 0) return 'finalised';
  const at = Date.parse(now);
  if (at < Date.parse(stage.opensAt)) return 'upcoming';
  return at < Date.parse(stage.closesAt) ? 'judging' : 'ready';
}
