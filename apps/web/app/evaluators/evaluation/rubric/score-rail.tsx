import { type PointerEvent, type Ref, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import styles from './rubric-pane.module.css';

/** How far a finger goes, in px, before it slides or scrolls and does not tap. */
const SLOP = 8;

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
        {...useFinger(score, (value) => !disabled && onScore(String(Number(value))))}
      />
    </div>
  );
}

/**
 * What pointers do on a slider. A browser moves it as soon as a finger touches it, also the finger that only scrolls the
 * page past it: so a touch counts once it slides along, or was a tap.
 */
function useFinger(score: string, onScore: (value: string) => void) {
  const finger = useRef<{ x: number; y: number; at: string | null; slides: boolean } | null>(null);
  type Pointer = PointerEvent<HTMLInputElement>;
  const way = ({ clientX, clientY }: Pointer) => ({
    along: Math.abs(clientX - (finger.current?.x ?? 0)),
    across: Math.abs(clientY - (finger.current?.y ?? 0)),
  });
  return {
    onChange({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) {
      if (finger.current && !finger.current.slides) finger.current.at = value;
      else onScore(value);
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }: Pointer) {
      if (pointerType === 'touch') finger.current = { x, y, at: null, slides: false };
    },
    onPointerMove(event: Pointer) {
      const { current } = finger;
      if (!current || current.slides) return;
      const { along, across } = way(event);
      current.slides = along > SLOP && along > across;
    },
    onPointerUp(event: Pointer) {
      const { current } = finger;
      const { along, across } = way(event);
      finger.current = null;
      if (current?.slides || (current && Math.max(along, across) > SLOP)) return;
      const { value } = event.currentTarget;
      if (current?.at) onScore(current.at);
      // where there is no score the slider stands at 0 already and tells of no change
      else if (score === '') onScore(value);
    },
    onPointerCancel() {
      finger.current = null;
    },
  };
}
