import type { AutosaveView } from '../../../lib/autosave/autosave-engine.ts';
import { type Edited, isUnsaved } from '../../../lib/autosave/edited.ts';
import { savedTimeText } from '../../../lib/korean-time.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { hasSendable } from '../sheet/sheet-state.ts';
import styles from './rubric-foot.module.css';
import type { scoreSheet as texts } from './score-sheet.ko.ts';

export type Saved =
  | 'nothing'
  | 'saved'
  | 'saving'
  | 'unreached'
  | 'signedOut'
  | 'refused'
  | 'conflict'
  | 'held';

/** What is to be said about saving. The time is the server's acknowledgement, never this device's clock. */
export function savedStateOf({ content, activity }: AutosaveView<Edited>): Saved {
  if (activity === 'signedOut' || activity === 'unreached') return activity;
  if (content.conflicts.length > 0) return 'conflict';
  if (activity === 'refused' || activity === 'saving') return activity;
  if (isUnsaved(content)) return hasSendable(content) ? 'saving' : 'held';
  return content.savedAt === null ? 'nothing' : 'saved';
}

const icons = {
  nothing: 'pencil',
  saved: 'done',
  saving: 'clock',
  unreached: 'warning',
  signedOut: 'lock',
  refused: 'warning',
  conflict: 'twins',
  held: 'warning',
} as const;

type Props = { view: AutosaveView<Edited>; onConflicts: () => void; onLogIn: () => void };

/** Whether and when everything written was saved, and what to do where it was not. */
export function SavedState({ view, onConflicts, onLogIn }: Props) {
  const t = useTexts<typeof texts>('scoreSheet');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const state = savedStateOf(view);
  const { savedAt, conflicts } = view.content;
  const words = {
    nothing: t('saved.nothing'),
    saved: t('saved.at', { time: savedAt ? savedTimeText(savedAt, serverNow, language) : '' }),
    saving: t('saved.saving'),
    unreached: t(view.kept ? 'saved.unreachedKept' : 'saved.unreached'),
    signedOut: t('saved.signedOut'),
    refused: view.message ?? '',
    conflict: t('saved.conflict', { count: conflicts.length }),
    held: t('saved.held'),
  }[state];
  const quiet = state === 'nothing' || state === 'saved' || state === 'saving';
  return (
    <p className={styles.saved} data-state={state}>
      <DenseIcon name={icons[state]} />
      <span>{words}</span>
      {state === 'conflict' && (
        <button type="button" className={styles.link} onClick={onConflicts}>
          {t('saved.choose')}
        </button>
      )}
      {state === 'signedOut' && (
        <button type="button" className={styles.link} onClick={onLogIn}>
          {t('saved.logIn')}
        </button>
      )}
      <VisuallyHidden role="status">{quiet ? '' : words}</VisuallyHidden>
    </p>
  );
}
