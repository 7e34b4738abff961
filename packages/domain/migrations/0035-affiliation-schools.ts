import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whether what an evaluator says of where they belong is a school, and which. Null where nobody was asked. Names of
 * schools are compared in another way from now on, so every team is screened anew.
 */
export const affiliationSchools: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: string[] = [
  `alter table evaluators
    add affiliation_is_school boolean,
    add affiliation_school_id bigint references schools,
    add check ((affiliation_is_school is true) = (affiliation_school_id is not null))`,
  'delete from team_screenings',
];
