import type { SheetView as ServerView } from '@chulbal/contract/evaluation-views';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SheetPlace, saveCallOf, serverSheetOf } from './save-call.ts';
import { SheetEngine, type SheetView } from './sheet-engine.ts';
import { openSheet } from './sheet-state.ts';
import { useSheetCopy } from './use-sheet-copy.ts';

type Props = { place: SheetPlace; sheet: ServerView; evaluatorId: number; writable: boolean };

/** The engine that saves this target's sheet, and what it is doing. One component, one target: give it a key. */
export function useSheet({ place, sheet, evaluatorId, writable }: Props): {
  engine: SheetEngine;
  view: SheetView;
} {
  const [engine] = useState(() => new SheetEngine(openSheet(serverSheetOf(sheet)), saveCallOf(place)));
  useSheetCopy(engine, { place, evaluatorId, writable });
  useEffect(() => {
    engine.start();
    const leave = () => engine.leave();
    const wake = () => engine.wake();
    const seen = () => (document.visibilityState === 'hidden' ? leave() : wake());
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', seen);
      engine.leave();
      engine.stop();
    };
  }, [engine]);
  useEffect(() => engine.refresh(serverSheetOf(sheet)), [engine, sheet]);
  const view = useSyncExternalStore(engine.subscribe, engine.view, engine.view);
  return { engine, view };
}
