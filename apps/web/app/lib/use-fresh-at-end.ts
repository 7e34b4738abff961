import { useEffect, useEffectEvent } from 'react';
import { useQuietReload } from './use-fresh-page.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Milliseconds between two looks, and how many there are: kept replies are ten seconds old at most. */
const every = 3_000;
const most = 10;

/**
 * Loads what the page shows again once a time is over (`until` by the server's clock `now`, both ISO), until the page waits
 * for that time no longer. A reply may be some seconds old and the server decides to the millisecond, so one look is not
 * enough; one that finds no server leaves the page and what is written on it alone.
 */
export function useFreshAtEnd(until: string | undefined, now: string): void {
  const reload = useQuietReload();
  const look = useEffectEvent(() => void reload());
  const isOver = useSecondsLeft(until, now) === 0;
  useEffect(() => {
    if (!isOver) return;
    let left = most;
    const timer = setInterval(() => {
      look();
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, every);
    return () => clearInterval(timer);
  }, [isOver]);
}
