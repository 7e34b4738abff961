import type { EligibilityDecision } from '@chulbal/contract/eligibility';
import type { Generated } from 'kysely';

/** What operators decided about teams; of a team at most one stands, which is one that has not ended. */
export type EligibilityDecisionsTable = {
  id: Generated<number>;
  teamNo: number;
  decision: EligibilityDecision;
  reason: string;
  /** Of more time: until when. */
  until: Date | null;
  /** How many had confirmed when it was decided, and how many the track asks for. */
  confirmed: number;
  minimum: number;
  decidedBy: number;
  decidedAt: Date;
  /** Taken back, or replaced by the next one: then without a reason of its own. */
  endedBy: number | null;
  endedAt: Date | null;
  endedReason: string | null;
};

export type EligibilityTables = { eligibilityDecisions: EligibilityDecisionsTable };
