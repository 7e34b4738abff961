import type { SavedState } from '../../../lib/autosave/saved-state.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { type SavedWords, useWordsOfSaving } from '../../../ui/autosave/use-saved-words.ts';
import { areasChanged } from '../plan/areas-changed.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import type { Activity, EditorView } from '../season-editor.ts';

const states = {
  saved: 'saved',
  waiting: 'saving',
  saving: 'saving',
  refused: 'refused',
  conflict: 'conflict',
  signedOut: 'signedOut',
  unreached: 'unreached',
} as const satisfies Record<Activity, SavedState>;

/** Whether the season is saved, in the words of everything that is saved by itself. */
export function useSeasonSaved({
  activity,
  savedAt,
  message,
  fields,
  theirs,
  history,
}: EditorView): SavedWords {
  const t = useTexts<typeof texts>('seasonBuilder');
  const [wrong] = Object.values(fields);
  const why = wrong ?? message;
  return useWordsOfSaving({
    state: activity === 'saved' && savedAt === null ? 'nothing' : states[activity],
    savedAt,
    message: activity === 'refused' ? t('save.refused', { message: why ?? '' }) : message,
    conflicts: theirs ? areasChanged(theirs.plan, history.present).length : 0,
  });
}
