import type { JudgingProgress } from '@chulbal/contract/evaluation/progress';
import { useTexts } from '../../lib/use-texts.ts';
import { LaneNo } from '../../ui/lane/lane-no.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isAssigned, peopleOf } from './figures.ts';
import board from './judging.module.css';
import type { judgingProgress as texts } from './judging-progress.ko.ts';
import styles from './tools.module.css';

type View = 'panels' | 'people';
type Props = {
  progress: JudgingProgress;
  view: View;
  onView: (view: View) => void;
  lane: number | null;
  onLane: (lane: number | null) => void;
};

/** Panels or people, of which track, and what the marks mean. */
export function Tools({ progress, view, onView, lane, onLane }: Props) {
  const t = useTexts<typeof texts>('judgingProgress');
  const { panels, stages } = progress;
  const lanes = [...new Set(stages.map((stage) => stage.lane))].toSorted((a, b) => a - b);
  const countOf = (one: number) =>
    panels.filter(({ trackNo }) => stages.some((stage) => stage.trackNo === trackNo && stage.lane === one))
      .length;
  const nameOf = (one: number) => stages.find((stage) => stage.lane === one)?.trackName ?? '';
  return (
    <div className={styles.tools}>
      <fieldset className={styles.strip}>
        <legend>
          <VisuallyHidden>{t('view.label')}</VisuallyHidden>
        </legend>
        {(['panels', 'people'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {t(`view.${one}`, {
              count: one === 'panels' ? panels.length : peopleOf(panels).filter(isAssigned).length,
            })}
          </button>
        ))}
      </fieldset>
      {lanes.length > 1 && (
        <fieldset className={styles.strip}>
          <legend>
            <VisuallyHidden>{t('tracks.label')}</VisuallyHidden>
          </legend>
          <button type="button" aria-pressed={lane === null} onClick={() => onLane(null)}>
            {t('tracks.all')}
          </button>
          {lanes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={lane === one}
              aria-label={t('tracks.one', { track: nameOf(one), count: countOf(one) })}
              onClick={() => onLane(one)}
            >
              <LaneNo lane={one} size="sm" /> {countOf(one)}
            </button>
          ))}
        </fieldset>
      )}
      <ul className={styles.key}>
        {(['working', 'late', 'notBegun', 'done'] as const).map((mark) => (
          <li key={mark}>
            <i className={board.mark} data-mark={mark} />
            {t(`key.${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
