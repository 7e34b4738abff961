import { useTexts } from '../../../lib/use-texts.ts';
import type { resultSide as texts } from '../result-side.ko.ts';
import { Conditions } from './conditions.tsx';
import { Distribution } from './distribution.tsx';
import { Judges } from './judges.tsx';
import styles from './side-panel.module.css';
import { Versions } from './versions.tsx';

/** At the right: how evaluators judged, what is missing before finalising, and what was finalised. */
export function SidePanel() {
  const t = useTexts<typeof texts>('resultSide');
  return (
    <aside className={styles.panel} aria-label={t('label')}>
      <Judges />
      <Distribution />
      <Conditions />
      <Versions />
    </aside>
  );
}
