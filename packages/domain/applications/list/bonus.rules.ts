import type { Claim } from '../tables.ts';

export type BonusState = 'pending' | 'verified' | 'rejected';

/** A decision as it stands; it is about the claim of this hash and no other. */
export type StandingDecision = { place: number; claimSha256: string; decision: 'verified' | 'rejected' };

/** A claim that gets another state, and the one it had. */
export type BonusChange = { place: number; sha256: string; before: BonusState; after: BonusState };

/**
 * What a decision changes. `place` null means every item that is still pending, and for `pending`, by which a
 * decision is taken back, every one that is decided. A claim that stands as it should is left alone.
 */
export function bonusChanges(
  claims: readonly Claim[],
  standing: readonly StandingDecision[],
  asked: { place: number | null; decision: BonusState },
): BonusChange[] {
  return claims.flatMap(({ place, sha256 }) => {
    const decided = standing.find((one) => one.place === place && one.claimSha256 === sha256);
    const before = decided?.decision ?? 'pending';
    if (before === asked.decision) return [];
    if (asked.place !== null && asked.place !== place) return [];
    if (asked.place === null && before !== 'pending' && asked.decision !== 'pending') return [];
    return [{ place, sha256, before, after: asked.decision }];
  });
}
