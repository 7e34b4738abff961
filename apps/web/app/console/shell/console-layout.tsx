import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
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
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SessionGuard } from '../../ui/session-guard/session-guard.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-layout.module.css';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { ConsoleSearch } from './console-search.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { isNavFolded } from './nav-fold.ts';
import { operatorOf, requireOperator } from './operator.server.ts';
import { PageBody } from './page-body.tsx';
import { PageHead } from './page-head.tsx';

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
