import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { panels as texts } from '../panels.ko.ts';
import styles from './board.module.css';

/** That nothing can be published before it is decided about some teams, and where that is done. */
export function NotReadyNotice({ count }: { count: number }) {
  const t = useTexts<typeof texts>('panels');
  return (
    <div className={styles.notice} role="note">
      <DenseIcon name="clock" />
      <p>{t('notReady.text', { count })}</p>
      <ButtonLink size="sm" to="/console/eligibility">
        {t('notReady.go')}
      </ButtonLink>
    </div>
  );
}
