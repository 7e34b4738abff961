import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { catchUp, tellOfTyped } from './catch-up.ts';

/**
 * Around everything: once the page works, what was typed and pressed before counts, and `data-hydrated` on the document
 * says so. What was typed is told before anything else renders, but not while React is still writing.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(tellOfTyped), []);
  useEffect(() => {
    queueMicrotask(() => {
      catchUp();
      document.documentElement.dataset.hydrated = '';
    });
  }, []);
  return children;
}
