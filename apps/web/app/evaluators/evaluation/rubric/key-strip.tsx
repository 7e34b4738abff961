import { useTexts } from '../../../lib/use-texts.ts';
import { Kbd } from '../../../ui/data/kbd.tsx';
import styles from './rubric-pane.module.css';
import type { scoreSheet as texts } from './score-sheet.ko.ts';

/** The keys one needs most, under the criteria; the last opens all of them. */
export function KeyStrip({ step, onAll }: { step: number; onAll: () => void }) {
  const t = useTexts<typeof texts>('scoreSheet');
  return (
    <div className={styles.strip}>
      <span>
        <Kbd>0</Kbd>–<Kbd>9</Kbd>
        {t('keys.digits')}
      </span>
      <span>
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        {t('keys.step', { step })}
      </span>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('keys.criteria')}
      </span>
      <button type="button" onClick={onAll}>
        <Kbd>?</Kbd>
        {t('keys.all')}
      </button>
    </div>
  );
}
