import type { Db } from '../db.ts';
import type { Final } from '../seasons/judging-period.rules.ts';
import type { Stage } from './queries.ts';

/** Whether the result of a stage is final, and until when judging was opened again since its newest version. */
export async function findFinal(db: Db, { trackNo, stageNo }: Stage): Promise<Final> {
  const row = await db.sql
    .selectFrom('resultVersions as v')
    .select('v.version')
    .select((eb) =>
      eb
        .selectFrom('judgingReopenings as r')
        .whereRef('r.trackNo', '=', 'v.trackNo')
        .whereRef('r.stageNo', '=', 'v.stageNo')
        .whereRef('r.afterVersion', '=', 'v.version')
        .select('r.until')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('until'),
    )
    .where('v.trackNo', '=', trackNo)
    .where('v.stageNo', '=', stageNo)
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { reopenedUntil: row.until } : null;
}
