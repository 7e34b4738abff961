import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of somebody who has left, a ticket keeps its number and loses by what the person was known. */
export const gonePersons: Migration = {
  async up(db) {
    await sql`
      create or replace function tickets_stay() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' and tg_table_name = 'tickets' then
            if new.person_index = 'gone ' || new.user_id
              and to_jsonb(new) - 'person_index' = to_jsonb(old) - 'person_index' then return new; end if;
          end if;
          raise exception 'Tickets are only added to.';
        end
      $$`.execute(db);
  },
};
