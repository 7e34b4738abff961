import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import type { Db } from '@chulbal/domain/db';
import { signatureHash } from '@chulbal/domain/evaluation/sheet-view.rules';
import { listOwnSheets } from '@chulbal/domain/evaluation/sheets.queries';
import { json } from '@chulbal/domain/json';
import { snapshotNow } from '@chulbal/domain/results/snapshot.queries';
import { createOperator } from '../operators.ts';

/**
 * The demo is in the middle of its judging: here one evaluator has signed, a result is final as it would come out now, it
 * is released, and a team was told.
 */
export async function finishJudging(db: Db, now: Date): Promise<void> {
  const { trackNo, stageNo, evaluatorId } = await db.sql
    .selectFrom('sheets')
    .select(['trackNo', 'stageNo', 'evaluatorId'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const stage = { trackNo, stageNo };
  const facts = { ...stage, evaluatorId, typedName: '나해성', signedAt: now };
  const sheetsSha256 = signatureHash(facts, await listOwnSheets(db, { ...stage, evaluatorId }));
  await db.sql
    .insertInto('stageSignatures')
    .values({ ...facts, sheetsSha256 })
    .execute();
  const { frozen } = await snapshotNow(db, { ...stage, kind: 'calculation' });
  const { snapshot, ...texts } = frozen;
  const [one, other] = [await createOperator(db), await createOperator(db)];
  const by = { requestedBy: one.operatorId, confirmedBy: other.operatorId };
  await db.sql
    .insertInto('resultVersions')
    .values({ ...stage, version: 1, kind: 'calculation', ...texts, reason: '마감', ...by, finalisedAt: now })
    .execute();
  const { id: announcementId } = await db.sql
    .insertInto('announcements')
    .values({
      ...{ ...stage, resultVersion: 1, state: 'released', releaseAt: now, releasedAt: now },
      ...{ templates: json(usualTemplates), shows: json({ averages: false, comments: 'none' }) },
      ...{ ...by, requestedAt: now, confirmedAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const teamNo = snapshot.ranking.teams[0]?.teamNo ?? 0;
  await db.sql.insertInto('announcementNotices').values({ announcementId, teamNo, queuedAt: now }).execute();
}
