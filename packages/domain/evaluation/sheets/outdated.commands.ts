import { sql } from 'kysely';
import { evaluatorLabel, recordAs } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { findFinal } from '../../results/final/judging.queries.ts';
import type { Stage } from '../../results/final/queries.ts';
import { isFinal } from '../../seasons/judging-period.rules.ts';
import { keepVersion } from './commands.ts';

/** Stands with the sheet; what an evaluator reads is in the language of their page. */
const WHY = '팀이 신청서를 다시 제출했어요.';

/**
 * Takes every sheet about a team out of the count because the team has handed in again: what was judged is an earlier
 * version. Each becomes a draft that its evaluator submits once more; a signature over it ends, and both are in the
 * log. A stage whose result is final is left alone: it says what was judged then, until its judging is opened again
 * (`outdateLate`). Called with the application's row held; whoever writes a sheet or finalises shares that row, so that
 * none is missed.
 */
export async function outdateSheets(tx: Db, { teamNo, now }: { teamNo: number; now: Date }): Promise<void> {
  const sheets = await tx.sql
    .selectFrom('sheets')
    .select(['id', 'trackNo', 'stageNo'])
    .where('teamNo', '=', teamNo)
    .execute();
  const stages = Map.groupBy(sheets, ({ trackNo, stageNo }) => `${trackNo}/${stageNo}`);
  for (const [first, ...others] of stages.values()) {
    if (!first || isFinal(await findFinal(tx, first))) continue;
    await outdate(tx, { sheetIds: [first, ...others].map(({ id }) => id), now });
  }
}

/**
 * The same for a stage whose judging is opened again: for the sheets that were written before their team handed in
 * last. Called with the applications shared.
 */
export async function outdateLate(
  tx: Db,
  { trackNo, stageNo, teamNos, now }: Stage & { teamNos: readonly number[]; now: Date },
): Promise<void> {
  const late = await tx.sql
    .selectFrom('sheets as s')
    .innerJoin('submissions as u', 'u.teamNo', 's.teamNo')
    .select('s.id')
    .distinct()
    .where('s.trackNo', '=', trackNo)
    .where('s.stageNo', '=', stageNo)
    .where('s.teamNo', 'in', [0, ...teamNos])
    .where(({ eb, fn, ref }) => eb(fn.coalesce('s.submittedAt', 's.savedAt'), '<', ref('u.arrivedAt')))
    .execute();
  await outdate(tx, { sheetIds: late.map(({ id }) => id), now });
}

async function outdate(tx: Db, { sheetIds, now }: { sheetIds: readonly number[]; now: Date }): Promise<void> {
  if (sheetIds.length === 0) return;
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
    .where('id', 'in', sheetIds)
    .where('state', '<>', 'recused')
    // One that waits for its evaluator already was read in the meantime, perhaps: it gets a version of its own too.
    .where(({ eb, or }) => or([eb('voidedAt', 'is', null), eb('outdated', '=', true)]))
    .returning(['id', 'trackNo', 'stageNo', 'teamNo', 'evaluatorId'])
    .execute();
  for (const { id, trackNo, stageNo, teamNo, evaluatorId } of sheets) {
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
