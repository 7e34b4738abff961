import { useTexts } from '../../../lib/use-texts.ts';
import type { ClashMark } from '../plan/clash-marks.ts';
import type { TimeScale } from '../plan/time-scale.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import { useDuration } from '../use-duration.ts';
import styles from './lanes.module.css';

/** Hatched time that contradicts itself, with a flag that says how much. The list below says it in a sentence. */
export function ClashFlag({ mark, scale }: { mark: ClashMark; scale: TimeScale }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const duration = useDuration();
  const left = scale.at(mark.from);
  const words = {
    overlap: () => t('clash.overlap', { much: duration(mark.amount) }),
    reversed: () => t('clash.reversed'),
    announcedEarly: () => t('clash.announcedEarly'),
    confirmEarly: () => t('clash.confirmEarly'),
    confirmLate: () => t('clash.confirmLate'),
    rubric: () => t('clash.rubric', { points: mark.amount }),
  };
  return (
    <span
      className={styles.clash}
      data-narrow={mark.kind === 'rubric' || undefined}
      style={{ '--x': `${left}%`, '--w': `${scale.at(mark.until) - left}%` }}
      aria-hidden="true"
    >
      <b>{words[mark.kind]()}</b>
    </span>
  );
}
