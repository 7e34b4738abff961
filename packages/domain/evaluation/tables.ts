import type { RecusalKind } from '@chulbal/contract/evaluation/views';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** Totals have at most one decimal; drivers give them as text. */
type Decimal = ColumnType<string | null, number | null, number | null>;

/** Score by code of the criterion: whole, or half where the stage has half points. */
export type Scores = Record<string, number>;
/** Note by code of the criterion. */
export type Notes = Record<string, string>;

/** Number of a team in a stage as evaluators know it; given in an order that says nothing about the team. */
export type TargetsTable = { trackNo: number; stageNo: number; teamNo: number; targetNo: number };

type Content = {
  scores: Json<Scores>;
  notes: Json<Notes>;
  commentTeam: string;
  commentOperators: string;
  /** Of the scores so far; null while there are none. */
  total: Decimal;
};

/** One evaluator's sheet about one team in one stage. An assignment without a sheet is unread. */
export type SheetsTable = Content & {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  evaluatorId: number;
  teamNo: number;
  state: 'draft' | 'submitted' | 'recused';
  /** Counts every writing; its content stands in `sheetVersions`. */
  version: number;
  openedAt: Date;
  savedAt: Date;
  submittedAt: Date | null;
  recusedAt: Date | null;
  recuseKind: RecusalKind | null;
  recuseReason: string | null;
  /** Out of the count, never deleted. */
  voidedAt: Date | null;
  voidReason: string | null;
  /** Of a voided draft: about an earlier version of the application; submitting it makes it count again. */
  outdated: Generated<boolean>;
  /** Roughly, how long was worked on it. */
  seconds: Generated<number>;
};

/** A sheet with its total as a number; at most one decimal, so the number is exact. */
export type Sheet = Omit<Selectable<SheetsTable>, 'total'> & { total: number | null };
/** What an evaluator writes. */
export type SheetContent = {
  scores: Scores;
  notes: Notes;
  commentTeam: string;
  commentOperators: string;
};

/** What a sheet was at each version; the database refuses to change it. */
export type SheetVersionsTable = Content & {
  sheetId: number;
  version: number;
  state: 'draft' | 'submitted' | 'recused';
  voidReason: string | null;
  at: Date;
};

/** An evaluator's signature under all their sheets of a stage: while it stands, none can be written. */
export type StageSignaturesTable = {
  evaluatorId: number;
  trackNo: number;
  stageNo: number;
  typedName: string;
  /** SHA-256 in hex over the canonical text of the sheets. */
  sheetsSha256: string;
  signedAt: Date;
};

export type UnlockedSignaturesTable = StageSignaturesTable & {
  id: Generated<number>;
  /** Null: it ended by itself, as a team had handed in again. */
  unlockedBy: number | null;
  unlockedAt: Date;
  reason: string;
};

/** When an evaluator was last reminded of a stage. */
export type EvaluatorRemindersTable = {
  evaluatorId: number;
  trackNo: number;
  stageNo: number;
  remindedAt: Date;
};

/** Judging that an operator opened again after a final result: until the instant, or until the next version. */
export type JudgingReopeningsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  afterVersion: number;
  until: Date;
  reason: string;
  reopenedBy: number;
  at: Date;
};

export type EvaluationTables = {
  judgingReopenings: JudgingReopeningsTable;
  targets: TargetsTable;
  sheets: SheetsTable;
  sheetVersions: SheetVersionsTable;
  stageSignatures: StageSignaturesTable;
  unlockedSignatures: UnlockedSignaturesTable;
  evaluatorReminders: EvaluatorRemindersTable;
};
