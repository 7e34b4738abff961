import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import type { Edited } from '../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../lib/autosave/saved-state.ts';
import { isQuiet, type SavedState, savedStateOf } from '../../lib/autosave/saved-state.ts';
import { savedTimeText } from '../../lib/korean-time.ts';
import { useRootData } from '../../lib/root-data.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import type { IconName } from '../icon/paths.ts';

export type SavedWords = { state: SavedState; words: string; icon: IconName; quiet: boolean };

const icons = {
  nothing: 'pencil',
  unsaved: 'pencil',
  saved: 'check',
  saving: 'clock',
  unreached: 'warning',
  signedOut: 'lock',
  refused: 'warning',
  conflict: 'warning',
  held: 'warning',
} as const satisfies Record<SavedState, IconName>;

/** What there is to say about saving, of whatever is saved. */
type Saving = {
  state: SavedState;
  /** The server's time of the last save, ISO; null before the first. */
  savedAt: string | null;
  /** Why the server refused, or could not be reached though it answered, in the reader's language. */
  message: string | null;
  /** Whether what is unsaved is kept on this device. */
  kept?: boolean;
  /** How much differs from what was saved elsewhere. */
  conflicts: number;
};

/** The state of what an autosave engine saves, and its words. */
export function useSavedWords(view: AutosaveView<Edited>): SavedWords {
  const { content, message, kept } = view;
  const { savedAt, conflicts } = content;
  return useWordsOfSaving({
    ...{ state: savedStateOf(view), savedAt, message, kept, conflicts: conflicts.length },
  });
}

/**
 * A state of saving in words; `quiet` where nobody has to do anything about it. The time is the server's
 * acknowledgement, never this device's clock.
 */
export function useWordsOfSaving({ state, savedAt, message, kept, conflicts }: Saving): SavedWords {
  const t = useTexts<typeof texts>('autosave');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const words = {
    nothing: t('nothing'),
    unsaved: t('unsaved'),
    saved: t('saved', { at: savedAt ? savedTimeText(savedAt, serverNow, language) : '' }),
    saving: t('saving'),
    unreached: t(message ? 'busy' : kept ? 'unreachedKept' : 'unreached'),
    signedOut: t('signedOut'),
    refused: message ?? '',
    conflict: t('conflict', { count: conflicts }),
    held: t('held'),
  }[state];
  return { state, words, icon: icons[state], quiet: isQuiet(state) };
}
