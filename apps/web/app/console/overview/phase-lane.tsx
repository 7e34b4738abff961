import { useTexts } from '../../lib/use-texts.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './attention-list.module.css';
import type { overview as texts } from './overview.ko.ts';
import { phasesOf } from './phases.ts';
import type { SituationTrack } from './situation.ts';

/** What a season goes through as one lane, full as far as it has come. */
export function PhaseLane({ tracks, now }: { tracks: readonly SituationTrack[]; now: string }) {
  const t = useTexts<typeof texts>('overview');
  return (
    <ol className={styles.lane} aria-label={t('phases.title')}>
      {phasesOf(tracks, Date.parse(now)).map(({ phase, filled, isOn }) => (
        <li key={phase} data-on={isOn || undefined} aria-current={isOn ? 'step' : undefined}>
          <i style={{ '--filled': `${filled * 100}%` }} aria-hidden="true" />
          <span>{t(`phases.${phase}`)}</span>
          {filled === 1 && <VisuallyHidden>{t('phases.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
