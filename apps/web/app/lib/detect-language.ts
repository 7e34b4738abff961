import { isLanguage, type Language, languages } from '@chulbal/contract/language';

/** Name of the cookie, of the query part and of the local storage entry that hold the choice. */
export const languageKey = 'lang';

/** `en-US` and `EN` are `en`; what we do not speak is null. Without it `en-US` would be stored. */
export function convertDetectedLanguage(detected: string): string {
  return detected.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The language that a tag or a hint names, where we speak it. */
export function spoken(value: string | null | undefined): Language | null {
  const language = value ? convertDetectedLanguage(value) : null;
  return isLanguage(language) ? language : null;
}

/** What a server knows about a visitor's language. */
export type LanguageHints = {
  query?: string | null | undefined;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  pathname?: string;
  hostname?: string;
};

/**
 * The visitor's language, in the order query, cookie, browser, path, subdomain, else Korean (specification,
 * section 9). Local storage comes before the browser's setting but only the browser can read it: see
 * `remember-language.client.ts`.
 */
export function detectLanguage(hints: LanguageHints): Language {
  return (
    spoken(hints.query) ??
    spoken(hints.cookie) ??
    firstAccepted(hints.acceptLanguage) ??
    spoken(hints.pathname?.split('/')[1]) ??
    spoken(hints.hostname?.split('.')[0]) ??
    languages[0]
  );
}

/** The most wanted language of an `Accept-Language` header that we speak. */
function firstAccepted(header: string | undefined): Language | null {
  if (!header) return null;
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  wanted.sort((a, b) => b.quality - a.quality);
  for (const { tag, quality } of wanted) {
    const language = quality > 0 ? spoken(tag) : null;
    if (language) return language;
  }
  return null;
}
