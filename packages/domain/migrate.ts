import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './db.ts';
import { migrations } from './migrations/all.ts';

/** Brings the database to the newest version; throws with the name of the migration that failed. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db: db.sql,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error });
}

/** Whether every migration has been applied: asked first, because the migrator itself looks at every table. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db.sql);
  if (!rows[0]?.found) return false;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db.sql);
  const names = new Set(applied.rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => names.has(name));
}
