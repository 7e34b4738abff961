import type { Db } from '@chulbal/domain/db';
import { seasonNow } from './factories.ts';

/** Gives teams to an evaluator in a stage, as a published plan would; without a panel. */
export async function assign(
  db: Db,
  given: { trackNo: number; stageNo: number; evaluatorId: number; teamNos: readonly number[]; now?: Date },
): Promise<void> {
  const { trackNo, stageNo, evaluatorId, teamNos, now = seasonNow } = given;
  await db.sql
    .insertInto('assignments')
    .values(
      teamNos.map((teamNo) => ({
        trackNo,
        stageNo,
        evaluatorId,
        teamNo,
        panelId: null,
        state: 'active' as const,
        since: now,
        until: null,
      })),
    )
    .execute();
}
