import { isRouteErrorResponse } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useReference } from '../../lib/reference.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import styles from './pointer-layout.module.css';

/** Why a page of evaluators cannot be shown: there is none, or something failed. */
export function PointerProblem({ error }: { error: unknown }) {
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
