import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { listStored } from '../files/stored.queries.ts';
import type { DatabaseKind, Snapshot } from './manifest.ts';

/** What a backup has to know of the rows that it holds; asked in the transaction in which they are dumped. */
export async function readSnapshot(tx: Db, kind: DatabaseKind): Promise<Snapshot> {
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    tx.sql,
  );
  const checks = await tx.sql.selectFrom('dataKeyCheck').select('keyId').orderBy('keyId').execute();
  return {
    kind,
    stored: await listStored(tx),
    migrations: applied.rows.map(({ name }) => name),
    dataKeys: checks.flatMap(({ keyId }) => keyId ?? []),
  };
}
