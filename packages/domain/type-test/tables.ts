import type { TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** One row: the test that is being written. */
export type TypeTestsTable = {
  onlyOne: Generated<boolean>;
  draft: Json<TypeTestPlan>;
  /** Counts the saves. */
  editVersion: number;
  /** Something is written that is not published. */
  changed: boolean;
  /** In force; null until it is published for the first time. */
  version: number | null;
  updatedAt: Date;
};

/** Every test that was published stays as it was, and with it every result. */
export type TypeTestVersionsTable = {
  version: number;
  plan: Json<TypeTestPlan>;
  publishedBy: number;
  publishedAt: Date;
};

export type TypeTestTakesTable = {
  id: Generated<number>;
  version: number;
  answers: string;
  typeCode: string;
  /** The account whose newest test it is, which has this one only; null for whoever was not logged in. */
  userId: number | null;
  idempotencyKey: string;
  takenAt: Date;
};

export type TypeTestTables = {
  typeTests: TypeTestsTable;
  typeTestVersions: TypeTestVersionsTable;
  typeTestTakes: TypeTestTakesTable;
};
