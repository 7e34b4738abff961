import type { SheetView as ServerView } from '@chulbal/contract/evaluation/views';
import { useEffect, useState } from 'react';
import { DocumentEngine } from '../../../lib/autosave/document-engine.ts';
import { type Edited, uncontested } from '../../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../../lib/autosave/saved-state.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { type SheetPlace, saveCallOf, serverSheetOf } from './save-call.ts';
import { faultOf, type Values } from './sheet-values.ts';

const keyAddress = '/pointer/evaluation/device-key';

type Props = { place: SheetPlace; sheet: ServerView; evaluatorId: number; writable: boolean };

/** The engine that saves this target's sheet, and what it is doing. One component, one target: give it a key. */
export function useSheet({ place, sheet, evaluatorId, writable }: Props): {
  engine: DocumentEngine;
  view: AutosaveView<Edited>;
} {
  const [engine] = useState(() => new DocumentEngine(serverSheetOf(sheet), saveCallOf(place), sendable));
  const view = useAutosave(engine, { logOut: '/pointer/logout' });
  const what = `sheet:${place.trackNo}:${place.stageNo}:${place.targetNo}`;
  useDeviceCopy(engine, { place: { userId: evaluatorId, what }, keyAddress, ready: writable });
  useEffect(() => engine.refresh(serverSheetOf(sheet)), [engine, sheet]);
  return { engine, view };
}

/** The changes that may be sent now: not those in conflict or too long. */
function sendable(state: Edited): Values {
  return Object.fromEntries(uncontested(state).filter(([path, text]) => faultOf(path, text) === null));
}
