import type { ApiScope } from '@chulbal/contract/api-tokens';
import type { Generated } from 'kysely';

/** A token that has not been revoked; it may have ended. */
export type ApiTokensTable = {
  id: Generated<number>;
  operatorId: number;
  name: string;
  tokenHash: string;
  /** Its last four characters, by which its owner knows it. */
  ends: string;
  scopes: ApiScope[];
  createdAt: Date;
  expiresAt: Date;
  /** To the hour, so that reading hardly ever writes. */
  lastUsedAt: Date | null;
};

export type ApiTokensTables = { apiTokens: ApiTokensTable };
