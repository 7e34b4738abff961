import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** A file as a version keeps it; `slot` is the code of the season's slot. */
export type HandedInFile = {
  slot: string;
  serverFileName: string;
  name: string;
  size: number;
  sha256: string;
};

/** What a team handed in for a stage; each time a new version, and all of them stay. */
export type MaterialSubmissionsTable = {
  id: Generated<number>;
  teamNo: number;
  trackNo: number;
  stageNo: number;
  version: number;
  idempotencyKey: string;
  rulesVersion: number;
  submittedBy: number;
  /** When the request's head reached the web server. */
  arrivedAt: Date;
  files: Json<HandedInFile[]>;
  /** SHA-256 of the canonical content, in hex. */
  contentSha256: string;
};

/** When a team was last written to because it had not handed in. */
export type MaterialRemindersTable = { teamNo: number; stageNo: number; sentAt: Date };

export type MaterialsTables = {
  materialSubmissions: MaterialSubmissionsTable;
  materialReminders: MaterialRemindersTable;
};
