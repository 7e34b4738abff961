import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './account-form.module.css';
import type { signIn as texts } from './sign-in.ko.ts';

/** In development and demo: where codes can be read. Not for production, where there is no preview. */
export function PreviewHint() {
  const t = useTexts<typeof texts>('signIn');
  return (
    <p className={styles.hint}>
      <Icon name="info" size="sm" />
      <span>
        {t('preview')}{' '}
        <a href="/dev/messages" target="_blank" rel="noreferrer">
          {t('previewLink')}
          <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
        </a>
      </span>
    </p>
  );
}
