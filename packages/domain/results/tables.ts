import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/**
 * A finalised result; the database refuses to change it. `inputs`, `rules` and `ranking` are canonical JSON, and
 * `sha256` (hex) is of the file that holds the three: `snapshotText` of `snapshot.rules.ts`.
 */
export type ResultVersionsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  version: number;
  kind: 'calculation' | 'withdrawal';
  inputs: string;
  rules: string;
  ranking: string;
  sha256: string;
  reason: string;
  requestedBy: number;
  confirmedBy: number;
  finalisedAt: Date;
};

/** What waits for the second operator. Of all requests of a stage at most one is waiting. */
export type ResultRequestsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  kind: 'calculation' | 'withdrawal';
  /** The number that the version will have. */
  version: number;
  /** The selected team that withdraws. */
  teamNo: number | null;
  /** Of the snapshot that was asked for. */
  sha256: string;
  reason: string;
  /** Who was asked to confirm; null: any other who may. */
  confirmerId: number | null;
  requestedBy: number;
  requestedAt: Date;
  state: 'waiting' | 'confirmed' | 'declined' | 'overtaken';
  closedBy: number | null;
  closedAt: Date | null;
  closingReason: string | null;
};

/** An order of tied teams that operators decided on, the better first. Of two about the same teams the newer holds. */
export type TieDecisionsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  teamOrder: Json<number[]>;
  reason: string;
  decidedBy: number;
  at: Date;
};

/** A result may be finalised without the signature of this evaluator. */
export type SignatureWaiversTable = {
  trackNo: number;
  stageNo: number;
  evaluatorId: number;
  reason: string;
  waivedBy: number;
  at: Date;
};

/** A result may be finalised with so few valid sheets of this team; with fewer it may not. */
export type SheetWaiversTable = {
  trackNo: number;
  stageNo: number;
  teamNo: number;
  sheets: number;
  reason: string;
  waivedBy: number;
  at: Date;
};

export type ResultsTables = {
  resultVersions: ResultVersionsTable;
  resultRequests: ResultRequestsTable;
  tieDecisions: TieDecisionsTable;
  signatureWaivers: SignatureWaiversTable;
  sheetWaivers: SheetWaiversTable;
};
