import { createContext, useContext } from 'react';
import type { Arrangement } from '../plan/arrangement.ts';
import type { ConflictPair, Figures } from '../plan/figures.ts';

export type BoardEvaluator = {
  evaluatorId: number;
  name: string;
  affiliation: string;
  /** Codes of item parts. */
  expertise: readonly string[];
  loadLimit: number;
  pledge: 'unsigned' | 'signed' | 'refused';
};

export type BoardTeam = {
  teamNo: number;
  /** lane–serial, such as 3-0417. */
  number: string | null;
  name: string;
  /** Code of a region; empty where the team has none. */
  region: string;
  /** Code of an item part. */
  itemPart: string;
};

export type Named = { code: string; name: string };

/** What the panels are built from: who judges, what is judged, and who must not meet. */
export type BoardFacts = {
  panelSize: number;
  evaluators: ReadonlyMap<number, BoardEvaluator>;
  teams: ReadonlyMap<number, BoardTeam>;
  /** Team numbers that an evaluator must not meet. */
  barred: ReadonlyMap<number, ReadonlySet<number>>;
  conflicts: readonly ConflictPair[];
  regions: readonly Named[];
  parts: readonly Named[];
};

/** A panel by its key, or those who are in none. */
export type Chosen = string | 'none';

export type Board = {
  facts: BoardFacts;
  arrangement: Arrangement;
  figures: Figures;
  readOnly: boolean;
  chosen: Chosen | null;
  choose: (panel: Chosen | null) => void;
  /** Changes the panels, one step of undoing; `said` is read aloud. */
  edit: (change: (present: Arrangement) => Arrangement, said: string) => void;
};

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard needs a BoardContext around it');
  return board;
}

/** Evaluators in no panel, by name. */
export function freeEvaluators({
  facts,
  arrangement,
}: Pick<Board, 'facts' | 'arrangement'>): BoardEvaluator[] {
  const seated = new Set(
    arrangement.flatMap(({ evaluators }) => evaluators.map(({ evaluatorId }) => evaluatorId)),
  );
  return [...facts.evaluators.values()].filter(({ evaluatorId }) => !seated.has(evaluatorId));
}
