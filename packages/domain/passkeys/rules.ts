/** How long a challenge may be out. */
export const ATTEMPT_LIFE_MS = 5 * 60_000;

/** Of one account. */
export const MOST_PASSKEYS = 10;

/** COSE numbers of the signatures that are taken: Ed25519, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** The site as authenticators know it: one domain, reached at one address. */
export type Site = { rpId: string; origin: string };

/** @param publicUrl address of the portal as people reach it. */
export function siteAt(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

/**
 * Whether a count of uses went back or stood still, as it does where a copy of the passkey was used in between. An
 * authenticator that does not count says 0 always (WebAuthn, 6.1.1).
 */
export function counterWentBack(known: number, told: number): boolean {
  return (known > 0 || told > 0) && told <= known;
}
