import { Secret, TOTP } from 'otpauth';

/** As every authenticator app reads it (RFC 6238): SHA-1, six digits, a new code every 30 s. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks of phones go wrong: a code counts one step early or late. */
const WINDOW = 1;

/** 20 random bytes as Base32 (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Of two codes that are shown one after the other the first is ahead by no more than this. A last step that is further ahead of
 * one that counts now was written by a clock that has been put back since, and does not lock its owner out.
 */
const FURTHEST_AHEAD = 2 * WINDOW;

/** Beyond which last step a code of `step` counts all the same; `step` is below 0 for a code that counts at no time. */
export function wrongStepsFrom(step: number): number {
  return step < 0 ? Number.MAX_SAFE_INTEGER : step + FURTHEST_AHEAD;
}

/** Whether a code has not been used up: none of its step or a later one was. */
export function isUnused(step: number, lastStep: number): boolean {
  return step >= 0 && (step > lastStep || lastStep > wrongStepsFrom(step));
}

/** The 30 s step that a code belongs to, or null when it is no code of this secret around `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library throws for letters that take more than one byte.
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ ...form, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code that an authenticator shows at `now`. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ ...form, secret }).generate({ timestamp: now.getTime() });
}

/** What the QR code for an authenticator says. */
export function totpUri(secret: string, about: { issuer: string; label: string }): string {
  return new TOTP({ ...form, ...about, secret }).toString();
}
