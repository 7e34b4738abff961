import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Part, Place } from '../plan/plan-edits.ts';
import { daysMoved, type TimeScale } from '../plan/time-scale.ts';

/** What a pointer holds, and how many days it has gone. */
export type Held = { place: Place; part: Part; days: number };

export type StageDrag = {
  held: Held | null;
  /** For a stage's mark or one of its ends. */
  down: (event: PointerEvent<HTMLElement>, place: Place, part: Part) => void;
};

/** Pixels under which a press is no move. */
const STILL = 4;

/**
 * Moving stages by pointer, day by day. `onDrop` gets the days gone, 0 for a press; Escape lets go and moves
 * nothing.
 */
export function useStageDrag(
  scale: TimeScale,
  readOnly: boolean,
  onDrop: (place: Place, part: Part, days: number) => void,
): StageDrag {
  const [held, setHeld] = useState<Held | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  function down(event: PointerEvent<HTMLElement>, place: Place, part: Part) {
    if (event.button !== 0) return;
    event.stopPropagation();
    const mark = event.currentTarget;
    const lane = mark.closest<HTMLElement>('[data-time]');
    if (!lane) return;
    const from = event.clientX;
    const width = lane.getBoundingClientRect().width;
    let days = 0;
    let moved = false;
    if (!readOnly) mark.setPointerCapture(event.pointerId);

    const move = ({ clientX }: globalThis.PointerEvent) => {
      if (readOnly || (!moved && Math.abs(clientX - from) < STILL)) return;
      moved = true;
      days = daysMoved(scale, (clientX - from) / width);
      setHeld({ place, part, days });
    };
    const stop = () => {
      mark.removeEventListener('pointermove', move);
      mark.removeEventListener('pointerup', drop);
      mark.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', letGo, true);
      end.current = null;
      setHeld(null);
    };
    const drop = () => {
      stop();
      if (!moved) onDrop(place, part, 0);
      else if (days !== 0) onDrop(place, part, days);
    };
    const letGo = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      stop();
    };
    mark.addEventListener('pointermove', move);
    mark.addEventListener('pointerup', drop);
    mark.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', letGo, true);
    end.current = stop;
  }

  return { held, down };
}
