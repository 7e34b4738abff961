import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whoever gives a ticket locks its event no more strongly than it needs: finds and entries of the same transaction refer to
 * the event and hold it already, and two that both want the strongest lock on it wait for each other.
 */
export const ticketsLock: Migration = {
  async up(db) {
    await sql`
      create or replace function tickets_number() returns trigger language plpgsql as $$
        declare
          event events;
          cap jsonb;
        begin
          select * into event from events where event_no = new.event_no for no key update;
          if event.plan is null or event.frozen_at is not null
            or new.at < (event.plan->>'opensAt')::timestamptz or new.at >= (event.plan->>'closesAt')::timestamptz then
            perform tickets_refuse('tickets_period');
          end if;
          select phone_index into new.person_index from accounts
            where id = new.user_id and kind = 'user' and status = 'active';
          if new.person_index is null then perform tickets_refuse('tickets_person'); end if;
          select source into cap from jsonb_array_elements(event.plan->'sources') source
            where source->>'source' = new.source;
          if cap is null then perform tickets_refuse('tickets_source'); end if;
          if new.part not between 1 and (cap->>'amount')::int
            or (select count(*) from tickets where event_no = new.event_no and person_index = new.person_index)
              >= (event.plan->>'mostPerPerson')::int
            or (select count(*) from tickets where event_no = new.event_no and person_index = new.person_index
              and source = new.source) >= (cap->>'most')::int
            or (cap->>'total' is not null and (select count(*) from tickets where event_no = new.event_no
              and source = new.source) >= (cap->>'total')::int) then
            perform tickets_refuse('tickets_most');
          end if;
          select coalesce(max(number), 0) + 1 into new.number from tickets where event_no = new.event_no;
          return new;
        end
      $$
    `.execute(db);
  },
};
