import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. What an operator changes, such as a deadline, is on open pages within a minute. */
export const refreshEvery = 40_000;

/**
 * Does `work` every 40 s (or `every` ms) while the page can be seen, and at once when it is seen again after longer
 * than that.
 */
export function useRefresh(work: () => void, every = refreshEvery): void {
  const refresh = useEffectEvent(work);
  useEffect(() => {
    let last = Date.now();
    const whenSeen = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < every) return;
      last = Date.now();
      refresh();
    };
    const timer = setInterval(whenSeen, every);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [every]);
}
