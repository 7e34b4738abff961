import type { Bilingual } from '@chulbal/contract/language';
import type { TickedClause } from '@chulbal/contract/pledges';
import type { EvaluatorActor, OperatorActor } from '../actor.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { endAssignments, recordEnding } from '../panels/endings.commands.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { findFinal } from '../results/final/judging.queries.ts';
import { isOver, judgingPeriod } from '../seasons/judging-period.rules.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { requireJudged } from './pledge.queries.ts';
import { findAnswer, newestText, type StageRef } from './queries.ts';
import {
  comparedName,
  everyClauseTicked,
  type PledgeVersion,
  sameName,
  signatureHash,
  textHash,
} from './rules.ts';
import { requirePart } from './stages.queries.ts';
import type { Clause } from './tables.ts';

type Answering = StageRef & { textSha256: string; now: Date };

/**
 * Signs the pledge of a stage. Whoever has signed this text already gets what they signed.
 *
 * @throws 1356 notQuerySubject; 4054 pledgeTextChanged; 4055 clausesUnticked; 4056 nameDiffers.
 */
export async function signPledge(
  db: Db,
  actor: EvaluatorActor,
  asked: Answering & { ticked: readonly TickedClause[]; typedName: string },
): Promise<{ answeredAt: Date; sha256: string }> {
  const { ticked, now } = asked;
  return db.transaction(async (tx) => {
    const text = await textToAnswer(tx, actor, asked);
    const name = await lockName(tx, actor);
    if (!everyClauseTicked(ticked, text.clauses.length)) {
      throw fault('clausesUnticked', { fields: { ticked: 'clausesUnticked' } });
    }
    if (!sameName(asked.typedName, name)) {
      throw fault('nameDiffers', { fields: { typedName: 'nameDiffers' } });
    }
    const before = await findAnswer(tx, { ...asked, evaluatorId: actor.evaluatorId });
    if (before?.answer === 'signed' && before.version === text.version) return before;
    const typedName = comparedName(asked.typedName);
    const sha256 = signatureHash({ textSha256: text.sha256, typedName, answeredAt: now });
    await writeAnswer(tx, actor, text, { answer: 'signed', typedName, ticked, reason: '', sha256, now });
    return { answeredAt: now, sha256 };
  });
}

/**
 * Refuses the pledge of a stage with a reason: the newest answer counts, so that nothing of the stage opens any more.
 * All that they judge in it ends, their sheets are void, and alternates take the teams over. So it is for who still
 * judges: what somebody has signed is locked, and what was judged counts.
 *
 * @throws 1356 notQuerySubject; 4054 pledgeTextChanged; 4063 stageSigned; 1353 notInPeriod once judging is over.
 */
export async function refusePledge(
  db: Db,
  actor: EvaluatorActor,
  asked: Answering & { reason: string },
): Promise<{ answeredAt: Date; recused: number }> {
  const { reason, now } = asked;
  return db.transaction(async (tx) => {
    const text = await textToAnswer(tx, actor, asked);
    await lockStage(tx, asked);
    await assertNotJudged(tx, actor, asked);
    const who = { ...asked, evaluatorId: actor.evaluatorId, teamNo: null };
    const ended = await endAssignments(tx, { ...who, state: 'recused', reason, now });
    await lockName(tx, actor);
    const sha256 = signatureHash({ textSha256: text.sha256, typedName: reason, answeredAt: now });
    await writeAnswer(tx, actor, text, { answer: 'refused', typedName: '', ticked: [], reason, sha256, now });
    await recordEnding(tx, actor, { ended, reason, now });
    return { answeredAt: now, recused: ended.length };
  });
}

/**
 * Gives the pledge of a stage a new text. Whoever signed the one before is unsigned from now on; what they signed
 * stays on record.
 *
 * @throws 404 notFound for a stage that is not judged; 4043 editedElsewhere.
 */
