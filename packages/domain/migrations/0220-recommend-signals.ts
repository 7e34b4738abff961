import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What signals of farms are found in: from where somebody named who recommended them, until that is forgotten, and what
 * operators said of a signal. Plays of quizzes are found by their age while they are somebody's.
 */
export const recommendSignals: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  // A keyed index of the address, and whether the e-mail is of a service that gives addresses to throw away.
  `alter table recommendations
    add column named_from text,
    add column throwaway_mail boolean not null default false`,
  'drop trigger recommendations_stay on recommendations',
  `create function recommendations_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or new.named_from is not null
        or (new.user_id, new.person_index, new.by_user_id, new.at, new.throwaway_mail)
          is distinct from (old.user_id, old.person_index, old.by_user_id, old.at, old.throwaway_mail) then
        raise exception 'Recommendations are only added to; an address is forgotten.';
      end if;
      return new;
    end
  $$`,
  `create trigger recommendations_stay before update or delete on recommendations
    for each row execute function recommendations_stay()`,
  `create table recommend_signal_marks (
    event_no bigint not null references events,
    key text not null,
    state text not null check (state in ('looking', 'fine')),
    marked_by bigint not null references accounts,
    marked_at timestamptz not null,
    primary key (event_no, key)
  )`,
  'create index quiz_plays_of_somebody on quiz_plays (started_at) where user_id is not null',
];
