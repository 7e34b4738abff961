import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What is done in an event beside its tickets: logos that were found, who recommended whom, which tickets go into which
 * prize, and the draw. Refusals are named as check constraints: `raffle_period`, `raffle_prize`, `raffle_tickets`,
 * `recommend_self`, `recommend_ring`.
 */
export const raffle: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  // A page hides one logo of an event for each; two devices that find the fifth at once take the same place.
  `create table logo_finds (
    event_no bigint not null references events,
    user_id bigint not null references accounts,
    place int not null check (place > 0),
    page text not null,
    found_at timestamptz not null,
    primary key (event_no, user_id, place),
    constraint logo_finds_page_once unique (event_no, user_id, page)
  )`,

  `create table recommend_codes (
    user_id bigint primary key references accounts,
    code text not null constraint recommend_codes_once unique
  )`,
  `create table recommendations (
    user_id bigint primary key references accounts,
    -- Keyed index of the phone: nobody says it twice by another account.
    person_index text not null constraint recommendations_person_once unique,
    by_user_id bigint not null references accounts,
    at timestamptz not null
  )`,
  'create index recommendations_by on recommendations (by_user_id)',
  // Whoever recommends is recommended by nobody who leads back to them; asked by one at a time.
  `create function recommendations_lead_on() returns trigger language plpgsql as $$
    declare
      by_index text;
      above bigint := new.by_user_id;
    begin
      perform pg_advisory_xact_lock(hashtextextended('recommendations', 0));
      select phone_index into new.person_index from accounts where id = new.user_id;
      select phone_index into by_index from accounts where id = new.by_user_id;
      if new.person_index is null or by_index is null then perform tickets_refuse('tickets_person'); end if;
      if new.user_id = new.by_user_id or new.person_index = by_index then
        perform tickets_refuse('recommend_self');
      end if;
      while above is not null loop
        select by_user_id into above from recommendations where user_id = above;
        if above = new.user_id then perform tickets_refuse('recommend_ring'); end if;
      end loop;
      return new;
    end
  $$`,
  `create trigger recommendations_lead_on before insert on recommendations
    for each row execute function recommendations_lead_on()`,
  `create trigger recommendations_stay before update or delete on recommendations
    for each row execute function tickets_stay()`,

  `create table raffle_entries (
    event_no bigint not null references events,
    user_id bigint not null references accounts,
    prize_code text not null,
    tickets int not null check (tickets > 0),
    at timestamptz not null,
    primary key (event_no, user_id, prize_code)
  )`,
  `create function raffle_entries_fit() returns trigger language plpgsql as $$
    declare
      event events;
    begin
      perform pg_advisory_xact_lock(hashtextextended('raffle of ' || new.event_no || ' ' || new.user_id, 0));
      select * into event from events where event_no = new.event_no for share;
      if event.plan is null or event.frozen_at is not null
        or new.at < (event.plan->>'opensAt')::timestamptz or new.at >= (event.plan->>'closesAt')::timestamptz then
        perform tickets_refuse('raffle_period');
      end if;
      if not exists (select 1 from jsonb_array_elements(event.plan->'prizes') prize
        where prize->>'code' = new.prize_code) then
        perform tickets_refuse('raffle_prize');
      end if;
      if new.tickets + (select coalesce(sum(tickets), 0) from raffle_entries where event_no = new.event_no
          and user_id = new.user_id and prize_code <> new.prize_code)
        > (select count(*) from tickets where event_no = new.event_no and user_id = new.user_id) then
        perform tickets_refuse('raffle_tickets');
      end if;
      return new;
    end
  $$`,
  `create trigger raffle_entries_fit before insert or update on raffle_entries
    for each row execute function raffle_entries_fit()`,

  `create table draws (
    event_no bigint primary key references events,
    -- The list, byte for byte, and its hash.
    file bytea not null,
    sha256 text not null,
    tickets int not null,
    persons int not null,
    frozen_by bigint not null references accounts,
    frozen_at timestamptz not null,
    published_by bigint references accounts,
    published_at timestamptz,
    -- Keyed index of the seed that the first operator typed: nobody sees it before the second has typed theirs.
    first_index text,
    first_by bigint references accounts,
    first_at timestamptz,
    seed text,
    seed_by bigint references accounts,
    seed_at timestamptz,
    drawn_by bigint references accounts,
    drawn_at timestamptz,
    check ((published_at is null) = (published_by is null)),
    check (first_at is null or first_at > published_at),
    check (seed_by is distinct from first_by or seed_by is null),
    check ((seed is null) = (seed_at is null)),
    check (drawn_at is null or seed is not null)
  )`,
  // What was published is not changed any more, nor is a seed or a draw.
  `create function draws_stand() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or old.file <> new.file or old.sha256 <> new.sha256
        or (old.published_at is not null and new.published_at is distinct from old.published_at)
        or (old.seed is not null and new.seed is distinct from old.seed)
        or (old.drawn_at is not null and new.drawn_at is distinct from old.drawn_at) then
        raise exception 'A draw stands as it was made.';
      end if;
      return new;
    end
  $$`,
  `create trigger draws_stand before update or delete on draws for each row execute function draws_stand()`,

  `create table prize_winners (
    event_no bigint not null references draws,
    prize_code text not null,
    -- From 1; those above the prize's count stand by.
    place int not null check (place > 0),
    number int not null,
    user_id bigint not null references accounts,
    state text not null check (state in ('reserve', 'told', 'claimed', 'sent', 'received', 'lapsed')),
    told_at timestamptz,
    claim_until timestamptz,
    claimed_at timestamptz,
    -- Name, phone and address, until they are destroyed.
    claim_sealed bytea,
    sent_at timestamptz,
    note text not null default '',
    primary key (event_no, prize_code, place),
    foreign key (event_no, number) references tickets
  )`,
  'create index prize_winners_of_user on prize_winners (user_id)',
  `create index prize_winners_waiting on prize_winners (claim_until) where state = 'told'`,
];
