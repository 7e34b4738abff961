import type { Db } from '../db.ts';

/** Ends what is asked of an authenticator that its owner still has, if anything is; gives whether there was something. */
export async function stopReset(
  tx: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  const stopped = await tx.sql
    .updateTable('authenticatorResets')
    .set({ state: 'stopped', endedAt: now, linkHash: null })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .returning('resetNo')
    .executeTakeFirst();
  return stopped !== undefined;
}
