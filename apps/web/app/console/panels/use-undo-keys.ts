import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import type { panelBoard as texts } from './panel-board.ko.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), but not while somebody types: there they are the field's own. */
export function useUndoKeys(editor: PlanEditor, readOnly: boolean, say: (text: string) => void): void {
  const t = useTexts<typeof texts>('panelBoard');
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (readOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('dialog, input[type="search"], input[type="text"]')
    )
      return;
    const key = event.key.toLowerCase();
    const redo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    if (!redo && key !== 'z') return;
    event.preventDefault();
    const { past, future } = editor.history;
    if ((redo ? future : past).length === 0) return;
    if (redo) editor.redo();
    else editor.undo();
    say(t(redo ? 'said.redone' : 'said.undone'));
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
