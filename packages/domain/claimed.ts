import { type Expression, sql } from 'kysely';

/**
 * `column = any(array(subquery))`, so that the subquery runs once. With `column in (subquery)` PostgreSQL may run it again for each row,
 * and one that locks rows up to a limit (`limit 5 for update skip locked`) locks more each time.
 */
export function isClaimed(column: string, claimed: Expression<unknown>) {
  return sql<boolean>`${sql.ref(column)} = any(array(${claimed}))`;
}
