import type { Generated } from 'kysely';

/** What a person said in a submission, kept apart after they have left; it opens with its own key only. */
export type KeptRecordsTable = {
  id: Generated<number>;
  accountId: number;
  teamNo: number | null;
  keptUntil: Date;
  sealed: Buffer;
};

/** To destroy a key is to destroy what it seals. */
export type KeptKeysTable = { recordId: number; keySealed: Buffer };

export type MyDataTables = { keptRecords: KeptRecordsTable; keptKeys: KeptKeysTable };
