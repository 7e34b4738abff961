import { keptMs } from '@chulbal/contract/retention/retention';
import type { Db } from '../db.ts';

/** Forgets where wallets were opened from, as long after it as addresses are kept. */
export async function forgetAddresses(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql
    .updateTable('wallets')
    .set({ openedFrom: null })
    .where('openedFrom', 'is not', null)
    .where('openedAt', '<', new Date(now.getTime() - keptMs('address')))
    .execute();
}
