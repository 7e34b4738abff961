import { listExhibitions } from '@chulbal/contract/exhibition/exhibition';
import { getCompanyMap, getSiteMap } from '@chulbal/contract/site/map';
import { getSite } from '@chulbal/contract/site/site';
import { visitOf } from '../../lib/visit.server.ts';
import { visitorPath } from '../../lib/visitor-path.ts';
import { builtMenu } from '../shell/menu.ts';
import type { Route } from './+types/sitemap-part-route';
import { cachedXml, type MapEntry, sitemap } from './sitemap.ts';

/** `/sitemap/pages.xml`, `/sitemap/companies.xml` and `/sitemap/posts-3.xml` */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { api, origin } = visitOf(context);
  if (params.part === 'companies.xml') {
    const [exhibitions, companies] = await Promise.all([api(listExhibitions, {}), api(getCompanyMap, {})]);
    const results = exhibitions.flatMap(({ igNo, revealed }): MapEntry[] => {
      const path = `/ipo/contents/exhibition/results/${igNo}`;
      return revealed ? [path, `${path}/replay`].map((one) => ({ path: one, hasEnglish: true })) : [];
    });
    const pages = companies.map(({ igNo, icNo, publishedAt, hasEnglish }) => ({
      path: `/ipo/detail/${igNo}/${icNo}`,
      changedAt: publishedAt,
      hasEnglish,
    }));
    return cachedXml(sitemap(origin, [...results, ...pages]));
  }
  const [, part] = /^(?:pages|posts-([1-9]\d{0,3}))\.xml$/.exec(params.part) ?? [null, null];
  if (part === null) throw new Response(null, { status: 404 });
  if (part === undefined) return cachedXml(sitemap(origin, pagesOf((await api(getSite, {})).slug)));
  const { posts } = await api(getSiteMap, { part: Number(part) });
  if (posts.length === 0) throw new Response(null, { status: 404 });
  const entries = posts.map(({ board, postNo, publishedAt, hasEnglish }) => ({
    path: visitorPath(board, postNo),
    changedAt: publishedAt,
    hasEnglish,
  }));
  return cachedXml(sitemap(origin, entries));
}

/** The start page, whatever the menu leads visitors to, what the exhibition is, and the legal pages. */
function pagesOf(slug: string): MapEntry[] {
  const linked = builtMenu(slug).flatMap((group) => [group.to, ...group.links.map(({ to }) => to)]);
  const paths = ['/', ...linked, '/ipo/contents/intro', '/fnb/terms', '/fnb/privacy'].flatMap(
    (path) => path ?? [],
  );
  return [...new Set(paths)].map((path) => ({ path, hasEnglish: true }));
}
