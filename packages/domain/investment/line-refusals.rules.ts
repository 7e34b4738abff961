import type { ErrorName } from '@chulbal/contract/errors';

/**
 * What the database says where it refuses a line of the ledger, whatever a command took for true a moment before: a plan
 * that was published meanwhile, a wallet that was voided, a market that was revealed.
 */
export const lineRefusals: Record<string, ErrorName> = {
  market_period: 'marketClosed',
  market_revealed: 'marketRevealed',
  market_voided: 'walletVoid',
  market_own_team: 'ownTeamCompany',
  market_excluded: 'marketEvaluator',
  market_least: 'amountBelowLeast',
  market_most: 'amountAboveMost',
  market_step: 'amountOffStep',
  market_balance: 'amountBeyondBalance',
  wallets_person_once: 'marketOtherAccount',
  wallets_identity_once: 'marketOtherAccount',
};
