import type { Language } from '@chulbal/contract/language';
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

/** What somebody takes away of their data, from the moment they ask until its archive is gone. */
export type DataExportsTable = {
  accountId: number;
  language: Language;
  askedAt: Date;
  /** Until when a worker has it. */
  takenUntil: Date | null;
  attempts: Generated<number>;
  readyAt: Date | null;
  expiresAt: Date | null;
  /** Its key in the store. */
  serverFileName: string | null;
  size: number | null;
  files: number | null;
  tables: number | null;
  /** The session that has confirmed who is asking, and until when that counts. */
  openedBy: string | null;
  openedUntil: Date | null;
};

export type MyDataTables = {
  keptRecords: KeptRecordsTable;
  keptKeys: KeptKeysTable;
  dataExports: DataExportsTable;
};
