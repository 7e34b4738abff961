import type { EligibilityDecision } from '@chulbal/contract/eligibility';

export type EligibilityFacts = {
  /** Members who have confirmed, the leader among them, and the least that the track asks for. */
  confirmed: number;
  minimum: number;
  /** Until when they can confirm, more time included. */
  confirmBy: Date;
  /** The decision that stands, if any. */
  decision: EligibilityDecision | null;
};

/** What is known of a team's eligibility: `early` while members can still confirm without a decision. */
export type EligibilityStanding = 'enough' | 'early' | 'undecided' | EligibilityDecision;

/**
 * Where a team stands (product.md: "below the minimum an operator decides"). Not judged stays so until it is taken
 * back; enough confirmations need no decision; more time ends in a question, never in a refusal.
 */
export function eligibilityOf(facts: EligibilityFacts, now: Date): EligibilityStanding {
  const { confirmed, minimum, confirmBy, decision } = facts;
  if (decision === 'ineligible') return 'ineligible';
  if (confirmed >= minimum) return 'enough';
  if (decision === 'eligible') return 'eligible';
  if (now >= confirmBy) return 'undecided';
  return decision === 'moreTime' ? 'moreTime' : 'early';
}

/** Whether a team of that standing keeps panels from being published. */
export function isOpen(standing: EligibilityStanding): boolean {
  return standing === 'undecided' || standing === 'moreTime';
}

/** Whether an operator may decide about it: again too, while more time runs or where they decided otherwise. */
export function isDecidable(standing: EligibilityStanding): boolean {
  return standing !== 'enough' && standing !== 'early';
}
