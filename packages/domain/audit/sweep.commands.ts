import { keptMs } from '@chulbal/contract/retention/retention';
import type { Db } from '../db.ts';

/** Entries that one statement blanks; whoever writes into the log waits for none of them. */
const BATCH = 1_000;

const nobody = {
  ...{ actorId: null, actorName: '', address: '', objectKind: '', objectId: '', objectLabel: '' },
  ...{ before: null, after: null, reason: null },
};

/**
 * Blanks records of access a year after it, and of personal data that was opened or exported after two (P-07): that there
 * was one, and its hash, stay, so that the chain still proves the rest. Rows of exports go. One batch; gives how many.
 */
export async function sweepAccessRecords(db: Db, { now }: { now: Date }): Promise<number> {
  const before = (key: 'access' | 'disclosure') => new Date(now.getTime() - keptMs(key));
  const { numUpdatedRows } = await db.sql
    .updateTable('auditEntries')
    .set({ ...nobody, sweptAt: now })
    .where('sequence', 'in', (of) =>
      of
        .selectFrom('auditEntries')
        .select('sequence')
        .where('sweptAt', 'is', null)
        .where(({ and, eb, or }) =>
          or([
            and([eb('category', '=', 'access'), eb('at', '<', before('access'))]),
            and([eb('category', 'in', ['disclosure', 'export']), eb('at', '<', before('disclosure'))]),
          ]),
        )
        .orderBy('sequence')
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow();
  await db.sql.deleteFrom('exports').where('startedAt', '<', before('disclosure')).execute();
  return Number(numUpdatedRows);
}
