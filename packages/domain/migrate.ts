import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { migrations } from './migrations/all.ts';
import { refusalOf, type SchemaFit, schemaFit, serves } from './schema-fit.ts';

type Registry = Record<string, Migration>;

/**
 * Brings the database to the newest version, all of it or nothing; throws with the name of the migration that failed.
 * Processes that begin at once wait for each other by a lock of the database, and the later ones find nothing to do.
 */
export async function migrate(db: Db, registry: Registry = migrations): Promise<void> {
  const migrator = new Migrator({
    db: db.sql,
    provider: { getMigrations: async () => registry },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
}

/** How the database stands to the migrations of this program: asked first, because the migrator itself looks at every table. */
export async function findSchemaFit(db: Db, registry: Registry = migrations): Promise<SchemaFit> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db.sql);
  const applied = rows[0]?.found
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db.sql)
    : { rows: [] };
  return schemaFit(
    Object.keys(registry),
    applied.rows.map(({ name }) => name),
  );
}

/** Whether this program can work on the database. */
export async function isServed(db: Db, registry: Registry = migrations): Promise<boolean> {
  return serves(await findSchemaFit(db, registry));
}

/** @throws RefusedToStart with what to do, for a database that this program cannot work on. */
export async function assertServed(db: Db, registry: Registry = migrations): Promise<void> {
  const fit = await findSchemaFit(db, registry);
  if (!serves(fit)) throw refusalOf(fit);
}
