import type { Db } from '../db.ts';
import { listCopyNames } from './clean-copies.queries.ts';
import { listVariantNames } from './picture-variants.queries.ts';

/** Those of these names in the store that belong to no row. Four statements. */
export async function namesWithoutRow(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('serverFileName', 'in', names)
    .execute();
  const made = [...(await listCopyNames(db, names)), ...(await listVariantNames(db, names))];
  const taken = await db.sql
    .selectFrom('dataExports')
    .select('serverFileName')
    .where('serverFileName', 'in', names)
    .execute();
  const known = new Set<string | null>([
    ...taken.map(({ serverFileName }) => serverFileName),
    ...rows.map(({ serverFileName }) => serverFileName),
    ...made,
  ]);
  return names.filter((name) => !known.has(name));
}
