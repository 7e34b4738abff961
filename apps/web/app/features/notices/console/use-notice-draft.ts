import type { NoticeDraft } from '@chulbal/contract/notices';
import type { WrittenNotice } from '@chulbal/contract/operator-notices';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../lib/api-error.ts';
import { noticeCommand } from './commands.ts';

/** Milliseconds after the last change. */
const PAUSE = 1500;

/**
 * What is being written of a notice, saved a moment after the last change, one save after the other. `flush` saves
 * what is left and gives the version that then stands, or null when it could not be saved.
 */
export function useNoticeDraft(first: WrittenNotice) {
  const [notice, setNotice] = useState(first);
  const [draft, setDraft] = useState(first.draft);
  const [dirty, setDirty] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef(first.draft);
  const version = useRef(first.editVersion);
  const unsaved = useRef(false);
  const saving = useRef<Promise<number | null>>(Promise.resolve(first.editVersion));

  const save = useCallback(async (): Promise<number | null> => {
    if (!unsaved.current) return version.current;
    const sent = latest.current;
    unsaved.current = false;
    const { noticeNo } = first;
    const answer = await noticeCommand('save', { noticeNo, editVersion: version.current, draft: sent });
    if (answer.kind !== 'done') {
      unsaved.current = true;
      setProblem(answer.kind === 'refused' ? answer.problem : null);
      return null;
    }
    version.current = answer.data.editVersion;
    setNotice(answer.data);
    setProblem(null);
    setDirty(unsaved.current);
    return version.current;
  }, [first]);

  const flush = useCallback((): Promise<number | null> => {
    saving.current = saving.current.then(save, save);
    return saving.current;
  }, [save]);

  useEffect(() => {
    // Every change of the draft begins the pause anew.
    if (!dirty || draft !== latest.current) return;
    const timer = setTimeout(() => void flush(), PAUSE);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', warn);
    };
  }, [dirty, draft, flush]);

  function change(part: Partial<NoticeDraft>): void {
    latest.current = { ...latest.current, ...part };
    unsaved.current = true;
    setDraft(latest.current);
    setDirty(true);
  }

  function taken(given: WrittenNotice): void {
    version.current = given.editVersion;
    setNotice(given);
    setProblem(null);
  }

  return { notice, draft, dirty, problem, setProblem, change, flush, taken };
}
