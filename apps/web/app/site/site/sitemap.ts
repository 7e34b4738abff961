import { languages } from '@chulbal/contract/language';
import { xmlText } from '../../lib/xml-text.ts';

/** An address of the site for search engines: a path, when it was last changed, and the languages it is in. */
export type MapEntry = { path: string; changedAt?: string; hasEnglish: boolean };

const head = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A sitemap (sitemaps.org) with every language of an address, and the one without, beside it (hreflang). */
export function sitemap(origin: string, entries: readonly MapEntry[]): string {
  const urls = entries.flatMap(({ path, changedAt, hasEnglish }) => {
    const own = languages.filter((language) => language === 'ko' || hasEnglish);
    const address = (language: string) => xmlText(`${origin}${path}?lang=${language}`);
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    // Without a language the site chooses it by the reader's browser.
    const others = [
      ...own.map((language) => link(language, address(language))),
      link('x-default', xmlText(origin + path)),
    ];
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    return own.map((language) => `<url><loc>${address(language)}</loc>${changed}${others.join('')}</url>`);
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** The list of the parts. */
export function sitemapIndex(origin: string, parts: number): string {
  const names = ['pages', 'companies', ...Array.from({ length: parts }, (_, index) => `posts-${index + 1}`)];
  const rows = names.map(
    (name) => `<sitemap><loc>${xmlText(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>`;
}

/** A reply that search engines and proxies may keep for a while. */
export function cachedXml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
