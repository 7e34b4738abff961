import { getSite } from '@chulbal/contract/site/site';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root';
import { usePageOwner } from './lib/command/page-owner.ts';
import { languageKey } from './lib/detect-language.ts';
import { failureOf } from './lib/failure-of.ts';
import { FirstScripts, LateScripts } from './lib/first-paint/own-scripts.tsx';
import { PageSheets, PartSheets } from './lib/first-paint/sheets.tsx';
import { noteNavigation } from './lib/lost-calls.ts';
import { areaOf, hasOwnFrame } from './lib/own-frame.ts';
import { PageMeta } from './lib/page-meta.tsx';
import { useReference } from './lib/reference.ts';
import { type RootData, useRootData } from './lib/root-data.ts';
import { useServerClock } from './lib/server-now.ts';
import { textGroupsOf } from './lib/text-groups.ts';
import { useFreshWhenOld } from './lib/use-fresh-when-old.ts';
import { LanguageContext, usePageTexts, useTexts } from './lib/use-texts.ts';
import { visitOf } from './lib/visit.server.ts';
import type { root } from './root.ko.ts';
import { Footer } from './site/shell/footer.tsx';
import { Header } from './site/shell/header.tsx';
import fontAddress from './styles/fonts/interface-1.woff2?url';
import { DialogsShown } from './ui/feedback/dialogs-shown.tsx';
import { DownloadsShown } from './ui/feedback/downloads-shown.tsx';
import { ErrorState } from './ui/feedback/error-state.tsx';
import { FlashToast } from './ui/feedback/flash-toast.tsx';
import { LeavingHeld } from './ui/feedback/leaving-held.tsx';
import { Toaster } from './ui/feedback/toaster.tsx';
import { LoadingLane } from './ui/lane/loading-lane.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';
import { Wrap } from './ui/layout/wrap.tsx';
import { RouteTransition } from './ui/route/route-transition.tsx';
import './styles/fonts/interface-1.css';
import './styles/tokens.css';
import './styles/base.css';

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { attempt, who, language, now, origin } = visitOf(context);
  const site = await attempt(getSite);
  return {
    language,
    user: who('user'),
    site: site.ok ? site.data : null,
    origin,
    serverNow: now.getTime(),
  };
}

/**
 * What every page knows does not depend on the query, but for the language: tabs, filters and the steps of a
 * form ask for nothing here.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameLanguage = currentUrl.searchParams.get(languageKey) === nextUrl.searchParams.get(languageKey);
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyQuery && sameLanguage && !formMethod ? false : defaultShouldRevalidate;
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = useRootData();
  const matches = useMatches();
  const area = areaOf(useLocation().pathname);
  const density = area === 'portal' ? undefined : area;
  const texts = usePageTexts(textGroupsOf(matches), language);
  return (
    <html lang={language} data-texts={texts.announced} data-density={density}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {area === 'portal' && <link rel="manifest" href="/manifest.webmanifest" />}
        <FirstScripts />
        <PageSheets />
      </head>
      <body>
        <LanguageContext value={language}>
          <Frame>{children}</Frame>
        </LanguageContext>
        <ScrollRestoration />
        <LateScripts alongside={texts.addresses} />
      </body>
    </html>
  );
}

/** What is always there: skip link, toasts, dialogs, downloads; in the portal its header and footer too. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const own = hasOwnFrame(pathname);
  const navigation = useNavigation();
  const goingTo = navigation.location?.pathname ?? null;
  useEffect(() => noteNavigation(goingTo), [goingTo]);
  useServerClock();
  useFreshWhenOld();
  return (
    <>
      <SkipLink />
      {navigation.state === 'loading' && <LoadingLane edge />}
      {own ? children : <Portal pathname={pathname}>{children}</Portal>}
      <Toaster area={own ? 'workbench' : 'portal'} foot={areaOf(pathname) === 'console'} />
      <FlashToast />
      <DownloadsShown />
      <DialogsShown />
      <LeavingHeld />
    </>
  );
}

function Portal({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { user, site, brand, serverNow } = useRootData();
  usePageOwner(user?.userId ?? null);
  return (
    <>
      <Header loggedIn={user !== null} brand={brand} logo={site?.logo} />
      <RouteTransition>{children}</RouteTransition>
      {user !== null && (
        <Suspense>
          <PartSheets of="site/logo-hunt/hidden-logo.tsx" />
          <HiddenLogo />
        </Suspense>
      )}
      {!pathname.startsWith('/about/') && <Footer brand={brand} site={site} year={seoulYear(serverNow)} />}
    </>
  );
}

/** The year in Korea, of the copyright line; null where no server has told the time. */
function seoulYear(now: number): number | null {
  return now === 0 ? null : new Date(now + 9 * 3600 * 1000).getUTCFullYear();
}

export default function Root() {
  return <Outlet />;
}

const HiddenLogo = lazy(async () => ({
  default: (await import('./site/logo-hunt/hidden-logo.tsx')).HiddenLogo,
}));

// Few see it: it comes when it is needed.
const NotFoundPage = lazy(async () => ({
  default: (await import('./site/not-found/not-found-page.tsx')).NotFoundPage,
}));

/** Where a page should be and is not: the 404 page, or what went wrong and a way to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page =
    isRouteErrorResponse(error) && error.status === 404 ? (
      <Suspense>
        <PartSheets of="site/not-found/not-found-page.tsx" />
        <NotFoundPage />
      </Suspense>
    ) : (
      <FailedPage error={error} />
    );
  return hasOwnFrame(useLocation().pathname) ? <main id="main">{page}</main> : page;
}

function FailedPage({ error }: { error: unknown }) {
  const t = useTexts<typeof root>('root');
  const reference = useReference(error);
  const failure = failureOf(error);
  const limited = failure.kind === 'limited';
  const unreached = failure.kind === 'network' || failure.kind === 'service';
  const title = t(limited ? 'limited.title' : unreached ? 'network.title' : 'failed.title');
  const text = limited
    ? t('limited.body', { seconds: failure.seconds })
    : t(failure.kind === 'network' ? 'network.body' : 'failed.body');
  return (
    <Wrap style={{ paddingBlock: 'var(--space-7)' }}>
      <PageMeta title={title} noIndex />
      <ErrorState title={title} text={text} reference={reference} onRetry={() => location.reload()} />
    </Wrap>
  );
}
