import type { Generated } from 'kysely';

/** What somebody told of a company of an earlier exhibition; `toldSealed` is the JSON of what they wrote. */
export type PastNewsTable = {
  id: Generated<number>;
  postNo: number;
  accountId: number;
  toldSealed: Buffer;
  toldAt: Date;
  state: 'waiting' | 'taken' | 'declined';
  answer: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
};

/** What one press brought in of an exhibition, or of a list whose file is `name`; taken back where `undoneAt` is. */
export type PastBatchesTable = {
  id: Generated<number>;
  kind: 'exhibition' | 'list';
  igNo: number | null;
  name: string;
  madeBy: number;
  madeAt: Date;
  undoneBy: number | null;
  undoneAt: Date | null;
  undoReason: string | null;
};

/** An entry of a batch, as the version of the post that the batch left. */
export type PastBatchPostsTable = { batchId: number; postNo: number; version: number; hidden: boolean };

/** Which company of an exhibition an entry was made of. */
export type PastOriginsTable = { icNo: number; postNo: number };

export type PastCompaniesTables = {
  pastNews: PastNewsTable;
  pastBatches: PastBatchesTable;
  pastBatchPosts: PastBatchPostsTable;
  pastOrigins: PastOriginsTable;
};
