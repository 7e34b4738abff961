import type { SiteSettings, WrittenSite } from '@chulbal/contract/site';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { json } from '../json.ts';
import { getSiteSettings } from './queries.ts';
import { formerSlugsAfter, logosOf, type StoredSite } from './rules.ts';

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

/** Changes the settings; the slug before leads to the new one. Throws editedElsewhere 4043. */
export async function saveSiteSettings(
  db: Db,
  actor: OperatorActor,
  asked: { editVersion: number; settings: SiteSettings; now: Date },
): Promise<WrittenSite> {
  const { editVersion, settings, now } = asked;
  return db.transaction(async (tx) => {
    await tx.sql.selectFrom('siteSettings').select('key').forUpdate().execute();
    const before = await getSiteSettings(tx);
    if (before.editVersion !== editVersion) throw fault('editedElsewhere');
    const formerSlugs = formerSlugsAfter({ ...before, ...before.settings }, settings.slug);
    await setSiteSettings(tx, { settings: { ...settings, formerSlugs, editVersion: editVersion + 1 }, now });
    await useContentFiles(tx, {
      ...{ kind: 'site', id: 'logos', from: now, until: null, kept: [] },
      shown: logosOf(settings),
    });
    await record(tx, actor, {
      action: 'site.save',
      object: { kind: 'site', id: '', label: settings.brand.ko },
      before: before.settings,
      after: settings,
      now,
    });
    return getSiteSettings(tx);
  });
}
