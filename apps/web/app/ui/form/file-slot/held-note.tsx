import { useTexts } from '../../../lib/use-texts.ts';
import type { ui } from '../../ui.ko.ts';
import styles from './file-slot.module.css';

/** Beside a file that waits for a place at the server: that it is sent again by itself. */
export function HeldNote({ held = false }: { held?: boolean | undefined }) {
  const t = useTexts<typeof ui>('ui');
  return (
    <span className={styles.held} role="status">
      {held && t('file.held')}
    </span>
  );
}
