import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { CLEANING_VERSION } from './clean-copies.rules.ts';
import type { CleanCopiesTable } from './clean-copies.tables.ts';

/** What is known of a file's clean copy under the rules that hold now; null where nobody has asked for it yet. */
export async function findCleanCopy(
  db: Db,
  serverFileName: string,
): Promise<Selectable<CleanCopiesTable> | null> {
  const row = await db.sql
    .selectFrom('cleanCopies')
    .selectAll()
    .where('serverFileName', '=', serverFileName)
    .where('cleaningVersion', '=', CLEANING_VERSION)
    .executeTakeFirst();
  return row ?? null;
}

/** Those of these names under which a clean copy is stored. */
export async function listCopyNames(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('cleanCopies')
    .select('copyName')
    .where('copyName', 'in', ['', ...names])
    .execute();
  return rows.flatMap(({ copyName }) => copyName ?? []);
}
