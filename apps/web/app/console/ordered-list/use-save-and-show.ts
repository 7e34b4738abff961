import type { Answer } from '../../lib/command/commands.ts';
import type { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { orderedList as texts } from './ordered-list.ko.ts';

type Asked<T> = {
  /** Whether nobody sees it yet. */
  hidden: boolean;
  send: () => Promise<Answer<T>>;
  /** Shows what was saved. */
  show: (saved: T) => Promise<Answer<unknown>>;
  onSaved: () => void;
};

/** Saves, and where that is asked for shows what was saved; says which of both was done. */
export function useSaveAndShow({ run }: Pick<ReturnType<typeof useCommand>, 'run'>) {
  const t = useTexts<typeof texts>('orderedList');
  return async function save<T>(andShow: boolean, { hidden, send, show, onSaved }: Asked<T>): Promise<void> {
    const done = await run(send);
    if (!done) return;
    const isShown = andShow && (await run(() => show(done.data))) !== null;
    toast.success(t(isShown ? 'savedShown' : hidden ? 'savedHidden' : 'saved'));
    onSaved();
  };
}
