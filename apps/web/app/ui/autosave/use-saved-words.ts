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
  saved: 'check',
  saving: 'clock',
  unreached: 'warning',
  signedOut: 'lock',
  refused: 'warning',
  conflict: 'warning',
  held: 'warning',
} as const satisfies Record<SavedState, IconName>;

/**
 * The state of saving and its words; `quiet` where nobody has to do anything about it. The time is the server's
 * acknowledgement, never this device's clock.
 */
export function useSavedWords(view: AutosaveView<Edited>): SavedWords {
  const t = useTexts<typeof texts>('autosave');
  const language = useLanguage();
  const { serverNow } = useRootData();
  const { content, message, kept } = view;
  const { savedAt, conflicts } = content;
  const state = savedStateOf(view);
  const words = {
    nothing: t('nothing'),
    saved: t('saved', { at: savedAt ? savedTimeText(savedAt, serverNow, language) : '' }),
    saving: t('saving'),
    unreached: t(message ? 'busy' : kept ? 'unreachedKept' : 'unreached'),
    signedOut: t('signedOut'),
    refused: message ?? '',
    conflict: t('conflict', { count: conflicts.length }),
    held: t('held'),
  }[state];
  return { state, words, icon: icons[state], quiet: isQuiet(state) };
}
