import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import type { Uploads } from '../files/uploads.ts';

/**
 * Asks before the page is left while a file is still on its way: only what has not arrived is not in the draft
 * (specification, section 8).
 */
export function useLeaving(uploads: Uploads): void {
  const t = useTexts<typeof apply>('apply');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      uploads.unfinished() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const words = {
      title: t('leave.title'),
      body: t('leave.body'),
      ok: t('leave.go'),
      cancel: t('leave.stay'),
    };
    void confirm(words).then((go) => (go ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (uploads.unfinished()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploads]);
}
