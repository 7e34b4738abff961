import { type Fields, personFields } from '@chulbal/contract/applications/fields';
import type { Db } from '../../db.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { replaceFields } from '../draft.rules.ts';
import { writeDraft } from '../draft-versions.commands.ts';
import { openDraft, openFields } from '../places.queries.ts';
import { listWithheld } from './children.queries.ts';

const HOUR_MS = 3_600_000;

/** The paths of what a draft says of these members. */
export function pathsOfMembers(fields: Fields, keys: readonly string[]): string[] {
  const all = keys.flatMap((key) => Object.keys(personFields).map((name) => `members.${key}.${name}`));
  return all.filter((path) => fields[path]);
}

/** The texts without those of these paths. */
export function withoutPaths(fields: Fields, paths: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([path]) => !paths.includes(path)));
}

/** Takes what stood about these members out of every kept version of a draft, too. */
export async function forgetInVersions(
  tx: Db,
  { teamNo, keys }: { teamNo: number; keys: readonly string[] },
): Promise<void> {
  const versions = await tx.sql
    .selectFrom('draftVersions')
    .select(['version', 'fieldsSealed'])
    .where('teamNo', '=', teamNo)
    .execute();
  for (const { version, fieldsSealed } of versions) {
    const fields = openFields(tx, fieldsSealed);
    const paths = pathsOfMembers(fields, keys);
    if (paths.length === 0) continue;
    await tx.sql
      .updateTable('draftVersions')
      .set({ fieldsSealed: tx.vault.seal(JSON.stringify(withoutPaths(fields, paths))) })
      .where('teamNo', '=', teamNo)
      .where('version', '=', version)
      .execute();
  }
}

/**
 * Forgets what was typed about members under 14 whose number never came: in drafts that nobody has touched for an hour
 * (P-02). Drafts that were saved longer ago than the day before have been looked at already.
 */
export async function sweepChildren(db: Db, { now }: { now: Date }): Promise<void> {
  const teams = await db.sql
    .selectFrom('applications')
    .select('teamNo')
    .where('savedAt', '<=', new Date(now.getTime() - HOUR_MS))
    .where('savedAt', '>', new Date(now.getTime() - 25 * HOUR_MS))
    .orderBy('teamNo')
    .execute();
  for (const { teamNo } of teams) {
    await db.transaction(async (tx) => {
      const application = await tx.sql
        .selectFrom('applications')
        .selectAll()
        .where('teamNo', '=', teamNo)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const draft = openDraft(tx, application);
      const keys = await listWithheld(tx, draft.fields, { now, typing: false });
      if (keys.length === 0) return;
      const rules = await getTrackRules(tx, application.trackNo);
      const fields = withoutPaths(draft.fields, pathsOfMembers(draft.fields, keys));
      const written = { application, rules, now, savedBy: application.leaderId };
      await writeDraft(tx, { ...written, draft: replaceFields(draft, fields) });
      await forgetInVersions(tx, { teamNo, keys });
    });
  }
}
