import { useSecondsLeft } from '../../../lib/use-seconds-left.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { type SavedWords, useSavedWords as useWords } from '../../../ui/autosave/use-saved-words.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';

/** The state of saving this application and its words: what is refused after the deadline is refused for good. */
export function useSavedWords(): SavedWords {
  const t = useTexts<typeof apply>('apply');
  const { view, data } = useApply();
  const saved = useWords(view);
  const isOver = useSecondsLeft(data.deadline.graceUntil, data.now) === 0;
  return saved.state === 'refused' && isOver ? { ...saved, words: t('saved.shut') } : saved;
}
