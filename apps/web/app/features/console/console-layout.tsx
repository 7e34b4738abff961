import { Outlet } from 'react-router';
import { RouteTransition } from '../../ui/route/route-transition.tsx';
import type { Route } from './+types/console-layout';
import { ConsoleBar } from './console-bar.tsx';
import type { ConsoleData } from './console-data.ts';
import './density.css';
import styles from './console-layout.module.css';
import { ConsoleNav } from './console-nav.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { isNavFolded } from './nav-fold.ts';
import { operatorOf, requireOperator } from './operator.server.ts';
import { SessionGuard } from './session-guard.tsx';

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
    <div className={styles.console}>
      <ConsoleNav folded={loaderData.folded} />
      <ConsoleBar />
      <RouteTransition>
        <Outlet />
      </RouteTransition>
      <SessionGuard />
      <IdentityDialog />
    </div>
  );
}
