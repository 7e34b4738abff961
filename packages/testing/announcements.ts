import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import type { Db } from '@chulbal/domain/db';
import { finalStageOf } from '@chulbal/domain/hall-of-fame/rules';
import { json } from '@chulbal/domain/json';
import { getTrackRules } from '@chulbal/domain/seasons/queries';
import { seasonNow } from './factories.ts';
import { finalisedVersion } from './final-results.ts';
import { createOperator } from './operators.ts';

type Stage = { trackNo: number; stageNo: number };

/** An announcement that waits for a second operator, of a result without teams; another that was open is withdrawn. */
export async function createAnnouncement(db: Db, stage: Stage): Promise<{ announcementId: number }> {
  const by = [await createOperator(db), await createOperator(db)] as const;
  const known = await db.sql
    .selectFrom('resultVersions')
    .select('version')
    .where('trackNo', '=', stage.trackNo)
    .where('stageNo', '=', stage.stageNo)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!known) await finalisedVersion(db, { ...stage, teams: [], by, now: seasonNow });
  await db.sql
    .updateTable('announcements')
    .set({ state: 'withdrawn' })
    .where('trackNo', '=', stage.trackNo)
    .where('stageNo', '=', stage.stageNo)
    .where('state', 'in', ['pending', 'scheduled'])
    .execute();
  const { id } = await db.sql
    .insertInto('announcements')
    .values({
      ...stage,
      resultVersion: known?.version ?? 1,
      state: 'pending',
      releaseAt: seasonNow,
      templates: json(usualTemplates),
      shows: json({ averages: false, comments: 'none' }),
      requestedBy: by[0].operatorId,
      requestedAt: seasonNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { announcementId: id };
}

/** Releases a version of the result of a track's final stage; gives the stage. */
export async function announceFinal(
  db: Db,
  {
    trackNo,
    version = 1,
    teams,
  }: { trackNo: number; version?: number; teams: Parameters<typeof finalisedVersion>[1]['teams'] },
): Promise<Stage> {
  const final = finalStageOf((await getTrackRules(db, trackNo)).stages);
  if (!final) throw new Error(`Track ${trackNo} has no final stage.`);
  const stage = { trackNo, stageNo: final.stageNo };
  const by = [await createOperator(db), await createOperator(db)] as const;
  await finalisedVersion(db, { ...stage, version, teams, by, now: seasonNow });
  const { announcementId } = await createAnnouncement(db, stage);
  await db.sql
    .updateTable('announcements')
    .set({
      ...{ state: 'released', releasedAt: seasonNow },
      ...{ confirmedBy: by[0].operatorId, confirmedAt: seasonNow },
    })
    .where('id', '=', announcementId)
    .execute();
  return stage;
}

/** What a team and somebody from outside say against a result; nobody has decided it. */
export async function createObjection(
  db: Db,
  { teamNo, ...stage }: Stage & { teamNo: number },
): Promise<{ appealId: number; reportId: number }> {
  const { announcementId } = await createAnnouncement(db, stage);
  const { leaderId } = await db.sql
    .selectFrom('applications')
    .select('leaderId')
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  const shared = {
    ...stage,
    teamNo,
    textSealed: db.vault.seal('다시 봐 주세요'),
    madeAt: seasonNow,
    state: 'open' as const,
  };
  const appeal = await db.sql
    .insertInto('appeals')
    .values({ ...shared, announcementId, madeBy: leaderId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = await db.sql
    .insertInto('verificationReports')
    .values({
      ...shared,
      reporterSealed: db.vault.seal(JSON.stringify({ name: '홍길동', email: 'hong@example.com' })),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { appealId: appeal.id, reportId: report.id };
}
