import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a slide stands, in ms (specification, section 9). */
export const SLIDE_MS = 4000;

/** How far a finger goes sideways, in px, before it means another slide. */
const SWIPE_PX = 40;

/**
 * Which of `count` slides stands, and when the next one comes: after 4 s, and on and on. It waits while somebody
 * pauses it, is in it by keyboard, points at it, has hidden the tab, or wants reduced motion; what is left of the
 * four seconds stays. Playing again by hand goes on whatever is pointed at.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ focus: false, hover: false, tab: false });
  const [insists, setInsists] = useState(false);
  const clock = useRef({ index: 0, left: SLIDE_MS });
  const touch = useRef<{ x: number; y: number } | null>(null);
  const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }));
  const running = playing && count > 1 && !held.tab && (insists || !(held.focus || held.hover));

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => reduced.matches && setPlaying(false);
    const look = () => setHeld((before) => ({ ...before, tab: document.hidden }));
    follow();
    look();
    reduced.addEventListener('change', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      reduced.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(() => {
    const { current } = clock;
    if (current.index !== index) Object.assign(current, { index, left: SLIDE_MS });
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(() => setIndex((index + 1) % count), current.left);
    return () => {
      clearTimeout(timer);
      current.left -= performance.now() - since;
    };
  }, [running, index, count]);

  const go = (step: 1 | -1) => setIndex((index + step + count) % count);
  const toggle = () => {
    setPlaying(!playing);
    setInsists(!playing);
  };
  const area = {
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && hold({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      hold({ focus: false });
      setInsists(false);
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hold({ hover: true }),
    onPointerLeave: () => {
      hold({ hover: false });
      setInsists(false);
    },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      touch.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!touch.current) return;
      const [x, y] = [clientX - touch.current.x, clientY - touch.current.y];
      touch.current = null;
      if (count > 1 && Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) go(x < 0 ? 1 : -1);
    },
  };
  return { index: index % count, playing, running, go, toggle, area };
}
