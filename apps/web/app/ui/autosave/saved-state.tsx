import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import { askWho, hasDialog } from '../../lib/command/identity.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './autosave.module.css';
import type { SavedWords } from './use-saved-words.ts';

type Props = {
  saved: SavedWords;
  /** Opens the choice between two changes of the same text. */
  onConflicts: () => void;
  /** Saves what waits, after a log-in over the page. */
  wake: () => void;
};

/** Whether and when everything written was saved, and what to do where it was not. Only what somebody has to do is announced. */
export function SavedState({ saved: { state, words, icon, quiet }, onConflicts, wake }: Props) {
  const t = useTexts<typeof texts>('autosave');
  const act = {
    conflict: { words: t('choose'), run: onConflicts },
    signedOut: hasDialog() && {
      words: t('logIn'),
      run: () => void askWho('logIn').then((known) => known && wake()),
    },
  };
  const next = (state === 'conflict' || state === 'signedOut') && act[state];
  return (
    <p className={styles.saved} data-state={state}>
      <Icon name={icon} size="sm" />
      <span>{words}</span>
      {next && (
        <button type="button" className={styles.act} onClick={next.run}>
          {next.words}
        </button>
      )}
      <VisuallyHidden role="status">{quiet ? '' : words}</VisuallyHidden>
    </p>
  );
}
