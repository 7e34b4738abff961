import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An authenticator that an evaluator may turn on. */
export const evaluatorsAuthenticator: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  // The secret that counts, null where it is off; the one being set up; and the 30 s step of the last code that counted.
  `alter table evaluators
    add column totp_sealed bytea,
    add column totp_pending_sealed bytea,
    add column totp_last_step bigint not null default 0`,
];
