import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `by_index` is true of every row and costs a thousand comparisons. The planner does not count what unpacking an array
 * of tokens takes, so it would read the tokens of a whole table rather than ask their index.
 */
export const searchByIndex: Migration = {
  async up(db) {
    await sql
      .raw(
        `create function by_index(bigint) returns boolean language plpgsql immutable parallel safe cost 1000
         as 'begin return true; end'`,
      )
      .execute(db);
  },
};
