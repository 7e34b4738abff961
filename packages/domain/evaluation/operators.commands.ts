import type { OperatorActor } from '../actor.ts';
import { contactOf } from '../applications/team.queries.ts';
import { evaluatorLabel, record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessages } from '../outbox/commands.ts';
import { isJudging } from '../seasons/judging-period.rules.ts';
import { listProgress } from './progress.queries.ts';
import { isRemindable, reminderLetter } from './reminders.rules.ts';
import { voidSheet } from './sheets/commands.ts';
import { getJudged, type StageRef } from './stage.queries.ts';
import { lockOwnStage } from './targets.commands.ts';
import { teamLog } from './team-log.queries.ts';

/**
 * Writes to evaluators of a stage who have targets left, to each once in 24 hours; gives to how many. Without
 * `evaluatorIds` to all of them. Throws notInPeriod 1353 once judging is closed, notFound.
 */
export async function remindEvaluators(
  db: Db,
  actor: OperatorActor,
  asked: StageRef & { evaluatorIds?: readonly number[]; publicUrl: string; now: Date },
): Promise<number> {
  const { trackNo, stageNo, evaluatorIds, publicUrl, now } = asked;
  const { rules, stage, period } = await getJudged(db, asked);
  if (!isJudging(period, now)) throw fault('notInPeriod');
  return db.transaction(async (tx) => {
    // Two operators who press at once wait for each other here.
    await lockOwnStage(tx, { trackNo, stageNo, evaluatorId: 0 });
    const wanted = evaluatorIds && new Set(evaluatorIds);
    const evaluators = (await listProgress(tx, actor, asked)).filter(
      ({ evaluatorId, left, remindedAt }) =>
        (!wanted || wanted.has(evaluatorId)) &&
        isRemindable({ left, remindedAt: remindedAt === null ? null : new Date(remindedAt) }, now),
    );
    const reminded: number[] = [];
    for (const { evaluatorId, left } of evaluators) {
      const contact = await contactOf(tx, evaluatorId);
      if (!contact) continue;
      const letter = inBothLanguages((language) =>
        reminderLetter(language, {
          trackName: rules.track.name[language],
          stageName: stage.name[language],
          left,
          closesAt: period.closesAt,
          url: `${publicUrl}/pointer/list/${trackNo}/${stageNo}`,
        }),
      );
      await queueMessages(tx, [
        { channel: 'mail', to: contact.email, ...letter, sendBy: period.closesAt, now },
      ]);
      reminded.push(evaluatorId);
    }
    if (reminded.length === 0) return 0;
    await tx.sql
      .insertInto('evaluatorReminders')
      .values(reminded.map((evaluatorId) => ({ evaluatorId, trackNo, stageNo, remindedAt: now })))
      .onConflict((conflict) =>
        conflict.columns(['evaluatorId', 'trackNo', 'stageNo']).doUpdateSet({ remindedAt: now }),
      )
      .execute();
    await record(tx, actor, {
      action: 'evaluation.remind',
      object: stageObject(asked, `${rules.track.name.ko} ${stage.name.ko}`),
      after: { evaluatorIds: reminded },
      now,
    });
    return reminded.length;
  });
}

/** Takes a sheet out of the count, with a reason. Throws notFound for none such, editedElsewhere 4043 for one that is voided. */
export async function voidSheetById(
  db: Db,
  actor: OperatorActor,
  { sheetId, reason, now }: { sheetId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const sheet = await tx.sql
      .selectFrom('sheets')
      .select(['trackNo', 'stageNo', 'evaluatorId', 'teamNo', 'state', 'version'])
      .where('id', '=', sheetId)
      .executeTakeFirst();
    if (!sheet) throw fault('notFound');
    if (!(await voidSheet(tx, { ...sheet, reason, now }))) throw fault('editedElsewhere');
    const { trackNo, stageNo, evaluatorId, teamNo, state } = sheet;
    await record(tx, actor, {
      action: 'sheet.void',
      object: await teamLog(tx, teamNo),
      before: { state },
      after: { trackNo, stageNo, evaluatorId, voided: true },
      reason,
      now,
    });
  });
}

/** Lets an evaluator write again in a stage they have signed; the signature itself is kept. Throws notFound. */
export async function unlockSignature(
  db: Db,
  actor: OperatorActor,
  { evaluatorId, reason, now, ...stage }: StageRef & { evaluatorId: number; reason: string; now: Date },
): Promise<void> {
  await getJudged(db, stage);
  await db.transaction(async (tx) => {
    const { trackNo, stageNo } = stage;
    await lockOwnStage(tx, { trackNo, stageNo, evaluatorId });
    const signature = await tx.sql
      .deleteFrom('stageSignatures')
      .where('evaluatorId', '=', evaluatorId)
      .where('trackNo', '=', trackNo)
      .where('stageNo', '=', stageNo)
      .returningAll()
      .executeTakeFirst();
    if (!signature) throw fault('notFound');
    await tx.sql
      .insertInto('unlockedSignatures')
      .values({ ...signature, unlockedBy: actor.operatorId, unlockedAt: now, reason })
      .execute();
    await record(tx, actor, {
      action: 'evaluation.unlock',
      object: stageObject(stage, evaluatorLabel(evaluatorId)),
      before: { signedAt: signature.signedAt.toISOString(), sha256: signature.sheetsSha256 },
      after: { evaluatorId, signedAt: null },
      reason,
      now,
    });
  });
}

function stageObject({ trackNo, stageNo }: StageRef, label: string) {
  return { kind: 'stage', id: `${trackNo}/${stageNo}`, label };
}
