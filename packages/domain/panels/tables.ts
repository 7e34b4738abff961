import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';
import type { AssignmentState } from '@chulbal/contract/panels/assignments';
import type {
  ComparedKind,
  ConflictKind,
  ConflictLevel,
  ExclusionState,
  RelationKind,
} from '@chulbal/contract/panels/conflicts';
import type { PanelContent } from '@chulbal/contract/panels/panels';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** How a stage is judged. A stage without a row is judged by the defaults. */
export type JudgedStagesTable = {
  trackNo: number;
  stageNo: number;
  panelSize: Generated<number>;
  blindNames: Generated<boolean>;
  blindSchools: Generated<boolean>;
  showsCounts: Generated<boolean>;
  halfPoints: Generated<boolean>;
  conflictLevel: Generated<ConflictLevel>;
  /** What its evaluators are told of by themselves. */
  letters: Generated<JudgingLetterKind[]>;
  /** `resultRules` of the results; null means the usual ones. */
  resultRules: Json<unknown>;
};

/** By what evaluators and teams are compared; what is of people is a keyed index. */
export type EvaluatorMarksTable = { evaluatorId: number; kind: string; mark: string };
export type TeamMarksTable = { teamNo: number; kind: string; mark: string };

/** Up to which revision of its row in `applicationDesk` a team was screened. */
export type TeamScreeningsTable = { teamNo: number; revision: number };

export type EvaluatorRelationsTable = {
  id: Generated<number>;
  evaluatorId: number;
  teamNo: number;
  kind: RelationKind;
  note: string;
  declaredBy: number;
  at: Date;
  removedAt: Date | null;
};

/** A team asks that somebody does not judge it. */
export type ExclusionRequestsTable = {
  id: Generated<number>;
  teamNo: number;
  stageNo: number;
  /** As the team's leader wrote it: a name, an affiliation. */
  evaluatorText: string;
  reason: string;
  state: Generated<ExclusionState>;
  /** Whom the operator took it to mean. */
  evaluatorId: number | null;
  askedBy: number;
  at: Date;
  decidedBy: number | null;
  decidedAt: Date | null;
  note: Generated<string>;
  takenBackBy: Generated<number | null>;
  takenBackAt: Generated<Date | null>;
  takenBackReason: Generated<string>;
};

export type ConflictsTable = {
  evaluatorId: number;
  teamNo: number;
  kind: ConflictKind;
  foundAt: Date;
  endedAt: Date | null;
};

/** That an operator found a conflict to be none; `marks` are those by which it had been found. */
export type ConflictDismissalsTable = {
  id: Generated<number>;
  evaluatorId: number;
  teamNo: number;
  kind: ComparedKind | 'exclusion';
  marks: string[];
  reason: string;
  dismissedBy: number;
  at: Date;
};

export type PanelPlansTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  /** Counts the plans of a stage. */
  version: number;
  state: 'draft' | 'published' | 'superseded';
  revision: Generated<number>;
  reason: Generated<string>;
  madeBy: number;
  madeAt: Date;
  savedAt: Date;
  publishedBy: number | null;
  publishedAt: Date | null;
  supersededAt: Date | null;
};

export type PanelPlanSavesTable = { planId: number; revision: number; content: Json<PanelContent> };

export type PanelsTable = { id: Generated<number>; planId: number; position: number; name: string };

export type PanelEvaluatorsTable = {
  panelId: number;
  evaluatorId: number;
  role: 'member' | 'alternate';
  pinned: Generated<boolean>;
};

export type PanelTeamsTable = { panelId: number; teamNo: number; pinned: Generated<boolean> };

/** Who judges whom. `reason` says why it ended, or why it came about after publishing. */
export type AssignmentsTable = {
  trackNo: number;
  stageNo: number;
  evaluatorId: number;
  teamNo: number;
  panelId: number | null;
  state: AssignmentState;
  since: Date;
  until: Date | null;
  reason: Generated<string>;
};

export type PanelsTables = {
  judgedStages: JudgedStagesTable;
  evaluatorMarks: EvaluatorMarksTable;
  teamMarks: TeamMarksTable;
  teamScreenings: TeamScreeningsTable;
  evaluatorRelations: EvaluatorRelationsTable;
  exclusionRequests: ExclusionRequestsTable;
  conflicts: ConflictsTable;
  conflictDismissals: ConflictDismissalsTable;
  panelPlans: PanelPlansTable;
  panelPlanSaves: PanelPlanSavesTable;
  panels: PanelsTable;
  panelEvaluators: PanelEvaluatorsTable;
  panelTeams: PanelTeamsTable;
  assignments: AssignmentsTable;
};
