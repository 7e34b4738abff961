import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of somebody who has left, a recommendation keeps its number and loses by what the person was known. */
export const goneRecommendations: Migration = {
  async up(db) {
    await sql`
      create or replace function recommendations_stay() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' or new.named_from is not null
            or new.person_index not in (old.person_index, 'gone ' || old.user_id)
            or (new.user_id, new.by_user_id, new.at, new.throwaway_mail)
              is distinct from (old.user_id, old.by_user_id, old.at, old.throwaway_mail) then
            raise exception 'Recommendations are only added to; an address, and who has left, is forgotten.';
          end if;
          return new;
        end
      $$`.execute(db);
  },
};
