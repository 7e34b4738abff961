import type { PostDraft, WrittenPost } from '@chulbal/contract/posts/operators';
import { useCallback, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import {
  type DocumentCall,
  DocumentEngine,
  type DocumentResult,
} from '../../lib/autosave/document-engine.ts';
import { type ServerDocument, shownValues } from '../../lib/autosave/document-state.ts';
import type { Choice } from '../../lib/autosave/edited.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../lib/autosave/use-device-copy.ts';
import { postCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import { changeOf, changeOfDetails, draftOfTexts, textsOf } from './post-texts.ts';

/**
 * A post that is being written: saved by the engine of all drafts, kept on the device until the server has it. `post`
 * is what the server holds, `draft` what the page shows.
 */
export function usePost(first: WrittenPost) {
  const { operator } = useOperator();
  const [post, setPost] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Counts how often a text came from elsewhere: editors that hold their own begin anew on it. */
  const [taken, setTaken] = useState(0);
  const beginAnew = useCallback(() => setTaken(count), []);
  const [engine] = useState(
    () =>
      new DocumentEngine(documentOf(first), (call) =>
        save(first, call, { onSaved: setPost, onChangedElsewhere: beginAnew }),
      ),
  );
  const view = useAutosave(engine, { logOut: '/console/logout' });
  useDeviceCopy(engine, {
    place: { userId: operator.userId, what: `post:${first.postNo}` },
    keyAddress: '/console/device-key',
    ready: true,
    onFound: beginAnew,
  });
  const draft = draftOfTexts(shownValues(view.content), first.draft);

  /** What the server holds after a command. */
  function take(given: WrittenPost): void {
    setProblem(null);
    setPost(given);
    engine.refresh(documentOf(given));
  }

  return {
    ...{ engine, view, post, draft, taken, problem, setProblem, take },
    settle: async (choices: readonly Choice[]) => {
      await engine.settle(choices);
      beginAnew();
    },
    /** Writes on from a whole draft, such as an earlier version. */
    writeOnFrom: ({ details, board: _, ...content }: PostDraft) => {
      engine.change({ ...changeOf(content), ...changeOfDetails(details) });
      beginAnew();
    },
    change: (part: Partial<PostDraft>) => engine.change(changeOf(part)),
    changeDetails: (part: object) => engine.change(changeOfDetails(part)),
  };
}

const count = (before: number) => before + 1;

function documentOf({ editVersion, draft, savedAt }: WrittenPost): ServerDocument {
  return { version: editVersion, values: textsOf(draft), savedAt };
}

async function save(
  { postNo, draft: like }: WrittenPost,
  { version, values }: DocumentCall,
  { onSaved, onChangedElsewhere }: { onSaved: (post: WrittenPost) => void; onChangedElsewhere: () => void },
): Promise<DocumentResult> {
  const draft = draftOfTexts(values, like);
  const answer = await postCommand('save', { postNo, editVersion: version, draft }, { background: true });
  if (answer.kind === 'done') {
    const saved = answer.data;
    onSaved(saved);
    // The texts come back sanitised; lines stay as they are being typed.
    const { bodyKo, bodyEn } = saved.draft;
    const reply = {
      version: saved.editVersion,
      savedAt: saved.savedAt,
      values: { ...values, bodyKo, bodyEn },
    };
    return { kind: 'saved', reply };
  }
  if (answer.kind !== 'refused') return answer;
  if (answer.problem.name !== 'editedElsewhere') {
    const { fields, message } = answer.problem;
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  }
  const theirs = await postCommand('written', { postNo }, { background: true });
  if (theirs.kind !== 'done') return theirs.kind === 'refused' ? { kind: 'unreached' } : theirs;
  onSaved(theirs.data);
  onChangedElsewhere();
  return { kind: 'changedElsewhere', server: documentOf(theirs.data) };
}
