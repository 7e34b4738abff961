import type { SiteSettings, WrittenSite } from '@chulbal/contract/site/site';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { setSiteSettings } from '../site/commands.ts';
import { getSiteSettings } from '../site/queries.ts';
import { formerSlugsAfter, logosOf } from '../site/rules.ts';

// Beside the pages and not in `site`: messages need the site's names, and files of content need what sends messages.

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
