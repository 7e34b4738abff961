import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Events, and the ledger of tickets of their raffles. A ticket numbers itself and is refused where the published plan,
 * its period, the person or the caps do not allow it; tickets are only added to. Refusals are named as check
 * constraints: `tickets_period`, `tickets_person`, `tickets_source`, `tickets_most`.
 */
export const events: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `create table events (
    event_no bigint generated always as identity primary key,
    event_key text not null constraint events_key_once unique,
    draft jsonb not null,
    edit_version int not null,
    changed boolean not null,
    version int not null,
    -- In force; null until it is published for the first time.
    plan jsonb,
    -- From then on no ticket, entry or plan changes: the list of the draw was made of them.
    frozen_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((version = 0) = (plan is null))
  )`,
  `create table event_versions (
    event_no bigint not null references events,
    version int not null,
    plan jsonb not null,
    published_by bigint not null references accounts,
    published_at timestamptz not null,
    primary key (event_no, version)
  )`,
  `create table tickets (
    event_no bigint not null references events,
    number int not null,
    user_id bigint not null references accounts,
    -- Keyed index of the phone: whoever comes back with another account is the same person.
    person_index text not null,
    source text not null,
    source_key text not null,
    -- From 1: a source may give several at a time.
    part int not null,
    at timestamptz not null,
    primary key (event_no, number),
    constraint tickets_given_once unique (event_no, person_index, source, source_key, part)
  )`,
  'create index tickets_of_user on tickets (user_id, event_no)',
  'create index tickets_of_source on tickets (event_no, source)',

  `create function tickets_refuse(what text) returns void language plpgsql as $$
    begin
      raise exception 'The raffle refuses this: %', what using errcode = 'check_violation', constraint = what;
    end
  $$`,
  // Whoever gives a ticket holds the event: numbers have no gaps, caps are counted by one at a time.
  `create function tickets_number() returns trigger language plpgsql as $$
    declare
      event events;
      cap jsonb;
    begin
      select * into event from events where event_no = new.event_no for update;
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
  $$`,
  `create trigger tickets_number before insert on tickets for each row execute function tickets_number()`,
  `create function tickets_stay() returns trigger language plpgsql as $$
    begin
      raise exception 'Tickets are only added to.';
    end
  $$`,
  `create trigger tickets_stay before update or delete on tickets
    for each row execute function tickets_stay()`,
  `create trigger tickets_not_emptied before truncate on tickets
    for each statement execute function tickets_stay()`,
];
