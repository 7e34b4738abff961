import type { ResetState } from '@chulbal/contract/authenticators';
import type { Language } from '@chulbal/contract/language';
import type { ColumnType, Generated } from 'kysely';

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

/** What somebody asks who has lost phone and recovery codes; two operators look, then the owner has time to stop it. */
export type AuthenticatorResetsTable = {
  resetNo: Generated<number>;
  accountId: number;
  language: Language;
  state: ResetState;
  askedAt: Date;
  lookedBy: ColumnType<number | null, number | null | undefined>;
  lookedAt: ColumnType<Date | null, Date | null | undefined>;
  confirmedBy: ColumnType<number | null, number | null | undefined>;
  removesAt: ColumnType<Date | null, Date | null | undefined>;
  /** Hash of the token in the letters, while it is waited. */
  linkHash: ColumnType<string | null, string | null | undefined>;
  endedAt: ColumnType<Date | null, Date | null | undefined>;
};

export type AuthenticatorsTables = {
  authenticatorResets: AuthenticatorResetsTable;
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
};
