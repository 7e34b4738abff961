import type { EvaluatorActor } from '../actor.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { sameName } from '../pledges/rules.ts';
import { signatureHash } from './sheet-view.rules.ts';
import { findSignature, listOwnSheets, type Signature } from './sheets.queries.ts';
import { getJudged } from './stage.queries.ts';
import { countStates } from './states.rules.ts';
import { lockOwnStage } from './targets.commands.ts';
import { listOwnTargets } from './targets.queries.ts';

/**
 * Signs all sheets of the actor's in a stage: from then on none can be written. A stage that is signed stays as it
 * is. It may be signed after judging has closed too: nothing is scored by it.
 *
 * Throws targetsLeft 4065 with `{ unread, draft }`, notSubmissionSubject 1355 where nothing was assigned,
 * nameDiffers 4056 for another name than the account's, notFound.
 */
export async function signStage(
  db: Db,
  actor: EvaluatorActor,
  asked: { trackNo: number; stageNo: number; typedName: string; now: Date },
): Promise<Signature & { sheets: number }> {
  const { trackNo, stageNo, now } = asked;
  const ref = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const { rules, stage } = await getJudged(db, ref);
  return db.transaction(async (tx) => {
    await lockOwnStage(tx, ref);
    const sheets = await listOwnSheets(tx, { ...ref, lock: true });
    const submitted = sheets.filter(({ state, voidedAt }) => state === 'submitted' && !voidedAt);
    const signed = await findSignature(tx, ref);
    if (signed) return { ...signed, sheets: submitted.length };
    const { targets } = await listOwnTargets(tx, ref);
    if (targets.length === 0) throw fault('notSubmissionSubject');
    const { unread, draft } = countStates(targets.map(({ state }) => state));
    if (unread + draft > 0) throw fault('targetsLeft', { detail: { unread, draft } });
    const { name } = await tx.sql
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', actor.evaluatorId)
      .executeTakeFirstOrThrow();
    if (!sameName(asked.typedName, name)) {
      throw fault('nameDiffers', { fields: { typedName: 'nameDiffers' } });
    }
    const facts = { ...ref, typedName: asked.typedName, signedAt: now };
    const signature = { ...facts, sheetsSha256: signatureHash(facts, sheets) };
    await tx.sql.insertInto('stageSignatures').values(signature).execute();
    await recordAs(tx, actor, {
      action: 'evaluation.sign',
      object: {
        kind: 'evaluation',
        id: `${trackNo}/${stageNo}`,
        label: `${rules.track.name.ko} ${stage.name.ko}`,
      },
      after: { stageNo, sheets: submitted.length, sha256: signature.sheetsSha256 },
      now,
    });
    return { ...signature, sheets: submitted.length };
  });
}
