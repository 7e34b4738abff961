import type { ComponentProps } from 'react';
import type { Answer } from '../../lib/command/commands.ts';
import { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props<T> = Omit<ComponentProps<typeof ReasonDialog>, 'busy' | 'problem' | 'onSubmit'> & {
  send: (reason: string) => Promise<Answer<T>>;
  /** What a toast says once it is done. */
  done?: string | ((data: T) => string);
  /** Instead of closing it, once it is done. */
  onDone?: (data: T) => void;
};

/** One command that asks why: sends it, says that it is done and closes; it stays open where the server refuses. */
export function ReasonCommand<T>({ send, done, onDone, onClose, ...words }: Props<T>) {
  const { busy, problem, run } = useCommand();
  async function submit(reason: string) {
    const sent = await run(() => send(reason));
    if (!sent) return;
    if (done) toast.success(typeof done === 'string' ? done : done(sent.data));
    if (onDone) onDone(sent.data);
    else onClose();
  }
  return <ReasonDialog {...words} busy={busy} problem={problem} onSubmit={submit} onClose={onClose} />;
}
