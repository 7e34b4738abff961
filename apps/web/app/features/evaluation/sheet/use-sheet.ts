import type { SheetView as ServerView } from '@chulbal/contract/evaluation-views';
import { useEffect, useState } from 'react';
import { useAutosave } from '../../autosave/use-autosave.ts';
import { useDeviceCopy } from '../../autosave/use-device-copy.ts';
import { type SheetPlace, saveCallOf, serverSheetOf } from './save-call.ts';
import { SheetEngine, type SheetView } from './sheet-engine.ts';
import { openSheet } from './sheet-state.ts';

const keyAddress = '/pointer/evaluation/device-key';

type Props = { place: SheetPlace; sheet: ServerView; evaluatorId: number; writable: boolean };

/** The engine that saves this target's sheet, and what it is doing. One component, one target: give it a key. */
export function useSheet({ place, sheet, evaluatorId, writable }: Props): {
  engine: SheetEngine;
  view: SheetView;
} {
  const [engine] = useState(() => new SheetEngine(openSheet(serverSheetOf(sheet)), saveCallOf(place)));
  const view = useAutosave(engine, { logOut: '/pointer/logout' });
  const what = `sheet:${place.trackNo}:${place.stageNo}:${place.targetNo}`;
  useDeviceCopy(engine, { place: { userId: evaluatorId, what }, keyAddress, ready: writable });
  useEffect(() => engine.refresh(serverSheetOf(sheet)), [engine, sheet]);
  return { engine, view };
}
