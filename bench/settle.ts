import type { PostgresDb } from './postgres-db.ts';

/** Waits until vacuum has seen every row of a table, as on a database that has run for a while. */
export async function settle(pool: PostgresDb['pool'], table: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await pool.query(`vacuum (analyze) ${table}`);
    const { rows } = await pool.query<{ rest: number }>(
      'select relpages - relallvisible as rest from pg_class where oid = $1::regclass',
      [table],
    );
    if ((rows[0]?.rest ?? 0) <= 1) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
