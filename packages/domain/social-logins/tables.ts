/** A log-in by a provider that has begun: its id is the `state` that comes back. Used once, whatever the answer. */
export type SocialAttemptsTable = {
  id: string;
  provider: string;
  /** Of what the browser keeps, so that an answer counts in the browser that asked for it only. */
  secretHash: string;
  nonce: string;
  verifierSealed: Buffer;
  /** Whose account is to be linked; null for a log-in. */
  accountId: number | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** Which account a provider's person logs in to. */
export type SocialLoginsTable = {
  provider: string;
  /** Keyed index of the provider's own name for the person. */
  subjectIndex: string;
  accountId: number;
  linkedAt: Date;
  usedAt: Date | null;
};

/** Somebody whom a provider knows and nobody here: they may sign up. */
export type SocialTicketsTable = {
  secretHash: string;
  provider: string;
  subjectIndex: string;
  emailSealed: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
};

/** Somebody for whom a provider has spoken, and whose account asks for a code of an authenticator yet. */
export type SocialStepsTable = {
  secretHash: string;
  accountId: number;
  provider: string;
  createdAt: Date;
  expiresAt: Date;
};

export type SocialLoginsTables = {
  socialAttempts: SocialAttemptsTable;
  socialLogins: SocialLoginsTable;
  socialSteps: SocialStepsTable;
  socialTickets: SocialTicketsTable;
};
