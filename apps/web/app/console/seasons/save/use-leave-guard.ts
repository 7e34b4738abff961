import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import type { SeasonEditor } from '../season-editor.ts';

/** Leaving for another page saves first; what cannot be saved is only given up knowingly. */
export function useLeaveGuard(editor: SeasonEditor): void {
  const t = useTexts<typeof texts>('seasonBuilder');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !editor.isSaved,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void (async () => {
      const { proceed, reset } = blocker;
      if (await editor.save()) return proceed();
      const words = {
        title: t('leave.title'),
        body: t('leave.body'),
        ok: t('leave.ok'),
        cancel: t('leave.cancel'),
      };
      if (await confirm({ ...words, danger: true })) proceed();
      else reset();
    })();
  }, [blocker, editor, t]);
}
