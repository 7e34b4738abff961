import type { ApiScope, listApiTokens } from '@chulbal/contract/api-tokens';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { may } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { tokenHash } from '../sessions/rules.ts';
import { scopesOf } from './rules.ts';

/** The token of a program that is known and has not ended; null for any other. */
export async function findApiToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<{ tokenId: number; operatorId: number; scopes: ApiScope[]; lastUsedAt: Date | null } | null> {
  const row = await db.sql
    .selectFrom('apiTokens')
    .select(['id as tokenId', 'operatorId', 'scopes', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Tokens that work, newest first: one's own, and as somebody who manages operators everybody's. */
export async function listTokens(
  db: Db,
  actor: OperatorActor,
  { now }: { now: Date },
): Promise<OutputOf<typeof listApiTokens>> {
  const rows = await db.sql
    .selectFrom('apiTokens')
    .innerJoin('accounts', 'accounts.id', 'apiTokens.operatorId')
    .selectAll('apiTokens')
    .select('accounts.name as operatorName')
    .where('expiresAt', '>', now)
    .$if(!may(actor.role, 'manageOperators'), (query) => query.where('operatorId', '=', actor.operatorId))
    .orderBy('apiTokens.id', 'desc')
    .execute();
  return {
    scopes: scopesOf(actor.role),
    tokens: rows.map(({ id, name, operatorName, operatorId, ends, scopes, ...at }) => ({
      ...{ tokenId: id, name, operatorName, own: operatorId === actor.operatorId, ends, scopes },
      createdAt: at.createdAt.toISOString(),
      expiresAt: at.expiresAt.toISOString(),
      lastUsedAt: at.lastUsedAt?.toISOString() ?? null,
    })),
  };
}
