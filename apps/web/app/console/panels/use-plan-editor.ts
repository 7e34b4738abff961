import type { PanelBoard } from '@chulbal/contract/panels/panels';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Problem } from '../../lib/api-error.ts';
import { panelCommand } from './panel-commands.ts';
import type { Arrangement } from './plan/arrangement.ts';
import {
  type ArrangementHistory,
  arrangementHistory,
  beginArrangement,
  isUnsaved,
} from './plan/arrangement-history.ts';
import { arrangementOf, contentOf } from './plan/content.ts';

export type Place = { trackNo: number; stageNo: number };

/** `conflict`: another operator saved meanwhile. `unreached`: nobody knows whether it was saved. */
export type SaveActivity = 'idle' | 'saving' | 'refused' | 'unreached' | 'conflict';

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
  /** After somebody else's save: their panels take the place of these, or these are saved over theirs. */
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
};

const revisionOf = (board: PanelBoard) => board.draft?.revision ?? 0;
const savedBy = (board: PanelBoard) => arrangementOf((board.draft ?? board.published)?.content);

/** The panels of a stage while they are arranged: steps back and forth, saving whole, and who was faster. */
export function usePlanEditor(board: PanelBoard, place: Place): PlanEditor {
  const [history, dispatch] = useReducer(arrangementHistory, board, (first) =>
    beginArrangement(savedBy(first)),
  );
  const [revision, setRevision] = useState(revisionOf(board));
  const [activity, setActivity] = useState<SaveActivity>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const seen = useRef(board);
  const unsaved = isUnsaved(history);
  const { present } = history;

  useEffect(() => {
    const before = seen.current;
    // what a save under way is about to change is looked at when it is over
    if (before === board || activity === 'saving') return;
    seen.current = board;
    const same = revisionOf(board) === revision && before.published?.planId === board.published?.planId;
    if (same) return;
    if (unsaved) setActivity('conflict');
    else adopt(board);
  });

  function adopt(other: PanelBoard) {
    dispatch({ type: 'replace', arrangement: savedBy(other) });
    setRevision(revisionOf(other));
    setSavedAt(other.draft?.savedAt ?? null);
    setActivity('idle');
    setProblem(null);
  }

  async function saveOver(from: number, sent: Arrangement): Promise<number | null> {
    setActivity('saving');
    setProblem(null);
    const answer = await panelCommand('saveDraft', { ...place, revision: from, content: contentOf(sent) });
    if (answer.kind === 'done') {
      dispatch({ type: 'saved', arrangement: sent });
      setRevision(answer.data.revision);
      setSavedAt(answer.data.savedAt);
      setActivity('idle');
      return answer.data.revision;
    }
    if (answer.kind === 'cancelled') setActivity('idle');
    if (answer.kind === 'unreached') setActivity('unreached');
    if (answer.kind === 'refused') {
      setProblem(answer.problem);
      setActivity(answer.problem.name === 'editedElsewhere' ? 'conflict' : 'refused');
    }
    return null;
  }

  async function theirs(): Promise<PanelBoard | null> {
    const answer = await panelCommand('board', place);
    if (answer.kind === 'done') return answer.data;
    setActivity(answer.kind === 'unreached' ? 'unreached' : 'conflict');
    return null;
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
    async takeTheirs() {
      const other = await theirs();
      if (other) adopt(other);
    },
    async keepMine() {
      const other = await theirs();
      if (other) await saveOver(revisionOf(other), present);
    },
  };
}
