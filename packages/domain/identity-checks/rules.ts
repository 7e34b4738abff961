import { isUnderFourteen } from '../accounts/rules.ts';

/** How long somebody may be away at the identity service. */
export const CHECK_LIFE_MS = 10 * 60_000;

/** What is known of who somebody is. */
export type IdentityFacts = { confirmed: boolean; birthDate: string | null };

/**
 * Whether somebody has to prove who they are first: never where no service is asked, and no child under 14, who has no
 * phone or certificate of their own to do it with and for whom a guardian has consented.
 */
export function isIdentityMissing(
  { confirmed, birthDate }: IdentityFacts,
  asks: boolean,
  now: Date,
): boolean {
  if (!asks || confirmed) return false;
  return birthDate === null || !isUnderFourteen(birthDate, now);
}

/**
 * Whether what the service says is whom the account is of: the same birth date, and the same name but for spaces and
 * capitals. `birthDate`: yyyy-MM-dd.
 */
export function isSamePerson(
  account: { name: string; birthDate: string | null },
  told: { name: string; birthDate: string },
): boolean {
  return account.birthDate === told.birthDate && bareName(account.name) === bareName(told.name);
}

function bareName(name: string): string {
  return name.normalize('NFKC').replace(/\s/gu, '').toLowerCase();
}
