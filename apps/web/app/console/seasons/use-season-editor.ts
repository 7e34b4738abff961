import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLogInAgain } from '../../lib/autosave/use-autosave.ts';
import { savePlanOf } from './season-commands.ts';
import { type EditorView, SeasonEditor } from './season-editor.ts';

/** The editor of this page's season, and what it is doing. */
export function useSeasonEditor(season: DraftedSeasonView): { editor: SeasonEditor; view: EditorView } {
  const [editor] = useState(() => new SeasonEditor(season, savePlanOf(season.plan.year)));
  const view = useSyncExternalStore(editor.subscribe, editor.view, editor.view);
  const { activity } = view;
  useLogInAgain(editor, activity === 'saved' || activity === 'conflict' ? 'idle' : activity);
  useEffect(() => {
    editor.start();
    const wake = () => editor.wake();
    const hidden = () => {
      if (document.visibilityState === 'hidden') void editor.save();
      else editor.wake();
    };
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', hidden);
      editor.stop();
    };
  }, [editor]);
  return { editor, view };
}
