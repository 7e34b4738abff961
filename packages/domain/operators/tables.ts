import type { OperatorRole } from '@chulbal/contract/operators/values';
import type { Generated } from 'kysely';

/** What an account of kind `operator` has beside it. */
export type OperatorsTable = {
  accountId: number;
  role: OperatorRole;
  /** Base32 secret of the authenticator, sealed. */
  totpSealed: Buffer;
  /** The 30 s step of the last code that counted: a code counts once (RFC 6238, section 5.2). */
  totpLastStep: Generated<number>;
  mustChangePassword: boolean;
  disabledAt: Date | null;
  lastLoginAt: Date | null;
};

/** An open invitation, or with `accountId` a link to set password and authenticator anew. */
export type OperatorInvitationsTable = {
  id: Generated<number>;
  tokenHash: string;
  accountId: number | null;
  name: string;
  emailSealed: Buffer;
  emailIndex: string;
  role: OperatorRole;
  totpSealed: Buffer;
  invitedBy: number;
  createdAt: Date;
  expiresAt: Date;
};

export type OperatorsTables = {
  operators: OperatorsTable;
  operatorInvitations: OperatorInvitationsTable;
};
