import { type Expression, sql } from 'kysely';

/**
 * Whether a column is one of what a statement gives, which is run once. With `in` PostgreSQL may run it for each row anew, and one that
 * holds rows (`for update skip locked`) up to a limit holds more each time.
 */
export function isClaimed(column: string, claimed: Expression<unknown>) {
  return sql<boolean>`${sql.ref(column)} = any(array(${claimed}))`;
}
