import { type FormEvent, type ReactNode, useRef } from 'react';
import { forgetDeviceCopies } from '../../lib/autosave/device-copy.ts';
import { deviceStorage, forgetTab } from '../../lib/browser-storage.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ui } from '../ui.ko.ts';

type Props = {
  action: string /** Where its answer leads. */;
  to: string;
  className?: string;
  children: ReactNode;
};

/**
 * Ends the session, and with it what this device keeps of drafts and of texts that were not sent. The whole page comes anew,
 * so that nothing of the person is left in it; where the server is not reached it stays and says so, for the browser would
 * show a page of its own.
 */
export function LogOutForm({ action, to, className, children }: Props) {
  const t = useTexts<typeof ui>('ui');
  const sending = useRef(false);
  async function logOut(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const isOut = await end(action);
    sending.current = false;
    if (!isOut) return toast.error(t('logOutFailed'));
    forgetDeviceCopies(deviceStorage());
    forgetTab();
    window.location.assign(to);
  }
  return (
    <form method="post" action={action} className={className} onSubmit={(event) => void logOut(event)}>
      {children}
    </form>
  );
}

/** Whether the session is over. The page that the answer leads to is not loaded here: it has something to say once. */
async function end(action: string): Promise<boolean> {
  try {
    const answer = await fetch(action, { method: 'POST', redirect: 'manual', body: new URLSearchParams() });
    return answer.type === 'opaqueredirect' || answer.ok;
  } catch {
    return false;
  }
}
