import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Access records end (P-07, P-14): of an old entry that says who opened what, everything but its place, kind, time and
 * hashes is blanked. The chain keeps its proof: the next entry holds the hash of the whole one. Only entries of access,
 * disclosures and exports can be blanked, only once they are old enough, and nothing else of the log can change.
 */
export const retention: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  'alter table audit_entries add column swept_at timestamptz',
  `create index audit_entries_to_sweep on audit_entries (at)
    where swept_at is null and category in ('access', 'disclosure', 'export')`,
  // What a blanked entry looks like: whoever reads the chain asks the same as whoever may write it.
  `create function audit_swept(entry audit_entries) returns boolean language sql immutable as $$
    select entry.swept_at is not null and entry.category in ('access', 'disclosure', 'export')
      and entry.at < entry.swept_at - (case entry.category when 'access' then 365 else 730 end) * interval '24 hours'
      and entry.actor_id is null and entry.actor_name = '' and entry.address = '' and entry.object_kind = ''
      and entry.object_id = '' and entry.object_label = '' and entry.before is null and entry.after is null
      and entry.reason is null
  $$`,
  `create function audit_entries_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.swept_at is null and audit_swept(new)
        and (new.sequence, new.at, new.category, new.action, new.actor_kind, new.previous_hash, new.hash)
          = (old.sequence, old.at, old.category, old.action, old.actor_kind, old.previous_hash, old.hash)
      then return new;
      end if;
      raise exception 'The audit log is only added to.';
    end
  $$`,
  'drop trigger audit_entries_stay on audit_entries',
  `create trigger audit_entries_stay before update or delete on audit_entries
    for each row execute function audit_entries_guard()`,
  `create table sweeps (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    swept jsonb not null,
    "left" int not null
  )`,
];
