import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { flashCookie, flashProblems, readFlash } from '../../lib/flash.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { flashToast } from './flash-toast.ko.ts';

/** Shows what the last action left for the next page; mounted once. */
export function FlashToast() {
  const t = useTexts<typeof flashToast>('flashToast');
  const shown = useRef('');
  useLocation();
  // after every page that is gone to
  useEffect(() => {
    const flash = readFlash(document.cookie);
    if (!flash || flash.stamp === shown.current) return;
    shown.current = flash.stamp;
    toast[flashProblems.includes(flash.name) ? 'error' : 'success'](t(flash.name));
    // where a browser can; elsewhere it is gone in seconds
    void window.cookieStore?.delete(flashCookie);
  });
  return null;
}
