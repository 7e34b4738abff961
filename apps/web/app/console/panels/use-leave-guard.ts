import { useCallback, useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { confirm } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { panels as texts } from './panels.ko.ts';

/** Unsaved panels are only given up knowingly, by a link as by closing the window. */
export function useLeaveGuard(unsaved: boolean): void {
  const t = useTexts<typeof texts>('panels');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    void (async () => {
      const words = {
        title: t('leave.title'),
        body: t('leave.body'),
        ok: t('leave.ok'),
        cancel: t('leave.cancel'),
      };
      if (await confirm({ ...words, danger: true })) proceed();
      else reset();
    })();
  }, [blocker, t]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );
}
