import type { ReactNode } from 'react';
import { BrokenConnection } from '../../art/broken-connection.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import type { ui } from '../ui.ko.ts';
import styles from './message.module.css';

type Props = {
  /** A broken connection unless said otherwise. */
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  /** A try is under way. */
  busy?: boolean;
  /** Beside the button: 8초 뒤 자동으로 시도. */
  note?: ReactNode;
  /** What somebody names who asks about it. */
  reference?: string | null;
  plain?: boolean;
};

/** Something did not arrive: a torn lane, and a way to try again. */
export function ErrorState({ title, text, onRetry, busy, note, reference, plain }: Props) {
  const t = useTexts<typeof ui>('ui');
  return (
    <div className={classNames(styles.message, plain && styles.plain)} role="alert">
      <div className={styles.art}>
        <BrokenConnection />
      </div>
      <div>
        <h2 className={styles.title}>{title ?? t('network.title')}</h2>
        <p className={styles.text}>{text ?? t('network.text')}</p>
        {(onRetry || note || reference) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button variant="ink" onClick={onRetry} busy={busy}>
                {t('retry')}
              </Button>
            )}
            {note && <span className={styles.note}>{note}</span>}
            {reference && (
              <span className={styles.note} data-reference={reference}>
                {t('reference', { reference })}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
