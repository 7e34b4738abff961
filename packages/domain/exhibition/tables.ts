import type { ExhibitionPlan, SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

export type ExhibitionsTable = {
  igNo: Generated<number>;
  seasonId: number;
  year: number;
  /** What is being written, or what is in force where nothing is. */
  draft: Json<ExhibitionPlan>;
  /** Counts the saves. */
  editVersion: number;
  /** Something is written that is not published. */
  changed: boolean;
  /** Of the plan in force; 0 until it is published for the first time. */
  version: number;
  /** In force; null until it is published for the first time. */
  plan: Json<SoundPlan | null>;
  publishedAt: Date | null;
  /** When two operators revealed the totals of its market. */
  revealedAt: Date | null;
  createdBy: number;
  createdAt: Date;
  updatedAt: Date;
};

/** Every plan that was published stays as it was. */
export type ExhibitionVersionsTable = {
  igNo: number;
  version: number;
  plan: Json<SoundPlan>;
  reason: string;
  publishedBy: number;
  publishedAt: Date;
};

export type ExhibitionTables = {
  exhibitions: ExhibitionsTable;
  exhibitionVersions: ExhibitionVersionsTable;
};
