import type { Db } from '../db.ts';

/** How many files wait for a virus scanner, and since when the oldest does. */
export async function countUnscanned(db: Db): Promise<{ count: number; since: Date | null }> {
  const row = await selectUnscanned(db)
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('startedAt').as('since')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since };
}

/** Files that no virus scanner has seen. */
export function selectUnscanned(db: Db) {
  return db.sql.selectFrom('files').where('scannedAt', 'is', null).where('status', '<>', 'uploading');
}
