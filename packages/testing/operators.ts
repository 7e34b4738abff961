import type { OperatorRole } from '@chulbal/contract/operators/values';
import { mintOperator, type OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from './accounts.ts';
import { accessToken } from './api.ts';

/** Base32 of the authenticator that every test operator has. */
export const testTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** An operator who exists; without a `passwordHash` nobody can log in as them. */
export async function createOperator(
  db: Db,
  given: { role?: OperatorRole; name?: string; email?: string; passwordHash?: string } = {},
): Promise<OperatorActor> {
  const { role = 'owner', ...account } = given;
  const { id, name } = await createAccount(db, { kind: 'operator', ...account });
  await db.sql
    .insertInto('operators')
    .values({
      accountId: id,
      role,
      totpSealed: db.vault.seal(testTotpSecret),
      mustChangePassword: false,
      disabledAt: null,
      lastLoginAt: null,
    })
    .execute();
  return mintOperator({ operatorId: id, name, role, address: '192.0.2.1' });
}

/** A token of a new session; with `confirmed` the operator has just confirmed who they are. */
export async function operatorToken(
  db: Db,
  { operatorId, now, confirmed = false }: { operatorId: number; now: Date; confirmed?: boolean },
): Promise<string> {
  const token = await accessToken(db, { kind: 'operator', accountId: operatorId, now });
  if (confirmed) {
    await db.sql
      .updateTable('sessionFamilies')
      .set({ confirmedUntil: new Date(now.getTime() + 5 * 60_000) })
      .where('accountId', '=', operatorId)
      .execute();
  }
  return token;
}
