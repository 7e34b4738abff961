import { useEffect, useState } from 'react';
import { isKeptDocument } from './kept-document.ts';
import { useRootData } from './root-data.ts';

/** Milliseconds. What the server says with later answers, kept for some seconds, is that exact. */
const exactness = 30_000;

let ahead = 0;
/** What the server's clock said last; 0 until it has been heard. */
let heard = 0;

/**
 * How far the server's clock is ahead of this device's, in ms, told when its answer comes that was made at `madeAt`. The
 * document may have been kept for some seconds, so the time it was sent (`Server-Timing`) counts; where a browser does not
 * tell, the time it was made. One that the browser itself has kept says nothing: the device's own clock is nearer. Later
 * answers put right what is far off, such as a device's clock that was set meanwhile. Null until any was heard.
 */
function serverAhead(madeAt: number): number | null {
  if (madeAt === heard || madeAt === 0) return heard === 0 ? null : ahead;
  const told = madeAt - Date.now();
  if (heard === 0) ahead = aheadOfDocument() ?? told;
  else if (Math.abs(told - ahead) > exactness) ahead = told;
  heard = madeAt;
  return ahead;
}

/** What the document's own headers say; null where they do not, 0 where they are as old as nobody knows. */
function aheadOfDocument(): number | null {
  if (isKeptDocument()) return 0;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Number(navigation?.serverTiming?.find(({ name }) => name === 'now')?.description);
  return sent > 0 ? sent - performance.timeOrigin - (navigation?.responseStart ?? 0) : null;
}

/** Hears what the server's clock says with each answer, while it is new. Once on a page, around everything. */
export function useServerClock(): void {
  const { serverNow } = useRootData();
  useEffect(() => {
    serverAhead(serverNow);
  }, [serverNow]);
}

/**
 * The time by the server's clock, ticking every `every` milliseconds. Null on the server and until the page is
 * live: what counts down is never part of a page that is kept.
 */
export function useServerNow(every = 1000): Date | null {
  const { serverNow } = useRootData();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => {
      const apart = serverAhead(serverNow);
      setNow(apart === null ? null : new Date(Date.now() + apart));
    };
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [serverNow, every]);
  return now;
}
