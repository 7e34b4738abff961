import type { OperatorRole } from '@chulbal/contract/operator-roles';
import type { Db } from '../db.ts';

/** An operator who may work, or null: asked on every call of an operator. */
export async function findActiveOperator(
  db: Db,
  accountId: number,
): Promise<{ operatorId: number; name: string; role: OperatorRole; mustChangePassword: boolean } | null> {
  const row = await db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.id as operatorId', 'accounts.name', 'operators.role', 'operators.mustChangePassword'])
    .where('operators.accountId', '=', accountId)
    .where('operators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}
