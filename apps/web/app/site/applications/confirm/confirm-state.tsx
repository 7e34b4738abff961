import { PageMeta } from '../../../lib/page-meta.tsx';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { applyConfirm as texts } from './apply-confirm.ko.ts';
import styles from './apply-confirm.module.css';

/** A link that leads to nothing: mistyped, replaced by a newer one, or opened too long ago. */
export function ConfirmState({ state }: { state: 'unknown' }) {
  const t = useTexts<typeof texts>('applyConfirm');
  return (
    <Wrap narrow className={styles.page}>
      <PageMeta title={t('title')} noIndex />
      <PageHead title={t(`state.${state}`)} />
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<ButtonLink to="/">{t('unknown.go')}</ButtonLink>}
      />
    </Wrap>
  );
}
