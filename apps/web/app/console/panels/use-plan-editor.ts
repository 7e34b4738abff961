import type { PanelBoard, PanelContent } from '@chulbal/contract/panels/panels';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import type { Choice } from '../../lib/autosave/edited.ts';
import { retryDelay } from '../../lib/autosave/retry-delay.ts';
import { panelCommand } from '../shell/commands.ts';
import type { Arrangement } from './plan/arrangement.ts';
import {
  type ArrangementHistory,
  arrangementHistory,
  beginArrangement,
  isUnsaved,
} from './plan/arrangement-history.ts';
import { arrangementOf, contentOf } from './plan/content.ts';

export type Place = { trackNo: number; stageNo: number };

/** `conflict`: another operator saved meanwhile. `unreached`: nobody knows whether it was saved; it is tried again. */
export type SaveActivity = 'idle' | 'saving' | 'refused' | 'unreached' | 'signedOut' | 'conflict';

export type PlanEditor = {
  history: ArrangementHistory;
  arrangement: Arrangement;
  unsaved: boolean;
  activity: SaveActivity;
  problem: Problem | null;
  /** Of the draft that the panels were made from; 0 without one. */
  revision: number;
  /** When this page saved last, null when it has not. */
  savedAt: string | null;
  edit: (change: (present: Arrangement) => Arrangement) => void;
  undo: () => void;
  redo: () => void;
  /** Saves what is unsaved; the revision that holds it, null when it could not be saved. */
  save: () => Promise<number | null>;
  /** What another operator saved meanwhile, while it is to be chosen which stays. */
  theirs: { content: PanelContent } | null;
  /** The choice: theirs take the place of these, or these are saved over theirs. */
  settle: (keep: Choice['keep']) => Promise<void>;
  /** What the server holds takes the place of these. */
  reload: () => Promise<void>;
};

const revisionOf = (board: PanelBoard) => board.draft?.revision ?? 0;
const contentIn = (board: PanelBoard): PanelContent =>
  (board.draft ?? board.published)?.content ?? { panels: [] };
const savedBy = (board: PanelBoard) => arrangementOf(contentIn(board));
const textOf = (content: PanelContent) => JSON.stringify(content);

/** The panels of a stage while they are arranged: steps back and forth, saving whole, and who was faster. */
export function usePlanEditor(board: PanelBoard, place: Place): PlanEditor {
  const [history, dispatch] = useReducer(arrangementHistory, board, (first) =>
    beginArrangement(savedBy(first)),
  );
  const [revision, setRevision] = useState(revisionOf(board));
  const [activity, setActivity] = useState<SaveActivity>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [theirs, setTheirs] = useState<PanelBoard | null>(null);
  const seen = useRef(board);
  /** Panels that were sent and may have arrived, though no answer came, as they were sent. */
  const unanswered = useRef<Arrangement[]>([]);
  const failures = useRef({ count: 0, askedSeconds: 0 });
  const unsaved = isUnsaved(history);
  const { present } = history;

  useEffect(() => {
    const before = seen.current;
    // what a save under way is about to change is looked at when it is over
    if (before === board || activity === 'saving') return;
    seen.current = board;
    const same = revisionOf(board) === revision && before.published?.planId === board.published?.planId;
    if (same) return;
    if (unsaved) contest(board);
    else adopt(board);
  });

  const again = useEffectEvent(() => void saveOver(revision, present));
  useEffect(() => {
    if (activity !== 'unreached') return;
    const wake = () => again();
    const { count, askedSeconds } = failures.current;
    const timer = setTimeout(wake, retryDelay(count, askedSeconds));
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
    };
  }, [activity]);

  function adopt(other: PanelBoard) {
    dispatch({ type: 'replace', arrangement: savedBy(other) });
    setRevision(revisionOf(other));
    setSavedAt(other.draft?.savedAt ?? null);
    setActivity('idle');
    setProblem(null);
    setTheirs(null);
  }

  function contest(other: PanelBoard) {
    setTheirs(other);
    setActivity('conflict');
  }

  async function saveOver(from: number, sent: Arrangement): Promise<number | null> {
    setActivity('saving');
    setProblem(null);
    setTheirs(null);
    const answer = await panelCommand('saveDraft', { ...place, revision: from, content: contentOf(sent) });
    if (answer.kind === 'done') {
      const { revision: given, savedAt: at } = answer.data;
      arrived(sent, { revision: given, savedAt: at });
      return given;
    }
    if (answer.kind === 'refused') return refused(sent, answer.problem);
    if (answer.kind === 'unreached') unanswered.current.push(sent);
    fail(answer);
    return null;
  }

  function arrived(sent: Arrangement, held: { revision: number; savedAt: string | null }) {
    unanswered.current = [];
    failures.current.count = 0;
    dispatch({ type: 'saved', arrangement: sent });
    setRevision(held.revision);
    setSavedAt(held.savedAt);
    setActivity('idle');
  }

  /** What an unanswered save of this page wrote after all is nobody else's: what was done since follows it. */
  async function refused(sent: Arrangement, why: Problem): Promise<number | null> {
    if (why.name !== 'editedElsewhere') {
      setProblem(why);
      setActivity('refused');
      return null;
    }
    const other = await read();
    if (!other) return null;
    const own = unanswered.current.find((one) => textOf(contentOf(one)) === textOf(contentIn(other)));
    if (!own) {
      contest(other);
      return null;
    }
    arrived(own, { revision: revisionOf(other), savedAt: other.draft?.savedAt ?? null });
    return own === sent ? revisionOf(other) : saveOver(revisionOf(other), sent);
  }

  async function read(): Promise<PanelBoard | null> {
    const answer = await panelCommand('board', place);
    if (answer.kind === 'done') return answer.data;
    if (answer.kind === 'refused') {
      setProblem(answer.problem);
      setActivity('refused');
    } else fail(answer);
    return null;
  }

  /** Nothing is known, or nobody said who is there: everything stays here. */
  function fail(answer: {
    kind: 'unreached' | 'signedOut' | 'cancelled';
    retryAfter?: number;
    problem?: Problem;
  }) {
    if (answer.kind === 'unreached') {
      failures.current = { count: failures.current.count + 1, askedSeconds: answer.retryAfter ?? 0 };
      setProblem(answer.problem ?? null);
    }
    setActivity(answer.kind === 'cancelled' ? 'idle' : answer.kind);
  }

  return {
    history,
    arrangement: present,
    unsaved,
    activity,
    problem,
    revision,
    savedAt,
    edit: (change) => dispatch({ type: 'edit', change }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    save: () => (unsaved || revision === 0 ? saveOver(revision, present) : Promise.resolve(revision)),
    theirs: theirs && { content: contentIn(theirs) },
    async settle(keep) {
      if (!theirs) return;
      if (keep === 'theirs') adopt(theirs);
      else await saveOver(revisionOf(theirs), present);
    },
    async reload() {
      const other = await read();
      if (other) adopt(other);
    },
  };
}
