import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import type { StateMarkKind } from '../../../ui/data/state-mark.tsx';

type Bonus = ApplicationRow['bonus'];

/** Where the verification of a team's bonus items stands; null where none is claimed. */
export function bonusStateOf({
  claimed,
  pending,
  rejected,
}: Bonus): { kind: StateMarkKind; key: 'rejected' | 'pending' | 'partly' | 'verified' } | null {
  if (claimed === 0) return null;
  if (pending > 0) return { kind: 'wait', key: pending < claimed ? 'partly' : 'pending' };
  return rejected > 0 ? { kind: 'bad', key: 'rejected' } : { kind: 'ok', key: 'verified' };
}

/** One mark for every claimed item: verified ones first, then pending, then rejected. */
export function pipsOf({ verified, pending, rejected }: Bonus): ('y' | 'q' | 'n')[] {
  const marks = (mark: 'y' | 'q' | 'n', count: number) => Array.from({ length: count }, () => mark);
  return [...marks('y', verified), ...marks('q', pending), ...marks('n', rejected)];
}
