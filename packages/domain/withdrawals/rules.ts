import type { ApplicationStatus } from '@chulbal/contract/applications/applications';
import type { ErrorName } from '@chulbal/contract/errors';

export type WithdrawalFacts = {
  status: ApplicationStatus;
  /** Whether the leader could cancel instead, and get a draft back. */
  cancellable: boolean;
  /** When the last stage of the track closes. */
  lastClosesAt: Date;
  /** The season was ended by an operator. */
  over: boolean;
};

/**
 * Why a team cannot be withdrawn by this party, or null. A team leaves between its deadline and the end of the last
 * stage; an operator takes out whatever is submitted.
 */
export function refusalToWithdraw(
  by: 'operator' | 'team',
  { status, cancellable, lastClosesAt, over }: WithdrawalFacts,
  now: Date,
): ErrorName | null {
  if (status === 'cancelled') return 'alreadyWithdrawn';
  if (status === 'draft') return by === 'operator' ? 'teamNotFound' : 'cancelFailed';
  if (by === 'operator') return null;
  if (cancellable) return 'stillCancellable';
  return over || now >= lastClosesAt ? 'notInPeriod' : null;
}
