import { getAbout, getLegalPage } from '@chulbal/contract/pages/pages';
import { getCompanyMap, getSiteMap } from '@chulbal/contract/site/map';
import { getSite } from '@chulbal/contract/site/site';
import { listCompaniesForMap } from '@chulbal/domain/companies/map.queries';
import * as pages from '@chulbal/domain/pages/queries';
import { listForMap } from '@chulbal/domain/posts/map.queries';
import * as site from '@chulbal/domain/site/queries';
import type { UserApi, UserApiServices } from '../services.ts';

export function siteRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(getSite, async ({ language }) => site.getSite(db, { language }));
  api.mount(getSiteMap, ({ input, now }) => listForMap(db, { ...input, now }));
  api.mount(getCompanyMap, ({ now }) => listCompaniesForMap(db, { now }));
  api.mount(getAbout, ({ input, language, now }) => pages.getAbout(db, { ...input, language, now }));
  api.mount(getLegalPage, ({ input, language, now }) => pages.getLegalPage(db, { ...input, language, now }));
}
