/*
 * How a page of the evaluators' area is made.
 *
 * - Register it in routes.ts inside this layout: `route('pointer/list/:trackNo?/:stageNo?', 'evaluators/…')`. The gate
 *   (gate.ts) has then let the evaluator through: logged in, password their own, and for list and detail track, stage
 *   and signed pledge. Give the route a loader of its own, or a click inside the site would not ask the gate.
 * - In a loader: `const { evaluator, stage } = pointerOf(context)` (pointer.server.ts) and `visitOf(context).api(…)`.
 *   In a component: `usePointer()`, whose `stage` is null where the address has no track and stage.
 * - The bar shows logo, stage, deadline, name and log-out. A page that draws its own bar says
 *   `export const handle = { ownBar: true };`, then nothing but its content is in `main`.
 * - Commands go through `pointerCommands` and `useCommand`: a session that is over asks for the log-in
 *   over the page, and sends the command again. Nothing that was typed is lost. `askWho('logIn')` asks by itself.
 * - Sizes and tints of this density are in density.css; toasts stay for 3 s.
 */
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useReference } from '../../lib/reference.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { LogInAgain, type LogInPlace } from '../../ui/command/log-in-again.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { PasskeyAgain } from '../../ui/passkeys/passkey-again.tsx';
import { RouteTransition } from '../../ui/route/route-transition.tsx';
import { SessionGuard } from '../../ui/session-guard/session-guard.tsx';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import type { Route } from './+types/pointer-layout';
import './density.css';
import { pointerOf, requireEvaluator } from './pointer.server.ts';
import { PointerBar } from './pointer-bar.tsx';
import { type PointerData, usePointer } from './pointer-data.ts';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import styles from './pointer-layout.module.css';

export const handle: TextsHandle = { texts: ['saving', 'ui-session-guard', 'ui-sign-in'] };

export const middleware: Route.MiddlewareFunction[] = [requireEvaluator];

export function loader({ context }: Route.LoaderArgs): PointerData {
  return pointerOf(context);
}

const place: LogInPlace = {
  address: '/pointer/session',
  id: 'userId',
  leave: () => location.assign('/pointer'),
  code: (error) => <TotpField error={error || undefined} />,
  ways: (way) => <PasskeyAgain area="evaluator" way={way} />,
};

/** The frame of every page of evaluators: the bar on top, the page below it. */
export default function PointerLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const ownBar = useMatches().some(({ handle }) => (handle as { ownBar?: boolean } | undefined)?.ownBar);
  return (
    <div className={styles.pointer}>
      {!ownBar && <PointerBar />}
      <RouteTransition>{children}</RouteTransition>
      <SessionGuard area="pointer" address="/pointer/session" />
      <LogInAgain userId={usePointer().evaluator.userId} place={place} />
    </div>
  );
}

/** A page that could not be shown: inside the frame, so that one can go on elsewhere. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<PointerData>('evaluators/shell/pointer-layout');
  if (!data)
    return (
      <main id="main">
        <PointerProblem error={error} />
      </main>
    );
  return (
    <Frame>
      <PointerProblem error={error} />
    </Frame>
  );
}

/** Why a page of evaluators cannot be shown: there is none, or something failed. */
function PointerProblem({ error }: { error: unknown }) {
  const t = useTexts<typeof texts>('pointerFrame');
  const reference = useReference(error);
  const answer = isRouteErrorResponse(error) ? error : null;
  const missing = answer?.status === 404;
  const title = t(missing ? 'notFound.title' : 'failed.title');
  return (
    <div className={styles.problem}>
      <PageMeta title={title} noIndex />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {missing ? (
        <EmptyState
          title={t('notFound.heading')}
          text={t('notFound.body')}
          action={<ButtonLink to="/pointer">{t('notFound.back')}</ButtonLink>}
        />
      ) : (
        <ErrorState
          title={t('failed.heading')}
          text={t(answer?.status === 503 ? 'failed.network' : 'failed.body')}
          reference={reference}
          onRetry={() => location.reload()}
        />
      )}
    </div>
  );
}
