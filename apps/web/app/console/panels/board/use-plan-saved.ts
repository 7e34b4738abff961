import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { type SavedWords, useWordsOfSaving } from '../../../ui/autosave/use-saved-words.ts';
import type { panels as texts } from '../panels.ko.ts';
import { contentOf } from '../plan/content.ts';
import { differencesOf } from '../plan/differences.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

/** What the server has of the panels, nothing, a draft, published panels, or both, and whether the page has more. */
export function usePlanSaved(board: PanelBoard, editor: PlanEditor): SavedWords {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const { published, draft } = board;
  const { activity, problem, unsaved, revision, theirs, arrangement } = editor;
  const moment = (instant: string) => shortMomentText(instant, language);
  const savedAt = revision > 0 ? (editor.savedAt ?? draft?.savedAt ?? null) : null;
  const version = published?.version ?? 0;
  const idle = unsaved ? 'unsaved' : savedAt !== null || published ? 'saved' : 'nothing';
  const said = useWordsOfSaving({
    state: activity === 'idle' ? idle : activity,
    savedAt,
    message: problem?.message ?? null,
    conflicts: theirs ? differencesOf(contentOf(arrangement), theirs.content).length : 0,
  });
  if (said.state === 'nothing') return { ...said, words: t('saving.nothing') };
  if (said.state !== 'saved') return said;
  if (savedAt === null && published)
    return {
      ...said,
      words: t('saving.published', { version, at: moment(published.publishedAt ?? published.savedAt) }),
    };
  const at = moment(savedAt ?? '');
  return { ...said, words: published ? t('saving.draftOver', { version, at }) : t('saving.saved', { at }) };
}
