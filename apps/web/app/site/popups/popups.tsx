import type { PopupView } from '@chulbal/contract/popups/popups';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isPutOff } from './popup-cookie.ts';

const PopupLayer = lazy(() => import('./popup-layer.tsx').then((module) => ({ default: module.PopupLayer })));

/** Closed since the page was loaded: they come back with the next load. */
const closed = new Set<number>();

/**
 * Popups of the start page. The page stands first, as it was kept for everyone: the browser asks for them then, and
 * fetches what shows them only where there is one. Whatever fails, nobody hears of it.
 */
export function Popups() {
  const [popups, setPopups] = useState<readonly PopupView[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () => void askForPopups(signal).then(setPopups, () => {});
    // In a task of its own: whatever begins with the page begins at this moment.
    if (document.readyState === 'complete') setTimeout(ask);
    else addEventListener('load', ask, { once: true, signal });
    return () => leaving.abort();
  }, []);
  if (popups.length === 0) return null;
  return (
    <Suspense>
      <PopupLayer
        popups={popups}
        onClose={({ popupNo }) => {
          closed.add(popupNo);
          setPopups((before) => before.filter((popup) => popup.popupNo !== popupNo));
        }}
      />
    </Suspense>
  );
}

async function askForPopups(signal: AbortSignal): Promise<PopupView[]> {
  const reply = await fetch('/popups', { signal, headers: { accept: 'application/json' } });
  if (!reply.ok) return [];
  const popups = (await reply.json()) as PopupView[];
  return popups.filter(({ popupNo }) => !closed.has(popupNo) && !isPutOff(document.cookie, popupNo));
}
