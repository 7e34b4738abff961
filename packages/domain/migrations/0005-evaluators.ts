import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Evaluators: accounts of experts that operators invite. */
export const evaluators: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Name, e-mail and phone are the account's. A text that was not given is empty and like nobody else's.
  `create table evaluators (
    account_id bigint primary key references accounts,
    affiliation text not null,
    school_id bigint references schools,
    school_name text not null default '',
    department text not null default '',
    employer text not null default '',
    email_domain text not null,
    expertise jsonb not null,
    load_limit int not null check (load_limit between 1 and 1000),
    must_change_password boolean not null,
    -- Null where no operator invited them, as in seeds.
    invited_by bigint references accounts,
    invited_at timestamptz not null,
    disabled_at timestamptz,
    last_login_at timestamptz,
    search_text text not null
  )`,
  'create index evaluators_of_school on evaluators (school_id) where school_id is not null',
];
