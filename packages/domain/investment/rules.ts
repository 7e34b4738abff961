import { randomInt } from 'node:crypto';
import { marketState } from '@chulbal/contract/exhibition/states';
import type { WalletRefusal } from '@chulbal/contract/investment/rules';
import { refusalOfPerson, type VerifiedFacts } from '../accounts/person.rules.ts';
import { fault } from '../fault.ts';
import { type IdentityFacts, isIdentityMissing } from '../identity-checks/rules.ts';
import type { WalletKind } from './tables.ts';

/** When the market of a published plan opens and closes, from when it may be revealed, and when it was. */
type MarketClock = {
  plan: { marketOpensAt: Date; marketClosesAt: Date; revealsAt: Date };
  revealedAt: Date | null;
};

export type PersonFacts = VerifiedFacts & {
  /** Whether they have proven who they are at the identity service, and whether that is asked. */
  identity: Pick<IdentityFacts, 'confirmed'> & { asked: boolean };
  /** The same phone, or the same person by the identity service, has opened a wallet in this market by another account. */
  hasOtherWallet: boolean;
};

/**
 * Why a person cannot have a wallet in this market, or null. Whoever is in a team may have one and not invest in their
 * own, which is asked with each amount.
 */
export function refusalOfWallet(person: PersonFacts, now: Date): WalletRefusal | null {
  const refusal = refusalOfPerson(person, now) ?? (person.hasOtherWallet ? 'otherAccount' : null);
  if (refusal) return refusal;
  const { identity, birthDate } = person;
  const facts = { confirmed: identity.confirmed, birthDate };
  return isIdentityMissing(facts, identity.asked, now) ? 'identityMissing' : null;
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

/** Throws marketNotOpen 4166 before the market opens, and marketClosed 4167 from its closing instant on. */
export function assertMarketOpen({ plan, revealedAt }: MarketClock, now: Date): void {
  const state = marketState(plan, revealedAt, now);
  if (state !== 'open') throw fault(state === 'upcoming' ? 'marketNotOpen' : 'marketClosed');
}

/** For so long its owner may say something against the voiding of a wallet. */
const OBJECTION_MS = 7 * 86_400_000;

/** Until when a void may be objected to, or null: once, and before the totals are revealed. */
export function mayObjectUntil(
  { voidedAt, objection, decision }: { voidedAt: Date; objection: string | null; decision: string | null },
  { revealedAt }: Pick<MarketClock, 'revealedAt'>,
  now: Date,
): Date | null {
  const until = new Date(voidedAt.getTime() + OBJECTION_MS);
  return objection === null && decision === null && revealedAt === null && now < until ? until : null;
}

/** A second operator has this long to confirm that the totals are revealed. */
const CONFIRM_MS = 10 * 60_000;

/** Until when a request to reveal may be confirmed. */
export function confirmableUntil({ requestedAt }: { requestedAt: Date }): Date {
  return new Date(requestedAt.getTime() + CONFIRM_MS);
}

/** Throws marketRevealed 4177, and marketStillOpen 4176 before the market has closed and the time to reveal has come. */
export function assertRevealable({ plan, revealedAt }: MarketClock, now: Date): void {
  const state = marketState(plan, revealedAt, now);
  if (state === 'revealed') throw fault('marketRevealed');
  if (state !== 'closed' || now < plan.revealsAt) throw fault('marketStillOpen');
}
