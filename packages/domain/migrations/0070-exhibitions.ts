import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Exhibitions of seasons: what is being written, what is in force, and every plan that was published. */
export const exhibitions: Migration = {
  async up(db) {
    await sql`
      create table exhibitions (
        ig_no bigint generated always as identity primary key,
        season_id bigint not null constraint exhibitions_season_once unique references seasons,
        year int not null,
        draft jsonb not null,
        edit_version int not null,
        changed boolean not null,
        version int not null,
        plan jsonb,
        published_at timestamptz,
        revealed_at timestamptz,
        created_by bigint not null references accounts,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((version = 0) = (plan is null)),
        check ((plan is null) = (published_at is null))
      )`.execute(db);
    await sql`
      create table exhibition_versions (
        ig_no bigint not null references exhibitions,
        version int not null,
        plan jsonb not null,
        reason text not null,
        published_by bigint not null references accounts,
        published_at timestamptz not null,
        primary key (ig_no, version)
      )`.execute(db);
  },
};
