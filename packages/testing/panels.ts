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

/** A relation that an operator has declared, without the conflict that comes of it. */
export async function createRelation(
  db: Db,
  given: { evaluatorId: number; teamNo: number; operatorId: number; now?: Date },
): Promise<{ relationId: number }> {
  const { evaluatorId, teamNo, operatorId, now = seasonNow } = given;
  const { id } = await db.sql
    .insertInto('evaluatorRelations')
    .values({
      evaluatorId,
      teamNo,
      kind: 'mentor',
      note: '창업 캠프에서 지도했어요.',
      declaredBy: operatorId,
      at: now,
      removedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { relationId: id };
}

/** An exclusion request that nobody has decided. */
export async function createExclusion(
  db: Db,
  given: { teamNo: number; stageNo: number; leaderId: number; now?: Date },
): Promise<{ exclusionId: number }> {
  const { teamNo, stageNo, leaderId, now = seasonNow } = given;
  const { id } = await db.sql
    .insertInto('exclusionRequests')
    .values({
      teamNo,
      stageNo,
      evaluatorText: '가온대 김 교수님',
      reason: '팀장과 같은 연구실에 있어요.',
      askedBy: leaderId,
      at: now,
      evaluatorId: null,
      decidedBy: null,
      decidedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { exclusionId: id };
}

/** A conflict that screening has found. */
export async function createConflict(
  db: Db,
  given: { evaluatorId: number; teamNo: number; now?: Date },
): Promise<{ evaluatorId: number; teamNo: number; kind: 'employer' }> {
  const { evaluatorId, teamNo, now = seasonNow } = given;
  const conflict = { evaluatorId, teamNo, kind: 'employer' as const };
  await db.sql
    .insertInto('conflicts')
    .values({ ...conflict, foundAt: now, endedAt: null })
    .execute();
  return conflict;
}
