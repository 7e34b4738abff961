import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the tax office said about a team's business number, of the submission that it was asked about. */
export const businessStatuses: Migration = {
  async up(db) {
    await sql`create table business_statuses (
      team_no bigint primary key references applications on delete cascade,
      submission_version int not null,
      -- 'none': the team has no number. 'unanswered': asked without an answer, to be tried again.
      state text not null check (state in ('none', 'unanswered', 'active', 'suspended', 'closed', 'unknown')),
      asked_at timestamptz not null
    )`.execute(db);
  },
};
