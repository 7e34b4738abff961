import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A result may be finalised though a team has fewer valid sheets than the rules ask. */
export const sheetWaivers: Migration = {
  async up(db) {
    await sql`
      create table sheet_waivers (
        track_no bigint not null,
        stage_no int not null,
        team_no bigint not null references applications,
        sheets int not null check (sheets > 0),
        reason text not null,
        waived_by bigint not null references accounts,
        at timestamptz not null,
        primary key (track_no, stage_no, team_no)
      )`.execute(db);
  },
};
