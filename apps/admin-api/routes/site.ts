import * as site from '@chulbal/contract/site/site';
import { saveSiteSettings } from '@chulbal/domain/pages/site.commands';
import { getSiteSettings } from '@chulbal/domain/site/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What the site is called and by whom it is run. */
export function siteRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(site.getSiteSettings, () => getSiteSettings(db));
  api.mount(site.saveSiteSettings, ({ actor, input, now }) => saveSiteSettings(db, actor, { ...input, now }));
}
