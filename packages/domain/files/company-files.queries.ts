import type { Db } from '../db.ts';

/** The slot of pictures and files of company pages. */
export const COMPANY_SLOT = 'company';

/**
 * Of these names those that a page may name, as they were stored: files of its writer, and those it named before (S-02).
 */
export async function ownCompanyFiles(
  db: Db,
  { userId, icNo, names }: { userId: number; icNo: number; names: readonly string[] },
): Promise<Map<string, { name: string; size: number }>> {
  if (names.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'name', 'size'])
    .where('serverFileName', 'in', names)
    .where('slot', '=', COMPANY_SLOT)
    .where('status', '=', 'stored')
    .where('refusal', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('ownerId', '=', userId),
        exists(
          selectFrom('contentUses')
            .select('contentUses.kind')
            .whereRef('contentUses.serverFileName', '=', 'files.serverFileName')
            .where('contentUses.kind', '=', 'company')
            .where('contentUses.objectId', '=', String(icNo)),
        ),
      ]),
    )
    .execute();
  return new Map(rows.map(({ serverFileName, name, size }) => [serverFileName, { name, size }]));
}

/** The teams whose pages name a file. */
export async function teamsOfCompanyFile(db: Db, serverFileName: string): Promise<number[]> {
  const rows = await db.sql
    .selectFrom('contentUses')
    .innerJoin('companies', (join) =>
      join.on(({ eb, ref, cast }) =>
        eb(cast(ref('companies.icNo'), 'text'), '=', ref('contentUses.objectId')),
      ),
    )
    .select('companies.teamNo')
    .where('contentUses.kind', '=', 'company')
    .where('contentUses.serverFileName', '=', serverFileName)
    .execute();
  return rows.map(({ teamNo }) => teamNo);
}
