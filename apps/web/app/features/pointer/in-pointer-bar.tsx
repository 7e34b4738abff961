import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the bar takes what a page puts into it. */
export const barSlotId = 'pointer-bar-slot';

/** Puts a page's own links into the bar, between deadline and name. */
export function InPointerBar({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById(barSlotId)), []);
  return slot && createPortal(children, slot);
}
