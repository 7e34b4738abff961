import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Takes out of tickets, wallets and recommendations by what somebody who has left was known as a person, once nobody can
 * take part twice any more: when the list of a draw is frozen, of the last that is open for recommendations, and when a
 * market has closed. What stays is a number.
 */
export async function forgetPersons(db: Db, { now }: { now: Date }): Promise<void> {
  await sql`
    update tickets t set person_index = 'gone ' || t.user_id from accounts a, events e
    where a.id = t.user_id and a.status = 'withdrawn' and e.event_no = t.event_no and e.frozen_at is not null
      and t.person_index not like 'gone %'`.execute(db.sql);
  await sql`
    update recommendations r set person_index = 'gone ' || r.user_id from accounts a
    where a.id = r.user_id and a.status = 'withdrawn' and r.person_index not like 'gone %'
      and not exists (select 1 from events e where e.plan is not null and e.frozen_at is null)`.execute(
    db.sql,
  );
  await sql`
    update wallets w set person_index = 'gone ' || w.user_id, identity_index = null from accounts a, exhibitions x
    where a.id = w.user_id and a.status = 'withdrawn' and x.ig_no = w.ig_no
      and (x.plan->>'marketClosesAt')::timestamptz <= ${now} and w.person_index not like 'gone %'`.execute(
    db.sql,
  );
}
