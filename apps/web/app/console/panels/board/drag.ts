import { type DragEvent, useState } from 'react';
import type { Moved } from '../plan/arrangement.ts';

const type = 'application/x-panel-move';

/** Attributes of a row that can be dragged onto a panel; everything that drag does, its selects do too. */
export function draggable(what: Moved, allowed: boolean) {
  if (!allowed) return {};
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData(type, JSON.stringify(what));
      event.dataTransfer.effectAllowed = 'move';
    },
  };
}

/** Attributes of a panel onto which evaluators and teams are dropped. */
export function useDropPlace(onDrop: (what: Moved) => void, allowed: boolean) {
  const [over, setOver] = useState(false);
  if (!allowed) return {};
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setOver(false);
      const what = movedIn(event.dataTransfer.getData(type));
      if (!what) return;
      event.preventDefault();
      onDrop(what);
    },
  };
}

function movedIn(text: string): Moved | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as Moved;
  } catch {
    return null;
  }
}
