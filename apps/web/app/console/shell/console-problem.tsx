import { isRouteErrorResponse } from 'react-router';
import { useReference } from '../../lib/reference.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import { PageBody } from './page-body.tsx';
import { PageHead } from './page-head.tsx';

/** Why a page of the console cannot be shown: it is none, it is not for this role, or something failed. */
export function ConsoleProblem({ error }: { error: unknown }) {
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
