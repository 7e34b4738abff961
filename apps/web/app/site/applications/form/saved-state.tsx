import { isUnsaved } from '../../../lib/autosave/edited.ts';
import { askWho } from '../../../lib/command/identity.ts';
import { savedTimeText } from '../../../lib/korean-time.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { apply } from '../apply.ko.ts';
import type { DraftView } from '../draft/draft-engine.ts';
import { useApply } from './apply-context.ts';
import styles from './saved-state.module.css';

type Saved = 'nothing' | 'saved' | 'saving' | 'offline' | 'signedOut' | 'refused' | 'conflict' | 'held';

/** What is to be said about saving. The time is the server's acknowledgement, never this device's clock. */
export function savedStateOf({ content, activity }: DraftView): Saved {
  if (activity === 'signedOut') return 'signedOut';
  if (activity === 'unreached') return 'offline';
  if (content.conflicts.length > 0) return 'conflict';
  if (activity === 'refused') return 'refused';
  if (activity === 'saving') return 'saving';
  if (isUnsaved(content)) return activity === 'waiting' && content.sending === null ? 'saving' : 'held';
  return content.savedAt === null ? 'nothing' : 'saved';
}

/** The state of saving and its words; `quiet` where nothing has to be done about it. */
export function useSavedWords(): { state: Saved; words: string; quiet: boolean } {
  const t = useTexts<typeof apply>('apply');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const { view, data } = useApply();
  const state = savedStateOf(view);
  const isOver = useSecondsLeft(data.deadline.graceUntil, data.now) === 0;
  const { savedAt, conflicts } = view.content;
  const words = {
    nothing: t('saved.nothing'),
    saved: t('saved.at', { time: savedAt ? savedTimeText(savedAt, serverNow, language) : '' }),
    saving: t('saved.saving'),
    offline: view.message ? t('saved.busy') : t(view.kept ? 'saved.offlineKept' : 'saved.offline'),
    signedOut: t('saved.signedOut'),
    refused: isOver ? t('saved.shut') : (view.message ?? ''),
    conflict: t('saved.conflict', { count: conflicts.length }),
    held: t('saved.held'),
  }[state];
  return { state, words, quiet: state === 'nothing' || state === 'saved' || state === 'saving' };
}

/** Whether and when everything written was saved, and what to do where it was not. */
export function SavedState({ onConflicts }: { onConflicts: () => void }) {
  const t = useTexts<typeof apply>('apply');
  const { state, words, quiet } = useSavedWords();
  return (
    <div className={styles.state} data-state={state}>
      <p>
        <Icon name={iconOf(state)} size="sm" />
        <span>{words}</span>
      </p>
      {state === 'signedOut' && <LogInAgain />}
      {state === 'conflict' && (
        <Button size="sm" variant="ink" onClick={onConflicts}>
          {t('conflict.choose')}
        </Button>
      )}
      <VisuallyHidden role="status">{quiet ? '' : words}</VisuallyHidden>
    </div>
  );
}

/** The sign beside the words. */
export function iconOf(state: Saved): 'check' | 'pencil' | 'retry' | 'warning' {
  if (state === 'saved') return 'check';
  if (state === 'nothing') return 'pencil';
  return state === 'saving' ? 'retry' : 'warning';
}

/** The contents stay in this page and on the device; after the log-in over the page the form goes on. */
export function LogInAgain() {
  const t = useTexts<typeof apply>('apply');
  const { engine } = useApply();
  return (
    <Button
      size="sm"
      variant="ink"
      onClick={() => void askWho('logIn').then((known) => known && engine.wake())}
    >
      {t('saved.logIn')}
    </Button>
  );
}
