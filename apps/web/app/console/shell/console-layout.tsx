import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { RouteTransition } from '../../ui/route/route-transition.tsx';
import type { Route } from './+types/console-layout';
import type { ConsoleData } from './console-data.ts';
import './density.css';
import { longDayText, secondText } from '../../lib/korean-time.ts';
import { useReference } from '../../lib/reference.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useServerNow } from '../../lib/server-now.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { LogOutForm } from '../../ui/action/log-out-form.tsx';
import { Kbd } from '../../ui/data/kbd.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SessionGuard } from '../../ui/session-guard/session-guard.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-layout.module.css';
import menuStyles from './console-menu.module.css';
import { ConsoleNav } from './console-nav.tsx';
import { ConsoleSearch } from './console-search.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { KeyHints } from './key-hints.tsx';
import { isNavFolded } from './nav-fold.ts';
import { operatorOf, requireOperator } from './operator.server.ts';
import { PageBody } from './page-body.tsx';
import { PageHead } from './page-head.tsx';
import { useOperator } from './use-operator.ts';

export const handle: TextsHandle = {
  texts: ['saving', 'ui-session-guard', 'ui-sign-in', 'ui-form-dialog'],
};

export const middleware: Route.MiddlewareFunction[] = [requireOperator];

export function loader({ context, request }: Route.LoaderArgs): ConsoleData {
  return {
    operator: operatorOf(context),
    folded: isNavFolded(request.headers.get('cookie') ?? ''),
  };
}

/** The frame of every page of the console: navigation at the left, bar on top, the page below it. */
export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame folded={loaderData.folded}>
      <Outlet />
    </Frame>
  );
}

function Frame({ folded, children }: { folded: boolean; children: ReactNode }) {
  return (
    <div className={styles.console}>
      <ConsoleNav folded={folded} />
      <ConsoleBar />
      <RouteTransition>{children}</RouteTransition>
      <SessionGuard />
      <IdentityDialog />
    </div>
  );
}

/** A page that could not be shown: inside the frame, so that one can go on elsewhere. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<ConsoleData>('console/shell/console-layout');
  if (!data)
    return (
      <main id="main">
        <ConsoleProblem error={error} />
      </main>
    );
  return (
    <Frame folded={data.folded}>
      <ConsoleProblem error={error} />
    </Frame>
  );
}

/**
 * The bar on top: search, clock, who works here, and on a phone what opens the navigation. At its left the page's own
 * head lies, see PageHead.
 */
function ConsoleBar() {
  const t = useTexts<typeof texts>('consoleFrame');
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget="console-nav" aria-label={t('nav.open')}>
        <Icon name="menu" />
      </button>
      <ConsoleSearch />
      <ConsoleClock />
      <ConsoleMenu />
    </header>
  );
}

/** The server's clock, in Korea's time: what decides about deadlines. Read aloud only when asked for. */
function ConsoleClock() {
  const t = useTexts<typeof texts>('consoleFrame');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const now = useServerNow() ?? new Date(serverNow);
  return (
    <p className={styles.clock} role="timer" aria-label={t('clock')}>
      <span>{t('clock')} </span>
      <b>
        <i>{longDayText(now, language)} </i>
        {secondText(now)}
      </b>
    </p>
  );
}

/** Why a page of the console cannot be shown: it is none, it is not for this role, or something failed. */
function ConsoleProblem({ error }: { error: unknown }) {
  const t = useTexts<typeof texts>('consoleFrame');
  const reference = useReference(error);
  const answer = isRouteErrorResponse(error) ? error : null;
  const kind =
    answer?.status === 404 ? 'notFound' : answer?.statusText === 'noPermission' ? 'forbidden' : 'failed';
  return (
    <>
      <PageHead title={t(`${kind}.title`)} />
      <PageBody>
        {kind === 'failed' ? (
          <ErrorState
            title={t('failed.heading')}
            text={t(answer?.status === 503 ? 'failed.network' : 'failed.body')}
            reference={reference}
            onRetry={() => location.reload()}
          />
        ) : (
          <EmptyState
            title={t(`${kind}.heading`)}
            text={t(`${kind}.body`)}
            action={<ButtonLink to="/console">{t('notFound.back')}</ButtonLink>}
          />
        )}
      </PageBody>
    </>
  );
}

function hide(panel: HTMLElement | null) {
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** Who works here, and what concerns only them: role, password, language, shortcuts, log-out. */
function ConsoleMenu() {
  const t = useTexts<typeof texts>('consoleFrame');
  const { operator } = useOperator();
  const [hints, setHints] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const close = () => hide(panel.current);
  useEffect(() => {
    if (pathname) hide(panel.current);
  }, [pathname]);
  return (
    <div className={menuStyles.menu}>
      <button type="button" className={menuStyles.me} popoverTarget="console-menu" title={operator.name}>
        <span className={menuStyles.face} aria-hidden="true">
          {[...operator.name][0]}
        </span>
        <span className={menuStyles.name}>{operator.name}</span>
      </button>
      <div ref={panel} id="console-menu" popover="auto" className={menuStyles.panel}>
        <p className={menuStyles.who}>
          <b>{operator.name}</b>
          <span>{operator.loginId}</span>
          <span>{t(operator.role)}</span>
        </p>
        <ul>
          <li>
            <Link className={menuStyles.item} to="/console/password">
              {t('menu.password')}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={menuStyles.item}
              onClick={() => {
                close();
                setHints(true);
              }}
            >
              {t('menu.keys')} <Kbd>?</Kbd>
            </button>
          </li>
          <li>
            <LanguageSwitch long className={menuStyles.item} />
          </li>
          <li>
            <LogOutForm action="/console/logout" to="/console/login">
              <button type="submit" className={menuStyles.item}>
                {t('menu.logOut')}
              </button>
            </LogOutForm>
          </li>
        </ul>
      </div>
      <KeyHints open={hints} onOpen={setHints} />
    </div>
  );
}
