import { useTexts } from '../../../lib/use-texts.ts';
import type { panels as texts } from '../panels.ko.ts';
import styles from './panel-pane.module.css';

type Props = { who: string; pinned: boolean; onPin: (pinned: boolean) => void };

/** Holds somebody where they are, or lets the next proposal move them. */
export function PinButton({ who, pinned, onPin }: Props) {
  const t = useTexts<typeof texts>('panels');
  const label = t('act.pin', { who });
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={pinned}
      aria-label={label}
      title={t(pinned ? 'act.pinned' : 'act.unpinned')}
      onClick={() => onPin(!pinned)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M6 2.5h4l-.6 4.2 2.1 2.3h-7l2.1-2.3zM8 9v4.8" />
      </svg>
    </button>
  );
}
