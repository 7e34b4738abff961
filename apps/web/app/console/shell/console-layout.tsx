import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { RouteTransition } from '../../ui/route/route-transition.tsx';
import type { Route } from './+types/console-layout';
import { ConsoleBar } from './console-bar.tsx';
import type { ConsoleData } from './console-data.ts';
import { ConsoleProblem } from './console-problem.tsx';
import './density.css';
import { SessionGuard } from '../../ui/session-guard/session-guard.tsx';
import styles from './console-layout.module.css';
import { ConsoleNav } from './console-nav.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { isNavFolded } from './nav-fold.ts';
import { operatorOf, requireOperator } from './operator.server.ts';

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
