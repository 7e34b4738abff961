import type { SheetView as ServerView } from '@chulbal/contract/evaluation/views';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../../../lib/api-error.ts';
import { DocumentEngine } from '../../../lib/autosave/document-engine.ts';
import { type Edited, uncontested } from '../../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../../lib/autosave/saved-state.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { judging as texts } from '../judging.ko.ts';
import { type SheetPlace, saveCallOf, serverSheetOf } from './save-call.ts';
import { faultOf, type Values } from './sheet-values.ts';

const keyAddress = '/pointer/evaluation/device-key';

type Props = {
  place: SheetPlace;
  sheet: ServerView;
  evaluatorId: number;
  /** Whether something may be written: now, or once the sheet is opened again. */
  writable: boolean;
  /** Until when, ISO. */
  closesAt: string;
};

/** What a refusal says has happened since the page was made: it is loaded again, and shows what can be done now. */
const overtaken: readonly Problem['name'][] = ['sheetSubmitted', 'stageSigned', 'notInPeriod'];

/**
 * The engine that saves this target's sheet, and what it is doing. One component, one target: give it a key. `gone`: the
 * target was taken away while it was open. `refused` gives the words for a refusal, and does what follows from it.
 */
export function useSheet({ place, sheet, evaluatorId, writable, closesAt }: Props): {
  engine: DocumentEngine;
  view: AutosaveView<Edited>;
  gone: boolean;
  refused: (problem: Problem) => string;
} {
  const t = useTexts<typeof texts>('judging');
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState(false);
  const refused = ({ name, message, fields }: Problem): string => {
    if (overtaken.includes(name)) void revalidate();
    if (name === 'notSubmissionSubject') setGone(true);
    if (name === 'notSubmissionSubject' || name === 'notInPeriod') return t(`refused.${name}`);
    return Object.values(fields)[0] ?? message;
  };
  const latest = useRef(refused);
  useEffect(() => {
    latest.current = refused;
  });
  const [engine] = useState(() => {
    const save = saveCallOf(place, (problem) => latest.current(problem));
    return new DocumentEngine(serverSheetOf(sheet), save, sendable);
  });
  const view = useAutosave(engine, { logOut: '/pointer/logout' });
  const what = `sheet:${place.trackNo}:${place.stageNo}:${place.targetNo}`;
  useDeviceCopy(engine, { place: { userId: evaluatorId, what }, keyAddress, ready: writable });
  // What was refused at the closing is taken once there is more time.
  useEffect(() => {
    if (writable && closesAt) engine.reopen();
  }, [writable, closesAt, engine]);
  useEffect(() => engine.refresh(serverSheetOf(sheet)), [engine, sheet]);
  return { engine, view, gone, refused };
}

/** The changes that may be sent now: not those in conflict or too long. */
function sendable(state: Edited): Values {
  return Object.fromEntries(uncontested(state).filter(([path, text]) => faultOf(path, text) === null));
}
