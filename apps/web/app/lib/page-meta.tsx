import { languages } from '@chulbal/contract/language';
import { useLocation } from 'react-router';
import { languageKey } from './detect-language.ts';
import { JsonLd } from './json-ld.tsx';
import { useRootData } from './root-data.ts';

type Props = {
  /** The page's own name; the brand is added. */
  title: string;
  description?: string;
  /** What the page's address has beside its path, `v=1&a=2413`, where it is another page without it. */
  query?: string | undefined;
  /** Path of the picture of link previews; the league's own where there is none. */
  image?: string | undefined;
  /** Whether that picture is drawn for link previews, 1200 by 630 px. */
  drawn?: boolean;
  /** What that picture shows. */
  imageAlt?: string | undefined;
  /** Of an article: when it came out. */
  published?: string | undefined;
  /** Kept out of search engines: everything behind a log-in. */
  noIndex?: boolean;
};

const locales = { ko: 'ko_KR', en: 'en_US' } as const;
/** Drawn for link previews, 1200 by 630 px. */
const previews = { ko: '/og.png', en: '/og-en.png' } as const;

/** What a page says about itself to browsers, search engines and link previews. Every page has one. */
export function PageMeta(props: Props) {
  const { title, description, query, image, drawn = !image, imageAlt, published, noIndex = false } = props;
  const { brand, origin, language, site } = useRootData();
  const { pathname, search } = useLocation();
  const address = origin + pathname + (query ? `?${query}` : '');
  const withLanguage = (one: string) => `${address}${query ? '&' : '?'}${languageKey}=${one}`;
  // An address without a language is one of its own: the reader's language answers there.
  const own = new URLSearchParams(search).has(languageKey) ? withLanguage(language) : address;
  const full = title === brand ? brand : `${title} | ${brand}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (image ?? previews[language])} />
      {drawn && <meta property="og:image:width" content="1200" />}
      {drawn && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={imageAlt ?? brand} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={locales[one]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={withLanguage(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
      {pathname === '/' && site && (
        <>
          {site.verification.naver && (
            <meta name="naver-site-verification" content={site.verification.naver} />
          )}
          {site.verification.google && (
            <meta name="google-site-verification" content={site.verification.google} />
          )}
          <JsonLd
            facts={{ '@type': 'WebSite', name: brand, alternateName: site.league, url: `${origin}/` }}
          />
        </>
      )}
    </>
  );
}
