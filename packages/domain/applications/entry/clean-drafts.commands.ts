import type { Fields } from '@chulbal/contract/applications/fields';
import { hasRegistrationNumber } from '@chulbal/contract/registration-number';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { openFields } from '../places.queries.ts';

/** A transaction has seconds, and opening a draft takes a part of a millisecond. */
const BATCH = 200;

/**
 * Takes what looks like a registration number (P-04) out of drafts and their kept versions that were written before
 * such texts were refused, a batch at a time; gives how many it looked at. A text goes whole: what stands around a
 * number cannot be told from it. Submissions never took one, and stay as their receipts prove them.
 */
export async function cleanDrafts(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const drafts = await tx.sql
      .selectFrom('applications')
      .select(['teamNo', 'fieldsSealed'])
      .where('draftChecked', '=', false)
      .limit(BATCH)
      .forUpdate()
      .execute();
    for (const { teamNo, fieldsSealed } of drafts) {
      const clean = cleanText(tx, fieldsSealed);
      await tx.sql
        .updateTable('applications')
        .set({ draftChecked: true, ...(clean && { fieldsSealed: clean }) })
        .where('teamNo', '=', teamNo)
        .execute();
    }
    const kept = await tx.sql
      .selectFrom('draftVersions')
      .select(['teamNo', 'version', 'fieldsSealed'])
      .where('draftChecked', '=', false)
      .limit(BATCH)
      .forUpdate()
      .execute();
    const found: { teamNo: number; version: number; sealed: Buffer }[] = [];
    for (const { fieldsSealed, ...one } of kept) {
      const sealed = cleanText(tx, fieldsSealed);
      if (sealed) found.push({ ...one, sealed });
    }
    for (const { teamNo, version, sealed } of found) {
      await tx.sql
        .updateTable('draftVersions')
        .set({ fieldsSealed: sealed })
        .where('teamNo', '=', teamNo)
        .where('version', '=', version)
        .execute();
    }
    await sql`
      update draft_versions d set draft_checked = true
      from unnest(${kept.map(({ teamNo }) => teamNo)}::bigint[], ${kept.map(({ version }) => version)}::int[])
        as k (team_no, version)
      where d.team_no = k.team_no and d.version = k.version`.execute(tx.sql);
    return drafts.length + kept.length;
  });
}

/** The texts without those that hold a number, sealed; null where none does. */
function cleanText(db: Db, sealed: Uint8Array): Buffer | null {
  const fields = openFields(db, sealed);
  const clean: Fields = Object.fromEntries(
    Object.entries(fields).filter(([, text]) => !hasRegistrationNumber(text)),
  );
  if (Object.keys(clean).length === Object.keys(fields).length) return null;
  return db.vault.seal(JSON.stringify(clean));
}
