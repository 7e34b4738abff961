import { useState } from 'react';
import {
  type DocumentCall,
  DocumentEngine,
  type DocumentResult,
} from '../../lib/autosave/document-engine.ts';
import { type ServerDocument, shownValues } from '../../lib/autosave/document-state.ts';
import { partsOf, textsOf } from '../../lib/autosave/parts-as-texts.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../lib/autosave/use-device-copy.ts';
import type { Answer } from '../../lib/command/send.ts';
import { useOperator } from '../shell/use-operator.ts';

/** A plan as it is being written, with the number of its last save. */
type Written = { plan: object; editVersion: number; updatedAt: string };

type Ways<W extends Written> = {
  /** Names the copy on the device. */
  what: string;
  save: (input: { editVersion: number; plan: W['plan'] }) => Promise<Answer<W>>;
  written: () => Promise<Answer<W>>;
};

/** What every part of an editor works with. */
export type PlanEdit<P> = { plan: P; readOnly: boolean; change: (part: Partial<P>) => void };

/** A plan that is being written: saved by the engine of all drafts, kept on the device until the server has it. */
export function usePlan<W extends Written>(first: W, ways: Ways<W>) {
  const { operator } = useOperator();
  const [written, setWritten] = useState(first);
  const [engine] = useState(
    () => new DocumentEngine(documentOf(first), (call) => save(call, ways, setWritten)),
  );
  const view = useAutosave(engine, { logOut: '/console/logout' });
  useDeviceCopy(engine, {
    place: { userId: operator.userId, what: ways.what },
    keyAddress: '/console/device-key',
    ready: true,
  });
  return {
    ...{ engine, view, written },
    plan: partsOf(shownValues(view.content)) as W['plan'],
    change: (part: Partial<W['plan']>) => engine.change(textsOf(part)),
    /** Takes over what the server holds after a command. */
    take: (given: W) => {
      setWritten(given);
      engine.refresh(documentOf(given));
    },
  };
}

function documentOf({ editVersion, plan, updatedAt }: Written): ServerDocument {
  return { version: editVersion, values: textsOf(plan), savedAt: updatedAt };
}

async function save<W extends Written>(
  { version, values }: DocumentCall,
  ways: Ways<W>,
  onSaved: (written: W) => void,
): Promise<DocumentResult> {
  const answer = await ways.save({ editVersion: version, plan: partsOf(values) as W['plan'] });
  if (answer.kind === 'done') {
    onSaved(answer.data);
    // Lines come back trimmed; they stay as they are being typed.
    return { kind: 'saved', reply: { ...documentOf(answer.data), savedAt: answer.data.updatedAt, values } };
  }
  if (answer.kind !== 'refused') return answer;
  if (answer.problem.name !== 'editedElsewhere') {
    const { fields, message } = answer.problem;
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  }
  const theirs = await ways.written();
  if (theirs.kind !== 'done') return theirs.kind === 'refused' ? { kind: 'unreached' } : theirs;
  onSaved(theirs.data);
  return { kind: 'changedElsewhere', server: documentOf(theirs.data) };
}
