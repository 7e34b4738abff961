import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a guardian may say beside their consent. Until the child has an account the answers stand with the request, and
 * go with it; from then on they are consents of the account, given by the guardian.
 */
export const guardianChoices: Migration = {
  async up(db) {
    await sql`
      alter table terms add column asked_of text not null default 'everybody'
        check (asked_of in ('everybody', 'guardian'))`.execute(db);
    await sql`
      alter table consents add column given_by text not null default 'self'
        check (given_by in ('self', 'guardian'))`.execute(db);
    await sql`alter table guardian_papers add column choices jsonb not null default '[]'`.execute(db);
    await sql`
      create table guardian_choices (
        choice_no bigint generated always as identity primary key,
        consent_no bigint not null references guardian_consents on delete cascade,
        term text not null,
        version text not null,
        agreed boolean not null,
        at timestamptz not null,
        foreign key (term, version) references terms
      )`.execute(db);
    await sql`create index guardian_choices_of_consent on guardian_choices (consent_no)`.execute(db);
  },
};
