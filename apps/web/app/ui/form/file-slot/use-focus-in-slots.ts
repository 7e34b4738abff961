import { useEffect, useId, useRef } from 'react';

/**
 * For slots that come and go with their files: the result marks them (`slots`), and the focus that was in one of them is in one
 * of them still when what held it is gone, so that whoever uses a keyboard stands where they were, and is told what is there now.
 */
export function useFocusInSlots(): string {
  const mine = useId();
  const wasHere = useRef(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      // What a dialog asks is asked about something on the page, and one comes back there.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      wasHere.current = target.closest(`[data-slots="${mine}"]`) !== null;
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [mine]);
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return;
    const slots = [...document.querySelectorAll<HTMLElement>(`[data-slots="${mine}"]`)];
    const slot = slots.findLast(({ dataset }) => dataset.kind !== 'empty') ?? slots[0];
    // A file on its way has nothing to press but what stops it.
    const within = slot?.querySelector<HTMLElement>('input:not([capture]), b[tabindex]');
    (within ?? slot)?.focus({ preventScroll: true });
  });
  return mine;
}
