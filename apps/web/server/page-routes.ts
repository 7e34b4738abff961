import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { pagePath } from './request-url.ts';

/** The pattern that a page's path fits, `/contest/apply-team/detail/:teamNo`; `*` where no page is. */
export type RouteOf = (path: string) => string;

type BuiltRoutes = ServerBuild['routes'];

/** Paths that are remembered, so that what many ask for is not matched each time. */
const REMEMBERED = 2_000;

export function pageRoutes(routes: BuiltRoutes): RouteOf {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, string>({
    max: REMEMBERED,
    maxSize: 1024 * 1024,
    sizeCalculation: sizeOf,
  });
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const pattern = patternOf(tree, path);
    known.set(path, pattern);
    return pattern;
  };
}

/** The pattern of any request: pages by their own routes, whatever else by the framework's. */
export function routeOfRequest(request: FastifyRequest, routeOf: RouteOf): string {
  const { url = '*' } = request.routeOptions;
  // Each file of the build has a route of its own.
  if (url.startsWith('/assets/')) return '/assets/*';
  return url === '/*' ? routeOf(pagePath(request.url.split('?', 1)[0] ?? '')) : url;
}

function patternOf(tree: RouteObject[], path: string): string {
  const matches = matchRoutes(tree, path);
  if (!matches) return '*';
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean);
  return parts.at(-1) === '*' ? '*' : `/${parts.join('/')}`;
}

function childrenOf(routes: BuiltRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const here = {
        id,
        ...(path === undefined ? {} : { path }),
        ...(caseSensitive === undefined ? {} : { caseSensitive }),
      };
      return index ? { ...here, index } : { ...here, children: childrenOf(routes, id) };
    });
}

/** Letters take two bytes. */
function sizeOf(pattern: string, path: string): number {
  return 2 * (pattern.length + path.length);
}
