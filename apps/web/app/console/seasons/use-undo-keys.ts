import { useEffect } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import type { seasonBuilder as texts } from './season-builder.ko.ts';
import type { SeasonEditor } from './season-editor.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), also in fields: what is typed is part of the plan. */
export function useUndoKeys(editor: SeasonEditor, readOnly: boolean, say: (text: string) => void): void {
  const t = useTexts<typeof texts>('seasonBuilder');
  useEffect(() => {
    if (readOnly) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      const redo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!redo && key !== 'z') return;
      event.preventDefault();
      if (redo) editor.redo();
      else editor.undo();
      say(redo ? t('tools.redone') : t('tools.undone'));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [editor, readOnly, say, t]);
}
