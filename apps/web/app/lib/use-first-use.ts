import { useEffect } from 'react';

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Fetches what opens at a press as soon as somebody does anything on the page, so that it is there when it is pressed: who
 * only reads goes without. `load` stays the same function; where it fails, the press tries again.
 */
export function useFirstUse(load: () => Promise<unknown>): void {
  useEffect(() => {
    const over = new AbortController();
    const used = () => {
      over.abort();
      load().catch(() => {});
    };
    for (const use of uses) window.addEventListener(use, used, { passive: true, signal: over.signal });
    return () => over.abort();
  }, [load]);
}
