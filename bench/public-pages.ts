import { table } from '../e2e/route-table.ts';

/** Parts of the area of operators of the demo, of evaluators and of development, which are no public pages. */
const elsewhere = /^(?:pointer|dev)(?:\/|$)/;

/**
 * The address of every public page, by its route: that of the table of routes, or, for pages of something, the first that
 * the sitemap names. A route without anything to show has none; files and answers to scripts are left out.
 */
export async function listPublicPages(origin: string): Promise<Map<string, string>> {
  const named = await addressesOfMap(origin);
  const pages = new Map<string, string>();
  for (const [route, { at, visitor }] of Object.entries(table)) {
    if (elsewhere.test(route) || route === '*') continue;
    const path =
      visitor === 'page' ? at : visitor === 404 ? named.find((one) => isOf(route, one)) : undefined;
    if (path && (await isPage(origin + path))) pages.set(`/${route}`, path);
  }
  return pages;
}

/** Whether an address is one of a route such as `ipo/detail/:igNo/:icNo`. */
export function isOf(route: string, path: string): boolean {
  const parts = route.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^/${parts.join('/')}$`).test(path);
}

async function addressesOfMap(origin: string): Promise<string[]> {
  const parts = await addressesIn(`${origin}/sitemap.xml`);
  const addresses: string[] = [];
  for (const part of parts) addresses.push(...(await addressesIn(origin + new URL(part).pathname)));
  return addresses.map((address) => new URL(address).pathname);
}

async function addressesIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

async function isPage(url: string): Promise<boolean> {
  const reply = await fetch(url);
  await reply.arrayBuffer();
  return reply.ok && (reply.headers.get('content-type') ?? '').startsWith('text/html');
}
