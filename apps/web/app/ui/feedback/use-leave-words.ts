import { useMemo } from 'react';
import type { DialogWords } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';

/** What is asked before something written is given up. */
export function useLeaveWords(): DialogWords {
  const t = useTexts<typeof ui>('ui');
  return useMemo(
    () => ({
      title: t('leave.title'),
      body: t('leave.body'),
      ok: t('leave.ok'),
      cancel: t('leave.stay'),
      danger: true,
    }),
    [t],
  );
}
