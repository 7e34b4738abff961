import type { Generated } from 'kysely';

/** An authenticator app of a user. What was begun and never turned on is no more than a secret that waits. */
export type AuthenticatorsTable = {
  accountId: number;
  /** The secret that counts; null until a code of it was given. */
  secretSealed: Buffer | null;
  pendingSealed: Buffer | null;
  pendingAt: Date | null;
  /** The 30 s step of the last code that counted: none before it and not itself counts again. */
  lastStep: Generated<number>;
  turnedOnAt: Date | null;
};

export type RecoveryCodesTable = {
  accountId: number;
  /** Keyed HMAC of account and code: twelve digits would be guessed from a plain hash. */
  codeHash: string;
  usedAt: Date | null;
};

export type AuthenticatorsTables = {
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
};
