import { type ApiScope, MOST_API_TOKENS } from '@chulbal/contract/api-tokens';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { findSession } from '../sessions/queries.ts';
import { tokenHash } from '../sessions/rules.ts';
import { newApiToken, scopesOf, useToNote } from './rules.ts';

const DAY_MS = 86_400_000;

/**
 * Makes a token for an operator's own program. It is returned once: only its hash is stored.
 *
 * @throws 1354 noPermission for a scope that their role has not; 4440 tooManyApiTokens; 403 sessionOver for whoever has just
 *   been disabled, or whose log-in was reset: that ends the tokens they have.
 */
export async function createToken(
  db: Db,
  actor: OperatorActor,
  asked: { name: string; scopes: readonly ApiScope[]; days: number; now: Date },
): Promise<{ tokenId: number; token: string; expiresAt: Date }> {
  const { name, days, now } = asked;
  const { operatorId, role } = actor;
  const scopes = scopesOf(role).filter((scope) => asked.scopes.includes(scope));
  if (asked.scopes.some((scope) => !scopes.includes(scope))) throw fault('noPermission');
  const token = newApiToken();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  return db.transaction(async (tx) => {
    // Two presses at once come one after the other, and after whoever disables them.
    const { disabledAt } = await tx.sql
      .selectFrom('operators')
      .select('disabledAt')
      .where('accountId', '=', operatorId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const session = actor.familyId === null ? null : await findSession(tx, actor.familyId);
    if (disabledAt !== null || session?.revoked) throw fault('sessionOver');
    await tx.sql
      .deleteFrom('apiTokens')
      .where('operatorId', '=', operatorId)
      .where('expiresAt', '<=', now)
      .execute();
    const { count } = await tx.sql
      .selectFrom('apiTokens')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('operatorId', '=', operatorId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_API_TOKENS) throw fault('tooManyApiTokens');
    const { id: tokenId } = await tx.sql
      .insertInto('apiTokens')
      .values({
        ...{ operatorId, name, tokenHash: tokenHash(token), ends: token.slice(-4), scopes: json(scopes) },
        ...{ createdAt: now, expiresAt, lastUsedAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      action: 'apiToken.create',
      object: { kind: 'apiToken', id: tokenId, label: name },
      after: { scopes, expiresAt: expiresAt.toISOString() },
      now,
    });
    return { tokenId, token, expiresAt };
  });
}

/**
 * Ends a token at once.
 *
 * @param ownOnly - Whether it has to be the actor's own.
 * @throws 404 notFound for one that is gone, or another's.
 */
export async function revokeToken(
  db: Db,
  actor: OperatorActor,
  { tokenId, ownOnly, now }: { tokenId: number; ownOnly: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.sql
      .deleteFrom('apiTokens')
      .where('id', '=', tokenId)
      .$if(ownOnly, (query) => query.where('operatorId', '=', actor.operatorId))
      .returning(['name', 'operatorId'])
      .executeTakeFirst();
    if (!gone) throw fault('notFound');
    await record(tx, actor, {
      action: 'apiToken.revoke',
      object: { kind: 'apiToken', id: tokenId, label: gone.name },
      after: { operatorId: gone.operatorId },
      now,
    });
  });
}

/** Ends every token of an operator, whose account somebody else may hold. */
export async function dropTokensOf(tx: Db, { operatorId }: { operatorId: number }): Promise<void> {
  await tx.sql.deleteFrom('apiTokens').where('operatorId', '=', operatorId).execute();
}

/** Notes the hour of a use, once. */
export async function noteUse(
  db: Db,
  { tokenId, lastUsedAt, now }: { tokenId: number; lastUsedAt: Date | null; now: Date },
): Promise<void> {
  const hour = useToNote(lastUsedAt, now);
  if (hour)
    await db.sql.updateTable('apiTokens').set({ lastUsedAt: hour }).where('id', '=', tokenId).execute();
}
