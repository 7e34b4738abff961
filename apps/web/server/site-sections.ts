import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const plainWord = /^[\w.-]+$/;

/**
 * The build once for each first part of an address, with the routes that such addresses can lead to and no others: the
 * router goes over all that it knows several times a page, and the whole site has fifteen times as many. `''` is the
 * start page's. Addresses that begin otherwise, as they are written, are for the whole build.
 */
export function sectionsOf(build: ServerBuild): Map<string, ServerBuild> {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const everywhere = routes.filter(({ id, index }) => {
    const first = firstPart(build.routes, id);
    return first === '' ? index === true : !plainWord.test(first);
  });
  const firsts = new Set(routes.map(({ id }) => firstPart(build.routes, id)));
  const sections = new Map<string, ServerBuild>();
  for (const first of firsts) {
    if (first !== '' && !plainWord.test(first)) continue;
    const inside = routes.filter(({ id }) => first !== '' && firstPart(build.routes, id) === first);
    sections.set(first, withRoutes(build, new Set([...everywhere, ...inside].map(({ id }) => id))));
  }
  return sections;
}

/** The key of an address's section. */
export function sectionOf(address: string): string {
  return new URL(address).pathname.split('/', 2)[1] ?? '';
}

/** The build with some routes and those that they stand in, in the order that they have. */
function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const kept = new Set([...ids].flatMap((id) => lineage(build.routes, id)));
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** A route and all its parents, the outermost first. */
function lineage(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return [...(parentId === undefined ? [] : lineage(routes, parentId)), id];
}

/** The first part of a route's whole path; `''` where it has none. */
function firstPart(routes: Routes, id: string): string {
  const path = lineage(routes, id).map((one) => routes[one]?.path ?? '');
  return (
    path
      .join('/')
      .split('/')
      .find((part) => part !== '') ?? ''
  );
}
