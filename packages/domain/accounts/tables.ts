import type { CodePurpose } from '@chulbal/contract/accounts';
import type { Bilingual, Language } from '@chulbal/contract/language';
import type { ColumnType, Generated } from 'kysely';
import type { AccountKind } from '../actor.ts';

export type AccountsTable = {
  id: Generated<number>;
  kind: AccountKind;
  name: string;
  emailSealed: Buffer;
  emailIndex: string;
  phoneSealed: Buffer | null;
  phoneIndex: string | null;
  birthDateSealed: Buffer | null;
  country: string | null;
  /** Null for a user who has come by a provider and has made none. */
  passwordHash: string | null;
  status: 'active' | 'withdrawn';
  /** Of somebody who signed up under 14: while their guardian's consent stands. */
  guardianConsentedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Date;
  updatedAt: Date;
};

/** A text that people agree to; a change is a new version and never an edit. */
export type TermsTable = {
  term: string;
  version: string;
  required: boolean;
  /** `guardian`: of whoever consents for a child under 14, and of nobody else. */
  askedOf: ColumnType<'everybody' | 'guardian', 'everybody' | 'guardian' | undefined, never>;
  position: number;
  title: ColumnType<Bilingual, unknown, unknown>;
  purpose: ColumnType<Bilingual, unknown, unknown>;
  items: ColumnType<Bilingual, unknown, unknown>;
  period: ColumnType<Bilingual, unknown, unknown>;
  refusal: ColumnType<Bilingual, unknown, unknown>;
  body: ColumnType<Bilingual, unknown, unknown>;
  effectiveAt: Date;
};

export type ConsentsTable = {
  id: Generated<number>;
  accountId: number;
  term: string;
  version: string;
  agreed: boolean;
  /** Of a child under 14 the optional ones are their guardian's. */
  givenBy: ColumnType<'self' | 'guardian', 'self' | 'guardian' | undefined, never>;
  at: Date;
};

/** A code bound to its request: what it is for, whom it went to, and the account it may open, if there is one. */
export type VerificationCodesTable = {
  id: string;
  purpose: CodePurpose;
  targetIndex: string;
  accountId: number | null;
  /** Keyed HMAC of request and code: six digits would be guessed from a plain hash. */
  codeHash: string;
  attempts: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  verifiedAt: Date | null;
  usedAt: Date | null;
};

/** Counts of tries per account, address and route, shared by all processes (S-10). */
export type AttemptsTable = {
  key: string;
  count: number;
  startedAt: Date;
  blockedUntil: Date | null;
};

/** Addresses that have logged in to an account: a stranger's tries elsewhere do not slow them (S-10). */
export type KnownAddressesTable = {
  /** Keyed index of kind, log-in id and address. */
  key: string;
  seenAt: Date;
};

/** An account that is to be destroyed; whoever logs in before takes that back. */
export type AccountClosingsTable = {
  accountId: number;
  language: Language;
  askedAt: Date;
  destroyAt: Date;
  /** Entries in teams that were left with it, which name no account any more. */
  tmNos: number[];
};

export type AccountsTables = {
  accountClosings: AccountClosingsTable;
  accounts: AccountsTable;
  terms: TermsTable;
  consents: ConsentsTable;
  verificationCodes: VerificationCodesTable;
  attempts: AttemptsTable;
  knownAddresses: KnownAddressesTable;
};
