import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Takes out of tickets and wallets by what somebody who has left was known as a person, once nobody can take part twice
 * any more: when the list of a draw is frozen, and when a market has closed. What stays is a number.
 */
export async function forgetPersons(db: Db, { now }: { now: Date }): Promise<void> {
  await sql`
    update tickets t set person_index = 'gone ' || t.user_id from accounts a, events e
    where a.id = t.user_id and a.status = 'withdrawn' and e.event_no = t.event_no and e.frozen_at is not null
      and t.person_index not like 'gone %'`.execute(db.sql);
  await sql`
    update wallets w set person_index = 'gone ' || w.user_id from accounts a, exhibitions x
    where a.id = w.user_id and a.status = 'withdrawn' and x.ig_no = w.ig_no
      and (x.plan->>'marketClosesAt')::timestamptz <= ${now} and w.person_index not like 'gone %'`.execute(
    db.sql,
  );
}
