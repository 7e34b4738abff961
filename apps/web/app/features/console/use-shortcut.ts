import { useEffect, useEffectEvent } from 'react';

/** Where a key is a letter that is being typed, or belongs to an open dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');
}

/** Does `work` when `key` is pressed alone, and not while somebody types or a dialog is open. */
export function useShortcut(key: string, work: () => void): void {
  const pressed = useEffectEvent(work);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (event.key !== key || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      pressed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key]);
}
