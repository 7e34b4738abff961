import { languageKey, spoken } from './detect-language.ts';

const YEAR_S = 365 * 24 * 3600;

/**
 * Detects the language in the order of the specification and keeps it in the cookie and in local storage. The
 * server cannot read local storage: where the browser says otherwise than the page, the cookie is written and
 * the page loaded once more.
 */
export function rememberLanguage(pageLanguage: string): void {
  const { pathname, hostname, search } = location;
  const hints = [
    new URLSearchParams(search).get(languageKey),
    cookie(),
    stored(),
    ...navigator.languages,
    document.documentElement.lang,
    pathname.split('/')[1],
    hostname.split('.')[0],
  ];
  const detected = hints.map(spoken).find((language) => language !== null) ?? pageLanguage;
  store(detected);
  // By the old way: the cookie store is not in every browser, and in none without TLS.
  Object.assign(document, { cookie: `${languageKey}=${detected}; max-age=${YEAR_S}; path=/; samesite=lax` });
  // Not reload(): a page that answered a form must not send the form again.
  if (detected !== pageLanguage && cookie() === detected) location.replace(pathname + search);
}

function cookie(): string | null {
  const start = `${languageKey}=`;
  return (
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(start))
      ?.slice(start.length) ?? null
  );
}

/** Local storage is refused by some browsers' settings; then nothing is kept there. */
function stored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie is enough.
  }
}
