import { useEffect, useState } from 'react';

/**
 * What is typed into a form, begun from `first` and its `editVersion` (0: there is none yet). What was loaded anew
 * meanwhile is neither what was typed nor what it was typed over: the version that began is what saving names.
 * `onDirty` is told whether there is something to lose, and that there is nothing once the form is gone.
 */
export function useDraft<D extends object>(
  first: { draft: D; editVersion: number },
  onDirty: (dirty: boolean) => void,
) {
  const [begun] = useState(first);
  const [draft, setDraft] = useState(begun.draft);
  const dirty = draft !== begun.draft;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const change = (part: Partial<D>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, editVersion: begun.editVersion };
}
