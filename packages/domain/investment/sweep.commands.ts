import { keptMs, retention } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import { SWEEP_BATCH } from '../batches.ts';
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

/**
 * Destroys whose wallets were, as long after the last date of their season as the retention table says (P-14). The ledger
 * stays as it was published, by pseudonyms. One batch; gives how many wallets lost their owner.
 */
export async function forgetOwners(db: Db, { now }: { now: Date }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with ends as (
      select t.season_id, max(greatest(s.closes_at, s.announces_at)) as ends_at
      from stages s join tracks t on t.track_no = s.track_no group by t.season_id
    ), due as (
      select w.account_no from wallets w join exhibitions x on x.ig_no = w.ig_no
      join ends e on e.season_id = x.season_id
      where w.user_id is not null
        and e.ends_at + make_interval(months => ${retention.wallet.afterSeason}::int) <= ${now}
      order by w.account_no limit ${SWEEP_BATCH}
    )
    update wallets w set user_id = null, person_index = 'gone wallet ' || w.account_no,
      identity_index = null, opened_from = null
    from due where w.account_no = due.account_no`.execute(db.sql);
  return Number(numAffectedRows);
}
