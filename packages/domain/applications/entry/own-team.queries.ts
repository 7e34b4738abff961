import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';

/** Whether somebody is in a team that has submitted in the newest season; a draft is no team yet. One query. */
export async function hasSubmittedTeam(db: Db, actor: UserActor): Promise<boolean> {
  const newest = db.sql
    .selectFrom('seasons')
    .select('id')
    .where('status', '<>', 'draft')
    .orderBy('year', 'desc')
    .limit(1);
  const row = await db.sql
    .selectFrom('members as m')
    .innerJoin('applications as a', 'a.teamNo', 'm.teamNo')
    .select('m.tmNo')
    .where('m.userId', '=', actor.userId)
    .where('m.status', '=', 'active')
    .where('a.status', '=', 'submitted')
    .where('a.seasonId', '=', newest)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
