import type { Db } from '../db.ts';
import { json } from '../json.ts';
import type { StoredSite } from './rules.ts';

/** Sets what a new installation begins with, or what a test needs; the others stay as they are. */
export async function setSiteSettings(
  db: Db,
  { settings, now }: { settings: Partial<StoredSite>; now: Date },
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: json(value), updatedAt: now }));
  if (rows.length === 0) return;
  await db.sql
    .insertInto('siteSettings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((excluded) => ({
        value: excluded.ref('excluded.value'),
        updatedAt: excluded.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}
