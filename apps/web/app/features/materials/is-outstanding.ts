import type { MaterialTask } from '@chulbal/contract/materials';

/** Whether a team still has to hand in what a stage asks, or has changed it since. */
export function isOutstanding({ state, missing, changed }: MaterialTask): boolean {
  return state === 'open' && (missing.length > 0 || changed);
}
