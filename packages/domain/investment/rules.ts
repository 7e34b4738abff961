import { randomInt } from 'node:crypto';
import type { WalletRefusal } from '@chulbal/contract/investment-rules';
import { isUnderFourteen } from '../accounts/rules.ts';

/** A wallet is a citizen's, or a peer's: of somebody in a team of the season. Their totals are told apart. */
export type WalletKind = 'citizen' | 'peer';

export type PersonFacts = {
  /** Somebody without a proven phone could be anybody. */
  phoneProven: boolean;
  /** yyyy-MM-dd. */
  birthDate: string | null;
  /** By account, phone or e-mail, whichever way they are known. */
  isEvaluator: boolean;
  isOperator: boolean;
  /** The same phone has opened a wallet in this market by another account. */
  hasOtherWallet: boolean;
};

/** Who may not invest by the plan; whoever is in a team may not invest in their own, which is asked with each amount. */
export type Excluded = { ownTeam: boolean; evaluators: boolean; operators: boolean };

/** Why a person cannot have a wallet in this market, or null. */
export function refusalOfWallet(person: PersonFacts, excludes: Excluded, now: Date): WalletRefusal | null {
  if (!person.phoneProven) return 'phoneNotProven';
  if (person.birthDate === null || isUnderFourteen(person.birthDate, now)) return 'underFourteen';
  if (excludes.evaluators && person.isEvaluator) return 'evaluator';
  if (excludes.operators && person.isOperator) return 'operator';
  return person.hasOtherWallet ? 'otherAccount' : null;
}

/** Digits and letters that nobody takes for one another, and that spell no word. */
const LETTERS = '23456789BCDFGHJKMNPQRTVWXYZ';
const LENGTH = 5;

/**
 * The name of a wallet in the published ledger: drawn by lot, so that nothing about its owner can be told from it but
 * whether they are in a team (`M-`) or not (`C-`). 14 million of a kind; whoever stores one draws again where it is
 * taken.
 */
export function drawPseudonym(kind: WalletKind, draw: (below: number) => number = randomInt): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[draw(LETTERS.length)]);
  return `${kind === 'peer' ? 'M' : 'C'}-${letters.join('')}`;
}

/** Whose wallet a pseudonym is of. */
export function kindOfPseudonym(pseudonym: string): WalletKind {
  return pseudonym.startsWith('M-') ? 'peer' : 'citizen';
}
