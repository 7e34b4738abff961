import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. What an operator changes, such as a deadline, is on open pages within a minute. */
export const refreshEvery = 40_000;

/** How often, and for how long (ms) after somebody last touched the page: refreshing counts as use of a session. */
export type RefreshPace = { every?: number; restAfter?: number };

/** What somebody does who is at the page. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Does `work` every 40 s (or `every` ms) while the page can be seen, and at once when it is seen again after longer
 * than that. With `restAfter` it rests when nobody has touched the page for so long, until somebody does.
 */
export function useRefresh(work: () => void, { every = refreshEvery, restAfter }: RefreshPace = {}): void {
  const refresh = useEffectEvent(work);
  useEffect(() => {
    let last = Date.now();
    let touched = last;
    const whenSeen = () => {
      const now = Date.now();
      if (document.visibilityState !== 'visible' || now - last < every) return;
      if (restAfter !== undefined && now - touched > restAfter) return;
      last = now;
      refresh();
    };
    const whenTouched = () => {
      touched = Date.now();
      whenSeen();
    };
    const timer = setInterval(whenSeen, every);
    document.addEventListener('visibilitychange', whenSeen);
    for (const sign of signsOfLife) document.addEventListener(sign, whenTouched, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      for (const sign of signsOfLife) document.removeEventListener(sign, whenTouched);
    };
  }, [every, restAfter]);
}
