import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../../lib/api-error.ts';
import { merge, savedDocument, shownValues } from '../../lib/autosave/document-state.ts';
import { type Choice, type Edited, resolveConflict, writeTexts } from '../../lib/autosave/edited.ts';
import { partsOf, textsOf } from '../../lib/autosave/parts-as-texts.ts';

type Begun<D> = { draft: D; editVersion: number };

/**
 * What is typed into a form, begun from `first` and its `editVersion` (0: there is none yet). What was loaded anew
 * meanwhile is neither what was typed nor what it was typed over: the version that began is what saving names. Where saving
 * is refused because somebody else saved first (`refused`), what they wrote is taken over where nothing was typed, and
 * `conflicts` are the fields in which somebody has to choose. Where nothing is typed, what is loaded anew is begun from.
 * `onDirty` is told whether there is something to lose, and that there is nothing once the form is gone.
 */
export function useDraft<D extends object>(
  first: Begun<D>,
  onDirty?: (dirty: boolean) => void,
  refused: Problem | null = null,
) {
  const [begun, setBegun] = useState(first);
  const [draft, setDraft] = useState(begun.draft);
  const [met, setMet] = useState<{ problem: Problem; content: Edited } | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [taken, setTaken] = useState(0);

  const isOvertaken = refused?.name === 'editedElsewhere' && refused !== met?.problem;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOvertaken) void revalidate();
  }, [isOvertaken, revalidate]);
  if (isOvertaken && first.editVersion > begun.editVersion) {
    const content = merge(writeTexts(documentOf(begun), textsOf(draft)), asServer(first));
    setMet({ problem: refused, content });
    setBegun(first);
    setDraft(partsOf(shownValues(content)) as D);
    setTaken(taken + 1);
  }

  const dirty = isOther(draft, begun.draft);
  if (!isOvertaken && !dirty && first.editVersion > begun.editVersion) {
    goOn(first);
    setTaken(taken + 1);
  }
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [dirty, onDirty]);
  const change = (part: Partial<D>) => setDraft((before) => ({ ...before, ...part }));

  /** Goes on from what is saved: nothing is to be lost any more. */
  function goOn(next: Begun<D>): void {
    setBegun(next);
    setDraft(next.draft);
    setMet(null);
  }

  /** What stays of both, once somebody has chosen. */
  function settle(choices: readonly Choice[]): D {
    const settled = choices.reduce((content, choice) => resolveConflict(content, choice), latest());
    const chosen = partsOf(shownValues(settled)) as D;
    setMet((before) => before && { ...before, content: settled });
    setDraft(chosen);
    setTaken(taken + 1);
    return chosen;
  }
  /** What was met, with what was typed since. */
  function latest(): Edited {
    return writeTexts(met?.content ?? documentOf(begun), textsOf(draft));
  }
  return {
    ...{ draft, dirty, change, goOn, settle, choosing, setChoosing },
    editVersion: begun.editVersion,
    /** Counts what came from elsewhere: a field that keeps its own text begins anew with it. */
    taken,
    conflicts: met?.content.conflicts ?? [],
    /** Both were put together: there is nothing to load again by hand. */
    isMet: refused !== null && refused === met?.problem,
  };
}

function isOther(one: object, other: object): boolean {
  const [texts, others] = [textsOf(one), textsOf(other)];
  return Object.keys({ ...texts, ...others }).some((field) => texts[field] !== others[field]);
}

function asServer<D extends object>({ draft, editVersion }: Begun<D>) {
  return { version: editVersion, values: textsOf(draft), savedAt: null };
}

function documentOf<D extends object>(begun: Begun<D>): Edited {
  return savedDocument(asServer(begun));
}
