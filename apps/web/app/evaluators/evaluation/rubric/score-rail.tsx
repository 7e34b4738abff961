import type { Ref } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import styles from './rubric-pane.module.css';

type Props = {
  /** Name for assistive technology, and the score in words. */
  label: string;
  valueText: string;
  /** '' for no score yet. */
  score: string;
  points: number;
  step: number;
  active: boolean;
  disabled: boolean;
  onScore: (score: string) => void;
  railRef?: Ref<HTMLInputElement>;
};

/** A score as a lane with a mark for every point: a slider under a drawing of it. */
export function ScoreRail({
  label,
  valueText,
  score,
  points,
  step,
  active,
  disabled,
  onScore,
  railRef,
}: Props) {
  return (
    <div
      className={classNames(styles.rail, active && styles.active, score === '' && styles.none)}
      style={{ '--n': points, '--v': Number(score) }}
    >
      <i aria-hidden="true" />
      <input
        ref={railRef}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={points}
        step={step}
        value={Number(score)}
        disabled={disabled}
        tabIndex={active ? 0 : -1}
        onChange={({ currentTarget }) => onScore(String(Number(currentTarget.value)))}
        onPointerUp={({ currentTarget }) => {
          // where there is no score the slider stands at 0 already and tells of no change
          if (score === '' && !disabled) onScore(String(Number(currentTarget.value)));
        }}
      />
    </div>
  );
}
