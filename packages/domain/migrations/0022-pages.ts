import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages in versions: what is being written of each, and the versions of those that nobody consents to. */
export const pages: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `create table page_versions (
    page text not null,
    version text not null,
    content jsonb not null,
    effective_at timestamptz not null,
    primary key (page, version)
  )`,
  // Who published a version, of consented texts too: those stand in "terms", with the consents that name them.
  `create table page_publishings (
    page text not null,
    version text not null,
    reason text not null,
    published_by bigint not null references accounts,
    published_at timestamptz not null,
    primary key (page, version)
  )`,
  `create table page_drafts (
    page text primary key,
    content jsonb not null,
    changed boolean not null,
    edit_version int not null,
    saved_at timestamptz not null
  )`,
];
