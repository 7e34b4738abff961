import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Members fill in their own part by a personal link. `written`: the fields that they wrote, which the leader does not
 * read. Of a child without consent nothing is left but that it is waited for (P-02).
 */
export const memberParts: Migration = {
  async up(db) {
    await sql`
      create table member_parts (
        team_no bigint not null references applications,
        member_key text not null,
        contact_sealed bytea,
        sent_at timestamptz not null,
        opened_at timestamptz,
        done_at timestamptz,
        signed_sha256 text,
        terms_version text,
        user_id bigint references accounts,
        written text[] not null default '{}',
        offered_sealed bytea,
        primary key (team_no, member_key),
        constraint member_parts_signed check ((done_at is null) = (signed_sha256 is null))
      )`.execute(db);
    await sql`
      create table member_part_secrets (
        hash text primary key,
        team_no bigint not null,
        member_key text not null,
        kind text not null check (kind in ('link', 'pass')),
        created_at timestamptz not null,
        until timestamptz,
        foreign key (team_no, member_key) references member_parts on delete cascade
      )`.execute(db);
    await sql`create index member_part_secrets_of_part on member_part_secrets (team_no, member_key)`.execute(
      db,
    );
    await sql`create index member_parts_of_user on member_parts (user_id)`.execute(db);
    // The leader, in whose name it stands there, does not read what a member uploads of their own.
    await sql`alter table files add column by_member boolean not null default false`.execute(db);
  },
};
