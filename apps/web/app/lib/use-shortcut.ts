import { useEffect, useEffectEvent } from 'react';
import { usesLetters } from './letter-keys.ts';

/** Where a key is a letter that is being typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');
}

const dialogOpen = () => document.querySelector('dialog[open]') !== null;

/**
 * Does `work` when `key` is pressed alone, and not while somebody types, a dialog is open or single keys are
 * switched off. A page's own use of the key goes first: then nothing is done here.
 */
export function useShortcut(key: string, work: () => void): void {
  const pressed = useEffectEvent(work);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing } = event;
      if (event.key !== key || ctrlKey || metaKey || altKey || isComposing) return;
      if (isTyping(event.target) || dialogOpen() || !usesLetters()) return;
      setTimeout(() => {
        if (!event.defaultPrevented && !dialogOpen()) pressed();
      });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}
