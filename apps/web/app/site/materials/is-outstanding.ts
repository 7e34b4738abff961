import type { MaterialTask } from '@chulbal/contract/materials/materials';

/** Whether a team still has to hand in what a stage asks, or has changed it since; nobody waits for it after the result. */
export function isOutstanding({ state, missing, changed, told }: MaterialTask): boolean {
  return state === 'open' && !told && (missing.length > 0 || changed);
}
