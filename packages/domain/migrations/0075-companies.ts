import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Company pages of exhibitions: what is written, every version that was handed in, and what the public list reads. */
export const companies: Migration = {
  async up(db) {
    await sql`
      create table companies (
        ic_no bigint generated always as identity primary key,
        ipo_no bigint generated always as identity unique,
        ig_no bigint not null references exhibitions,
        team_no bigint not null references applications,
        track_no bigint not null references tracks,
        region text,
        draft jsonb not null,
        edit_version integer not null check (edit_version > 0),
        changed boolean not null,
        saved_at timestamptz not null,
        saved_by bigint not null references accounts,
        submitted_version integer not null default 0,
        last_state text check (last_state in ('submitted', 'changesAsked', 'approved')),
        submitted_at timestamptz,
        fix_until timestamptz,
        approved_version integer not null default 0,
        hidden_at timestamptz,
        hidden_reason text,
        team_name_ko text not null default '',
        team_name_en text not null default '',
        title_ko text not null default '',
        title_en text not null default '',
        company_type text not null default '',
        logo text,
        initial text not null default '',
        search_text text not null default '',
        search_tokens text[] not null default '{}',
        revealed_total bigint,
        constraint companies_once unique (ig_no, team_no),
        check ((last_state is null) = (submitted_version = 0)),
        check (approved_version <= submitted_version),
        check ((hidden_at is null) = (hidden_reason is null))
      )`.execute(db);
    await sql`
      create index companies_shown on companies (ig_no, track_no)
      where approved_version > 0 and hidden_at is null`.execute(db);
    await sql`create index companies_search on companies using gin (search_tokens)`.execute(db);
    await sql`
      create table company_versions (
        ic_no bigint not null references companies on delete cascade,
        version integer not null check (version > 0),
        content jsonb not null,
        idempotency_key uuid not null,
        submitted_by bigint not null references accounts,
        submitted_at timestamptz not null,
        state text not null check (state in ('submitted', 'changesAsked', 'approved')),
        reviewed_by bigint references accounts,
        reviewed_at timestamptz,
        notes jsonb not null default '[]',
        fix_until timestamptz,
        primary key (ic_no, version),
        unique (ic_no, idempotency_key),
        check ((state = 'submitted') = (reviewed_at is null)),
        check ((state = 'changesAsked') = (fix_until is not null))
      )`.execute(db);
    await sql`
      create table company_names (
        ic_no bigint not null references companies on delete cascade,
        account_id bigint not null references accounts on delete cascade,
        agreed boolean not null,
        part text not null,
        said_at timestamptz not null,
        primary key (ic_no, account_id)
      )`.execute(db);
    await sql`
      create table company_reminders (
        ig_no bigint not null references exhibitions on delete cascade,
        team_no bigint not null references applications,
        sent_at timestamptz not null,
        primary key (ig_no, team_no)
      )`.execute(db);
    await sql`
      create table company_reports (
        report_no bigint generated always as identity primary key,
        ic_no bigint not null references companies on delete cascade,
        reason text not null,
        text text not null,
        reported_at timestamptz not null,
        settled_at timestamptz,
        settled_by bigint references accounts
      )`.execute(db);
    await sql`create index company_reports_open on company_reports (ic_no) where settled_at is null`.execute(
      db,
    );
  },
};
