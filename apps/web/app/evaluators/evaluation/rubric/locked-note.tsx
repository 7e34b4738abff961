import { useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import type { Rubric } from './rubric-context.ts';
import styles from './rubric-pane.module.css';
import type { scoreSheet as texts } from './score-sheet.ko.ts';

const icons = {
  signed: 'lock',
  waiting: 'clock',
  over: 'lock',
  submitted: 'done',
  recused: 'recused',
  voided: 'voided',
} as const;

/** That the sheet is about an earlier version of the application, and how to go on. */
export function OutdatedNote() {
  const t = useTexts<typeof texts>('scoreSheet');
  return (
    <div className={styles.locked} data-reason="outdated">
      <DenseIcon name="voided" />
      <p>{t('outdated')}</p>
    </div>
  );
}

type Props = { reason: NonNullable<Rubric['locked']>; onReopen?: (() => void) | undefined };

/** Why nothing can be written, and the way back where there is one. */
export function LockedNote({ reason, onReopen }: Props) {
  const t = useTexts<typeof texts>('scoreSheet');
  return (
    <div className={styles.locked} data-reason={reason}>
      <DenseIcon name={icons[reason]} />
      <p>{t(`locked.${reason}`)}</p>
      {onReopen && (
        <button type="button" onClick={onReopen}>
          {t('reopen')}
        </button>
      )}
    </div>
  );
}
