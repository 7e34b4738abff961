import type { ReactNode } from 'react';
import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import { classNames } from '../../lib/class-names.ts';
import { askWho, hasDialog } from '../../lib/command/identity.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { TextButton } from '../action/text-button.tsx';
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
  /** Across the page instead of beside its name: it is there only while somebody has to do something. */
  band?: boolean;
  /** What else can be done about it. */
  children?: ReactNode;
};

/** Whether and when everything written was saved, and what to do where it was not. Only what somebody has to do is announced. */
export function SavedState({ saved, onConflicts, wake, band = false, children }: Props) {
  const { state, words, icon, quiet } = saved;
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
    <p className={classNames(styles.saved, band && styles.band)} data-state={state}>
      <Icon name={icon} size="sm" />
      <span>{words}</span>
      {next && (
        <TextButton className={styles.act} onClick={next.run}>
          {next.words}
        </TextButton>
      )}
      {children}
      <VisuallyHidden role={band ? 'alert' : 'status'}>{quiet ? '' : words}</VisuallyHidden>
    </p>
  );
}
