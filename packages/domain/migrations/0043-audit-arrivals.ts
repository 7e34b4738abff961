import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Entries of applicants arrive in a table of their own, in the transaction that does what they are about, and wait for
 * nobody: at a deadline hundreds submit at once, and the chain is one. `audit_chain_arrivals` gives them their places in
 * it, in the order in which they arrived (decision 0027).
 */
export const auditArrivals: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const columns =
  'at, category, action, actor_kind, actor_id, actor_name, address, object_kind, object_id, object_label, before, after, reason';

const statements: string[] = [
  `create table audit_arrivals (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    category text not null check (category in ('change', 'disclosure', 'export', 'access')),
    action text not null,
    actor_kind text not null check (actor_kind in ('user', 'evaluator', 'operator', 'system')),
    actor_id bigint,
    actor_name text not null,
    address text not null,
    object_kind text not null,
    object_id text not null,
    object_label text not null,
    before jsonb,
    after jsonb,
    reason text
  )`,
  `create index audit_arrivals_of_object on audit_arrivals (object_kind, object_id)`,
  // An arrival leaves for the chain and in no other way.
  `create function audit_arrivals_refuse() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('audit.chaining', true) = 'on' then return old; end if;
      raise exception 'The audit log is only added to.';
    end
  $$`,
  `create trigger audit_arrivals_stay before update or delete on audit_arrivals
    for each row execute function audit_arrivals_refuse()`,
  `create trigger audit_arrivals_not_emptied before truncate on audit_arrivals
    for each statement execute function audit_refuse()`,
  // The head is held before anything is looked at: however many chain at once, each arrival is taken once.
  `create function audit_chain_arrivals(most int) returns int language plpgsql as $$
    declare chained int;
    begin
      perform 1 from audit_head for update;
      perform set_config('audit.chaining', 'on', true);
      with taken as (
        delete from audit_arrivals where id in (select id from audit_arrivals order by id limit most) returning *
      )
      insert into audit_entries (${columns}) select ${columns} from taken order by id;
      get diagnostics chained = row_count;
      perform set_config('audit.chaining', 'off', true);
      return chained;
    end
  $$`,
  // Whoever writes straight into the chain lets those go first who have arrived: what an operator decides about a
  // submission stands behind it.
  `create or replace function audit_chain() returns trigger language plpgsql as $$
    declare head audit_head;
    begin
      if current_setting('audit.chaining', true) is distinct from 'on' then
        perform audit_chain_arrivals(200);
      end if;
      select * into head from audit_head for update;
      new.sequence := head.sequence + 1;
      new.previous_hash := head.hash;
      new.hash := audit_hash(new);
      update audit_head set sequence = new.sequence, hash = new.hash;
      return new;
    end
  $$`,
];
