import { useEffect, useState } from 'react';

/**
 * Whole seconds from the server's `now` to `until` (both ISO), counted down by this device's monotonic clock,
 * so that a wrong wall clock changes nothing. Null without a date; the first value equals the server's.
 */
export function useSecondsLeft(until: string | undefined, now: string | undefined): number | null {
  const total = until && now ? secondsBetween(now, until) : null;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (!until || !now) return;
    const started = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - started) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return total === null ? null : Math.max(0, total - passed);
}

/** Whole seconds between two ISO times, never negative. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000));
}