export async function changePledgeText(
  db: Db,
  actor: OperatorActor,
  asked: StageRef & { version: number; title: Bilingual; clauses: Clause[]; reason: string; now: Date },
): Promise<{ version: number }> {
  const { trackNo, stageNo, title, clauses, reason, now } = asked;
  return refusing({ pledge_texts_pkey: 'editedElsewhere' }, () =>
    db.transaction(async (tx) => {
      const stage = await requireJudged(tx, asked);
      const before = await newestText(tx, asked);
      if (before.version !== asked.version) throw fault('editedElsewhere');
      await keepText(tx, before, now);
      const version = before.version + 1;
      const text = { trackNo, stageNo, version, title, clauses };
      await tx.sql
        .insertInto('pledgeTexts')
        .values({
          ...text,
          title: json(title),
          clauses: json(clauses),
          sha256: textHash(text),
          createdAt: now,
          createdBy: actor.operatorId,
        })
        .execute();
      await record(tx, actor, {
        action: 'pledge.changeText',
        object: { kind: 'pledge', id: `${trackNo}/${stageNo}`, label: stage.name.ko },
        before: { version: before.version, sha256: before.sha256 },
        after: { version, sha256: textHash(text), title, clauses },
        reason,
        now,
      });
      return { version };
    }),
  );
}

async function assertNotJudged(
  tx: Db,
  { evaluatorId }: EvaluatorActor,
  { trackNo, stageNo, now }: StageRef & { now: Date },
): Promise<void> {
  const signature = await tx.sql
    .selectFrom('stageSignatures')
    .select('signedAt')
    .where('evaluatorId', '=', evaluatorId)
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  if (signature) throw fault('stageSigned');
  const final = await findFinal(tx, { trackNo, stageNo });
  const period = judgingPeriod(await getTrackRules(tx, trackNo), { stageNo, final });
  if (isOver(period, now)) throw fault('notInPeriod');
}

/** The text that somebody who judges the stage answers: it must be the one they have read. */
async function textToAnswer(tx: Db, actor: EvaluatorActor, asked: Answering): Promise<PledgeVersion> {
  await requirePart(tx, actor, asked);
  const text = await newestText(tx, asked);
  if (text.sha256 !== asked.textSha256) throw fault('pledgeTextChanged');
  return text;
}

/** One answer of an evaluator after the other: their account is locked. Gives their name. */
async function lockName(tx: Db, { evaluatorId }: EvaluatorActor): Promise<string> {
  const account = await tx.sql
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', evaluatorId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  return account.name;
}

type Written = {
  answer: 'signed' | 'refused';
  typedName: string;
  ticked: readonly TickedClause[];
  reason: string;
  sha256: string;
  now: Date;
};

async function writeAnswer(
  tx: Db,
  actor: EvaluatorActor,
  text: PledgeVersion,
  { now, ticked, ...written }: Written,
): Promise<void> {
  const { trackNo, stageNo, version, sha256: textSha256 } = text;
  await keepText(tx, text, now);
  await tx.sql
    .insertInto('pledgeAnswers')
    .values({
      ...written,
      evaluatorId: actor.evaluatorId,
      trackNo,
      stageNo,
      version,
      ticked: json(ticked),
      textSha256,
      answeredAt: now,
    })
    .execute();
  await recordAs(tx, actor, {
    action: written.answer === 'signed' ? 'pledge.sign' : 'pledge.refuse',
    object: { kind: 'pledge', id: `${trackNo}/${stageNo}`, label: text.title.ko },
    after: { version, textSha256, sha256: written.sha256 },
    reason: written.reason,
    now,
  });
}

/** The text that comes with the product becomes version 1 of the stage as soon as somebody answers or follows it. */
async function keepText(tx: Db, text: PledgeVersion, now: Date): Promise<void> {
  if (text.createdAt) return;
  const { title, clauses, ...rest } = text;
  await tx.sql
    .insertInto('pledgeTexts')
    .values({ ...rest, title: json(title), clauses: json(clauses), createdAt: now, createdBy: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
