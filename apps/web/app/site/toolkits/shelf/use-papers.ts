import { useCallback, useMemo, useState } from 'react';
import type { Texts } from '../../../lib/autosave/edited.ts';
import { toast } from '../../../lib/toast.ts';
import { papersOf, type Shelf } from './shelf.ts';

type Options<Paper> = {
  shelf: Shelf;
  read: (text: string) => Paper | null;
  write: (paper: Paper) => string;
  empty: () => Paper;
  /** Nothing is written on it: as new as another. */
  isBlank: (paper: Paper) => boolean;
  most: number;
  words: { full: string; added: string; copied: string; removed: (name: string) => string };
  /** Another one is open now. */
  onOther?: () => void;
};

/** The papers of a shelf, the one that is open, and what is done with them as a whole. */
export function usePapers<Paper extends { name: string; madeAt: number }>(options: Options<Paper>) {
  const { shelf, read, write, empty, isBlank, most, words, onOther } = options;
  const all = useMemo(() => papersOf(shelf.texts, read), [shelf.texts, read]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const [blank] = useState(empty);
  const [said, say] = useState('');
  const steps = useUndo(shelf.write);
  const current = all.find(({ id }) => id === chosen) ?? all.at(-1) ?? { id: fresh, paper: blank };
  const { id, paper } = current;

  function open(other: string | null): void {
    setChosen(other);
    onOther?.();
  }
  function begin(next: Paper, told: string): void {
    if (all.length >= most) {
      toast.error(words.full);
      return;
    }
    const made = crypto.randomUUID();
    steps.note({ [made]: '' });
    shelf.write({ [made]: write({ ...next, madeAt: Date.now() }) });
    open(made);
    say(told);
  }

  return {
    all,
    id,
    paper,
    said,
    say,
    canUndo: steps.canUndo,
    open,
    begin,
    /** Writes the one that is open; changes of one `what` in a row are taken back together. */
    put(next: Paper, what = ''): void {
      if (next === paper) return;
      steps.note({ [id]: shelf.texts[id] ?? '' }, what);
      shelf.write({ [id]: write({ ...next, madeAt: next.madeAt || Date.now() }) });
      setChosen(id);
    },
    undo(): void {
      const touched = steps.undo();
      onOther?.();
      if (touched) setChosen(touched);
    },
    add(): void {
      if (isBlank(paper)) setFresh(id);
      else begin(empty(), words.added);
    },
    copy: (name: string) => begin({ ...paper, name }, words.copied),
    remove(): void {
      if (!(id in shelf.texts)) return;
      steps.note({ [id]: shelf.texts[id] ?? '' });
      shelf.write({ [id]: '' });
      open(null);
      say(words.removed(paper.name));
      toast.info(words.removed(paper.name));
    },
  };
}

const mostSteps = 50;
type Step = { before: Texts; what: string };

/**
 * The last fifty steps back. Steps of one `what` in a row are one, so that a text typed into a note is taken back
 * as a whole; a step without one stands alone.
 */
function useUndo(write: (texts: Texts) => void) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const note = useCallback((before: Texts, what = '') => {
    setSteps((all) =>
      what !== '' && all.at(-1)?.what === what ? all : [...all.slice(1 - mostSteps), { before, what }],
    );
  }, []);
  const undo = useCallback(() => {
    const last = steps.at(-1);
    if (!last) return null;
    setSteps(steps.slice(0, -1));
    write(last.before);
    return Object.keys(last.before)[0] ?? null;
  }, [steps, write]);
  return { canUndo: steps.length > 0, note, undo };
}
