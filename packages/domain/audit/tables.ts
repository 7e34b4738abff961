import type { AuditCategory } from '@chulbal/contract/audit';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** Only added to: the database refuses changes, numbers the entries and chains their hashes. */
export type AuditEntriesTable = {
  sequence: GeneratedAlways<number>;
  at: Date;
  category: AuditCategory;
  action: string;
  actorKind: 'user' | 'evaluator' | 'operator' | 'system';
  actorId: number | null;
  actorName: string;
  address: string;
  objectKind: string;
  objectId: string;
  objectLabel: string;
  before: Json<unknown>;
  after: Json<unknown>;
  reason: string | null;
  previousHash: GeneratedAlways<string>;
  hash: GeneratedAlways<string>;
};

/** Where the chain stands; writing an entry locks it. */
export type AuditHeadTable = { onlyOne: boolean; sequence: number; hash: string };

export type ExportsTable = {
  id: Generated<number>;
  operatorId: number;
  operatorName: string;
  address: string;
  format: 'xlsx' | 'csv' | 'zip' | 'json';
  filter: Json<unknown>;
  columns: Json<string[]>;
  reason: string;
  applications: number;
  bytes: number | null;
  startedAt: Date;
  finishedAt: Date | null;
};

export type ExportReviewsTable = {
  id: Generated<number>;
  /** yyyy-MM, in Korea. */
  month: string;
  note: string;
  reviewedBy: number;
  reviewerName: string;
  reviewedAt: Date;
};

export type AuditTables = {
  auditEntries: AuditEntriesTable;
  auditHead: AuditHeadTable;
  exports: ExportsTable;
  exportReviews: ExportReviewsTable;
};
