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

export type PastCompaniesTables = { pastNews: PastNewsTable };
