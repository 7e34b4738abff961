import type { Language } from '@chulbal/contract/language';
import type { SiteView } from '@chulbal/contract/site/site';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

/** What every page knows, from the root's loader. */
export type RootData = {
  language: Language;
  /** The logged-in user, as the header shows them. */
  user: { userId: number; name: string } | null;
  /** Null when the API could not be asked. */
  site: SiteView | null;
  origin: string;
  /** The server's clock when the page was made, ms since the epoch. */
  serverNow: number;
};

/** Stands in for the brand when the API could not be asked. */
const brandless = { ko: '출발+', en: 'Chulbal+' } as const;

/** What this browser's pages knew last. Never set on the server, where many people are served. */
let lastKnown: RootData | null = null;

/** The root's data; on an error page that has none, what the page before knew, or what can be said without. */
export function useRootData(): RootData & { brand: string } {
  const found = useRouteLoaderData<RootData>('root');
  useEffect(() => {
    if (found) lastKnown = found;
  }, [found]);
  const data = found ??
    lastKnown ?? {
      language: 'ko',
      user: null,
      site: null,
      origin: '',
      serverNow: 0,
    };
  return { ...data, brand: data.site?.brand ?? brandless[data.language] };
}
