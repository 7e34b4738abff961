import type { RetentionKey } from '@chulbal/contract/retention/retention';
import type { ColumnType, Generated } from 'kysely';

/** What a sweep destroyed, by row of the retention table, and what it left though it was due. */
export type SweepsTable = {
  id: Generated<number>;
  at: Date;
  swept: ColumnType<Partial<Record<RetentionKey, number>>, unknown, never>;
  left: number;
};

export type RetentionTables = { sweeps: SweepsTable };
