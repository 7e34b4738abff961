import { useEffect, useEffectEvent } from 'react';
import { isKeptDocument } from './kept-document.ts';
import { useQuietReload } from './use-fresh-page.ts';

/** Milliseconds between two looks, and how long a device sleeps at least. */
const every = 10_000;

/** The clock on the wall goes on while a device sleeps, or is set; the one that timers and countdowns use does not. */
const apart = () => Date.now() - performance.now();

let isAsked = false;

/**
 * Loads what the page shows again where it is old without knowing: the browser shows a document that it has kept, or the
 * device has slept. Countdowns begin at what the server's clock says, so they would show time that is over.
 */
export function useFreshWhenOld(): void {
  const reload = useQuietReload();
  const ask = useEffectEvent(() => void reload());
  useEffect(() => {
    if (!isAsked && isKeptDocument()) ask();
    isAsked = true;
    let before = apart();
    const look = () => {
      if (document.visibilityState !== 'visible' || Math.abs(apart() - before) < every) return;
      before = apart();
      ask();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
