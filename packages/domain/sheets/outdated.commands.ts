import { sql } from 'kysely';
import { evaluatorLabel, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { keepVersion } from './commands.ts';

/** Stands with the sheet; what an evaluator reads is in the language of their page. */
const WHY = '팀이 신청서를 다시 제출했어요.';

/**
 * Takes every sheet about a team out of the count because the team has handed in again: what was judged is an earlier
 * version. Each becomes a draft that its evaluator submits once more; a signature over it ends, and both are in the
 * log. Called with the application's row held; whoever writes a sheet shares that row, so that none is missed.
 */
export async function outdateSheets(tx: Db, { teamNo, now }: { teamNo: number; now: Date }): Promise<void> {
  const sheets = await tx.sql
    .updateTable('sheets')
    .set({
      state: 'draft',
      submittedAt: null,
      voidedAt: now,
      voidReason: WHY,
      outdated: true,
      version: sql`version + 1`,
    })
    .where('teamNo', '=', teamNo)
    .where('state', '<>', 'recused')
    // One that waits for its evaluator already was read in the meantime, perhaps: it gets a version of its own too.
    .where(({ eb, or }) => or([eb('voidedAt', 'is', null), eb('outdated', '=', true)]))
    .returning(['id', 'trackNo', 'stageNo', 'evaluatorId'])
    .execute();
  for (const { id, trackNo, stageNo, evaluatorId } of sheets) {
    await keepVersion(tx, { sheetId: id, now });
    const signature = await tx.sql
      .deleteFrom('stageSignatures')
      .where('evaluatorId', '=', evaluatorId)
      .where('trackNo', '=', trackNo)
      .where('stageNo', '=', stageNo)
      .returningAll()
      .executeTakeFirst();
    if (signature) {
      await tx.sql
        .insertInto('unlockedSignatures')
        .values({ ...signature, unlockedBy: null, unlockedAt: now, reason: WHY })
        .execute();
    }
    await recordAs(
      tx,
      { kind: 'system', address: '' },
      {
        action: 'sheet.outdate',
        object: { kind: 'team', id: teamNo, label: evaluatorLabel(evaluatorId) },
        after: { trackNo, stageNo, evaluatorId, signatureEnded: signature !== undefined },
        reason: WHY,
        now,
      },
    );
  }
}
