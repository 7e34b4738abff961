import type { WrittenTypeTest } from '@chulbal/contract/operator-type-test';
import type { TypeTestPlan } from '@chulbal/contract/type-test';
import { useState } from 'react';
import type { Texts } from '../../../lib/autosave/edited.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { type WholeCall, WholeEngine, type WholeResult } from '../../../lib/autosave/whole-engine.ts';
import { type ServerWhole, shownValues } from '../../../lib/autosave/whole-state.ts';
import { useOperator } from '../../console/use-operator.ts';
import { typeTestCommand } from './commands.ts';

/** What every part of the editor works with. */
export type TypeTestEdit = {
  plan: TypeTestPlan;
  readOnly: boolean;
  change: (part: Partial<TypeTestPlan>) => void;
};

/** The test that is being written: saved by the engine of all drafts, kept on the device until the server has it. */
export function useTypeTest(first: WrittenTypeTest) {
  const { operator } = useOperator();
  const [test, setTest] = useState(first);
  const [engine] = useState(() => new WholeEngine(wholeOf(first), (call) => save(call, setTest)));
  const view = useAutosave(engine, { logOut: '/console/logout' });
  useDeviceCopy(engine, {
    place: { userId: operator.userId, what: 'type-test' },
    keyAddress: '/console/device-key',
    ready: true,
    onFound: () => null,
  });
  return {
    ...{ engine, view, test },
    plan: planOf(shownValues(view.content)),
    change: (part: Partial<TypeTestPlan>) => engine.change(textsOf(part)),
    /** Takes over what the server holds after a command. */
    take: (given: WrittenTypeTest) => {
      setTest(given);
      engine.refresh(wholeOf(given));
    },
  };
}

/** A plan, or a part of it, as texts by field: each its JSON. */
function textsOf(plan: Partial<TypeTestPlan>): Texts {
  return Object.fromEntries(Object.entries(plan).map(([field, value]) => [field, JSON.stringify(value)]));
}

function planOf(texts: Texts): TypeTestPlan {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, JSON.parse(text)]),
  ) as TypeTestPlan;
}

function wholeOf({ editVersion, plan, updatedAt }: WrittenTypeTest): ServerWhole {
  return { version: editVersion, values: textsOf(plan), savedAt: updatedAt };
}

async function save(
  { version, values }: WholeCall,
  onSaved: (test: WrittenTypeTest) => void,
): Promise<WholeResult> {
  const input = { editVersion: version, plan: planOf(values) };
  const answer = await typeTestCommand('save', input, { background: true });
  if (answer.kind === 'done') {
    onSaved(answer.data);
    // Lines come back trimmed; they stay as they are being typed.
    return { kind: 'saved', reply: { ...wholeOf(answer.data), savedAt: answer.data.updatedAt, values } };
  }
  if (answer.kind !== 'refused') return answer;
  if (answer.problem.name !== 'editedElsewhere') {
    const { fields, message } = answer.problem;
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  }
  const theirs = await typeTestCommand('written', {}, { background: true });
  if (theirs.kind !== 'done') return theirs.kind === 'refused' ? { kind: 'unreached' } : theirs;
  onSaved(theirs.data);
  return { kind: 'met', server: wholeOf(theirs.data) };
}
