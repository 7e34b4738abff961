import type { ResetState } from '@chulbal/contract/authenticators';

/** After two operators have looked, the owner has so long to say that it was not them. */
export const RESET_WAIT_MS = 72 * 3_600_000;

/** What an operator does next with a request, or null where they have to leave it to another or it is over. */
export function nextLook(
  { state, lookedBy }: { state: ResetState; lookedBy: number | null },
  operatorId: number,
): 'look' | 'confirm' | null {
  if (state === 'asked') return 'look';
  return state === 'looked' && lookedBy !== operatorId ? 'confirm' : null;
}
