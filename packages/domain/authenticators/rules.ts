import { randomInt } from 'node:crypto';

/** So many recovery codes are given at once. */
export const RECOVERY_CODES = 10;

/** A secret that was begun waits so long for its first code. */
export const BEGUN_MS = 30 * 60_000;

const LENGTH = 12;

/** Different codes of twelve digits, which the same keys type as the codes of an app. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0'));
  return [...codes];
}

/** What a code may be, by its length alone; null for what is none. */
export function kindOfCode(code: string): 'app' | 'recovery' | null {
  if (/^\d{6}$/.test(code)) return 'app';
  return new RegExp(`^\\d{${LENGTH}}$`).test(code) ? 'recovery' : null;
}

/** Whether a secret that was begun at `begunAt` may still be turned on. */
export function isBegun(begunAt: Date | null, now: Date): boolean {
  return begunAt !== null && now.getTime() - begunAt.getTime() < BEGUN_MS;
}
