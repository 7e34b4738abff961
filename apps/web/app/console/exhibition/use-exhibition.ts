import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { WrittenExhibition } from '@chulbal/contract/exhibition/operators';
import { useCallback, useState } from 'react';
import {
  type DocumentCall,
  DocumentEngine,
  type DocumentResult,
} from '../../lib/autosave/document-engine.ts';
import { type ServerDocument, shownValues } from '../../lib/autosave/document-state.ts';
import type { Choice, Texts } from '../../lib/autosave/edited.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../lib/autosave/use-device-copy.ts';
import { exhibitionCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';

/**
 * An exhibition that is being built: saved by the engine of all drafts, kept on the device until the server has it.
 * `exhibition` is what the server holds, `plan` what the page shows.
 */
export function useExhibition(first: WrittenExhibition) {
  const { operator } = useOperator();
  const [exhibition, setExhibition] = useState(first);
  /** Counts how often a text came from elsewhere: editors that hold their own begin anew on it. */
  const [taken, setTaken] = useState(0);
  const beginAnew = useCallback(() => setTaken((before) => before + 1), []);
  const [engine] = useState(
    () =>
      new DocumentEngine(documentOf(first), (call) =>
        save(first.igNo, call, { onSaved: setExhibition, onChangedElsewhere: beginAnew }),
      ),
  );
  const view = useAutosave(engine, { logOut: '/console/logout' });
  useDeviceCopy(engine, {
    place: { userId: operator.userId, what: `exhibition:${first.igNo}` },
    keyAddress: '/console/device-key',
    ready: true,
    onFound: beginAnew,
  });
  return {
    ...{ engine, view, exhibition, taken },
    plan: planOf(shownValues(view.content)),
    change: (part: Partial<ExhibitionPlan>) => engine.change(textsOf(part)),
    /** Takes over what the server holds after a command. */
    take: (given: WrittenExhibition) => {
      setExhibition(given);
      engine.refresh(documentOf(given));
    },
    settle: async (choices: readonly Choice[]) => {
      await engine.settle(choices);
      beginAnew();
    },
  };
}

function documentOf({ editVersion, plan, updatedAt }: WrittenExhibition): ServerDocument {
  return { version: editVersion, values: textsOf(plan), savedAt: updatedAt };
}

type Listeners = { onSaved: (exhibition: WrittenExhibition) => void; onChangedElsewhere: () => void };

async function save(
  igNo: number,
  { version, values }: DocumentCall,
  { onSaved, onChangedElsewhere }: Listeners,
): Promise<DocumentResult> {
  const input = { igNo, editVersion: version, plan: planOf(values) };
  const answer = await exhibitionCommand('save', input, { background: true });
  if (answer.kind === 'done') {
    onSaved(answer.data);
    const { introKo, introEn } = answer.data.plan;
    // The texts come back sanitised; lines stay as they are being typed.
    const reply = { ...documentOf(answer.data), savedAt: answer.data.updatedAt };
    return { kind: 'saved', reply: { ...reply, values: { ...values, ...textsOf({ introKo, introEn }) } } };
  }
  if (answer.kind !== 'refused') return answer;
  if (answer.problem.name !== 'editedElsewhere') {
    const { fields, message } = answer.problem;
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  }
  const theirs = await exhibitionCommand('written', { igNo }, { background: true });
  if (theirs.kind !== 'done') return theirs.kind === 'refused' ? { kind: 'unreached' } : theirs;
  onSaved(theirs.data);
  onChangedElsewhere();
  return { kind: 'changedElsewhere', server: documentOf(theirs.data) };
}

/** A plan, or a part of it, as texts by field: each its JSON. */
function textsOf(plan: Partial<ExhibitionPlan>): Texts {
  return Object.fromEntries(Object.entries(plan).map(([field, value]) => [field, JSON.stringify(value)]));
}

/** And back. */
function planOf(texts: Texts): ExhibitionPlan {
  const fields = Object.entries(texts).map(([field, text]) => [field, JSON.parse(text)]);
  return Object.fromEntries(fields) as ExhibitionPlan;
}
