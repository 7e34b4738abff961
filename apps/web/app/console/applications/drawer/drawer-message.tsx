import { useRevalidator } from 'react-router';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './drawer.module.css';

/** A team that is not there, or did not come. */
export function DrawerMessage({ kind }: { kind: 'missing' | 'failed' }) {
  const t = useTexts<typeof texts>('teamDrawer');
  const { go } = useTeamList();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.message}>
      {kind === 'missing' ? (
        <EmptyState
          plain
          title={t('missing.title')}
          text={t('missing.text')}
          action={<Button onClick={() => go({ team: null })}>{t('missing.back')}</Button>}
        />
      ) : (
        <ErrorState
          plain
          title={t('failed.title')}
          text={t('failed.text')}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
        />
      )}
    </div>
  );
}
