import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { createDb, type Db } from './db.ts';
import type { Vault } from './vault.ts';

/** Values read alike on both databases: whole numbers as numbers, dates as text, bytes as buffers. */
const parsers = {
  [types.INT8]: Number,
  [types.DATE]: (text: string) => text,
  [types.INTERVAL]: (text: string) => text,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

export type EmbeddedDb = { db: Db; pglite: PGlite };

/**
 * Opens PostgreSQL inside this process.
 *
 * @param options.dataDir folder of the data; without one the database lives in memory.
 * @param options.snapshot a folder saved by `dumpDataDir`, loaded into a new database.
 */
export async function openEmbeddedDb(
  vault: Vault,
  options: { dataDir?: string; snapshot?: Blob } = {},
): Promise<EmbeddedDb> {
  const pglite = await PGlite.create({
    ...(options.dataDir ? { dataDir: options.dataDir } : {}),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    extensions: { pg_trgm },
    parsers,
  });
  await pglite.exec("set time zone 'UTC'");
  return { db: createDb(new PGliteDialect({ pglite }), vault), pglite };
}
