import { getSiteMap } from '@chulbal/contract/site/map';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/sitemap-index-route';
import { cachedXml, sitemapIndex } from './sitemap.ts';

/** `/sitemap.xml` */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, origin } = visitOf(context);
  const { parts } = await api(getSiteMap, { part: 1 });
  return cachedXml(sitemapIndex(origin, parts));
}
