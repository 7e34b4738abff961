import type { AuditCategory } from '@chulbal/contract/audit';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

type EntryColumns = {
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
};

/** Only added to: the database refuses changes, numbers the entries and chains their hashes. */
export type AuditEntriesTable = EntryColumns & {
  sequence: GeneratedAlways<number>;
  /** Since when an old entry of an access says nothing but that it was. */
  sweptAt: ColumnType<Date | null, never, Date>;
  previousHash: GeneratedAlways<string>;
  hash: GeneratedAlways<string>;
};

/** Entries that wait, for about a second, for their places in the chain; they leave for it and in no other way. */
export type AuditArrivalsTable = EntryColumns & { id: GeneratedAlways<number> };

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
  auditArrivals: AuditArrivalsTable;
  auditHead: AuditHeadTable;
  exports: ExportsTable;
  exportReviews: ExportReviewsTable;
};
