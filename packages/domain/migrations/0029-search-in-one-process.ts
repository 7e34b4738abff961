import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A search by `by_index` is read by one process of the database. It was spread over three for being said to be dear; to
 * start them takes longer than to read, and many search at once.
 */
export const searchInOneProcess: Migration = {
  async up(db) {
    await sql.raw('alter function by_index(bigint) parallel unsafe').execute(db);
  },
};
