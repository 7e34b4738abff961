import type { Language } from '@chulbal/contract/language';
import type { SiteSettings, SiteView, WrittenSite } from '@chulbal/contract/site/site';
import type { Db } from '../db.ts';
import { firstSettings, type StoredSite, viewOf } from './rules.ts';

/** Names and contact of the site in one language; what was never set is as in a new installation. */
export async function getSite(db: Db, { language }: { language: Language }): Promise<SiteView> {
  return viewOf((await readSite(db)).stored, language);
}

/** The site's slug where `product` is it or was it once; null for any other. */
export async function findSlug(db: Db, product: string): Promise<string | null> {
  const { slug, formerSlugs } = (await readSite(db)).stored;
  return slug === product || formerSlugs.includes(product) ? slug : null;
}

/** The settings as they are edited. */
export async function getSiteSettings(db: Db): Promise<WrittenSite> {
  const { stored, savedAt } = await readSite(db);
  const { formerSlugs, editVersion, ...settings } = stored;
  return { settings, formerSlugs, editVersion, savedAt: savedAt?.toISOString() ?? null };
}

async function readSite(db: Db): Promise<{ stored: StoredSite; savedAt: Date | null }> {
  const rows = await db.sql.selectFrom('siteSettings').select(['key', 'value', 'updatedAt']).execute();
  const known = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<StoredSite>;
  const settings: SiteSettings = { ...firstSettings, ...known };
  const organisations = settings.organisations.map((one) => ({ ...one, logo: one.logo ?? null }));
  const savedAt = rows.reduce<Date | null>(
    (last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt),
    null,
  );
  return {
    stored: { formerSlugs: [], editVersion: 0, ...settings, organisations },
    savedAt,
  };
}
