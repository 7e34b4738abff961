import { useRef } from 'react';
import type { Answer } from '../../lib/command/commands.ts';
import type { useCommand } from '../../lib/command/use-command.ts';
import { toast } from '../../lib/toast.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { orderedList as texts } from './ordered-list.ko.ts';
import styles from './ordered-list.module.css';

type Props = {
  /** Nobody sees it yet: saving may show it in one go. */
  hidden: boolean;
  busy: boolean;
  onSave: (show: boolean) => void;
  onClose: () => void;
};

/** Saves what a form of the console holds; they stay in view however long the form is. */
export function SaveButtons({ hidden, busy, onSave, onClose }: Props) {
  const t = useTexts<typeof texts>('orderedList');
  return (
    <div className={styles.saveButtons}>
      {hidden && (
        <Button variant="ink" disabled={busy} onClick={() => onSave(true)}>
          {t('saveAndShow')}
        </Button>
      )}
      <Button variant={hidden ? 'line' : 'ink'} disabled={busy} onClick={() => onSave(false)}>
        {t(hidden ? 'saveHidden' : 'save')}
      </Button>
      <Button variant="line" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

type Asked<T> = {
  /** Whether nobody sees it yet. */
  hidden: boolean;
  send: () => Promise<Answer<T>>;
  /** Shows what was saved. */
  show: (saved: T) => Promise<Answer<unknown>>;
  onSaved: () => void;
};

/**
 * Saves, and where that is asked for (`wish`) shows what was saved; says which of both was done. The wish holds until the next
 * one: what is saved once somebody has chosen between two texts is shown too.
 */
export function useSaveAndShow({ run }: Pick<ReturnType<typeof useCommand>, 'run'>) {
  const t = useTexts<typeof texts>('orderedList');
  const wished = useRef(false);
  function wish(andShow: boolean): void {
    wished.current = andShow;
  }
  async function saveAndShow<T>({ hidden, send, show, onSaved }: Asked<T>): Promise<void> {
    const done = await run(send);
    if (!done) return;
    const isShown = wished.current && hidden && (await run(() => show(done.data))) !== null;
    toast.success(t(isShown ? 'savedShown' : hidden ? 'savedHidden' : 'saved'));
    onSaved();
  }
  return { wish, saveAndShow };
}
