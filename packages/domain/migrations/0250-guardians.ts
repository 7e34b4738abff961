import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Consents of guardians for children under 14. While one is waited for, only the guardian's name and number are there
 * (P-02); `place` counts the children under one number.
 */
export const guardians: Migration = {
  async up(db) {
    await sql`alter table accounts add column guardian_consented_at timestamptz`.execute(db);
    await sql`
      create table guardian_consents (
        consent_no bigint generated always as identity primary key,
        state text not null check (state in ('waiting', 'consented', 'refused', 'withdrawn', 'ownConsent')),
        claim_hash text not null constraint guardian_consents_claim unique,
        link_hash text not null constraint guardian_consents_link unique,
        language text not null,
        name_sealed bytea,
        phone_sealed bytea,
        phone_index text,
        place smallint check (place between 1 and 3),
        asked_at timestamptz not null,
        until timestamptz not null,
        pass_hash text,
        pass_until timestamptz,
        relation text,
        child_sealed bytea,
        terms_version text,
        decided_at timestamptz,
        ended_at timestamptz,
        account_id bigint constraint guardian_consents_account unique references accounts on delete set null,
        constraint guardian_consents_places unique (phone_index, place),
        constraint guardian_consents_child check ((child_sealed is null) or state = 'consented'),
        constraint guardian_consents_guardian check (
          (phone_sealed is not null) = (state in ('waiting', 'consented'))
          and (place is not null) = (phone_sealed is not null))
      )`.execute(db);
    await sql`create index guardian_consents_by_end on guardian_consents (until) where state <> 'consented'`.execute(
      db,
    );
  },
};
