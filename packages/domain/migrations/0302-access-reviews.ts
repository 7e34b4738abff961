import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Signed reviews of records of access, one a month, which nothing changes afterwards. */
export const accessReviews: Migration = {
  async up(db) {
    await sql`
      create table access_reviews (
        month text primary key check (month ~ '^\\d{4}-\\d{2}$'),
        finding text not null,
        figures jsonb not null,
        records_sha256 text not null,
        signed_by bigint not null references accounts,
        signer_name text not null,
        signed_at timestamptz not null,
        sha256 text not null
      )`.execute(db);
    await sql`
      create trigger access_reviews_stay before update or delete on access_reviews
        for each row execute function audit_refuse()`.execute(db);
    await sql`
      create trigger access_reviews_not_emptied before truncate on access_reviews
        for each statement execute function audit_refuse()`.execute(db);
  },
};
