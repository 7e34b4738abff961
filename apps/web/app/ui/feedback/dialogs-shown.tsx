import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { dialogs } from '../../lib/dialogs.ts';

const isAny = () => dialogs.current() !== null;

/** Fetches what shows dialogs: beforehand, so that something can be asked without a network, too. */
export const loadDialogHost = () => import('./dialog-host.tsx');

/** Shows what confirm() and alert() ask; mounted once. Where it cannot come, a question is answered with no. */
export function DialogsShown() {
  const any = useSyncExternalStore(dialogs.subscribe, isAny, () => false);
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!any || Host) return;
    const answerNo = () => {
      for (let one = dialogs.current(); one; one = dialogs.current()) dialogs.answer(one.id, false);
    };
    loadDialogHost().then(({ DialogHost }) => setHost(() => DialogHost), answerNo);
  }, [any, Host]);
  return Host && <Host />;
}
