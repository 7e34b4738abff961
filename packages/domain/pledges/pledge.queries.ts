import type { Language } from '@chulbal/contract/language';
import type { PledgeText, PledgeTextDraft, PledgeView } from '@chulbal/contract/pledges';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getStage } from '../seasons/queries.ts';
import { countAnswers, findAnswer, findText, newestText, type StageRef } from './queries.ts';
import type { PledgeVersion } from './rules.ts';
import { getMyStage } from './stages.queries.ts';

/** The pledge that an evaluator reads, and what they answered last. @throws 1356 notQuerySubject. */
export async function getPledge(
  db: Db,
  actor: EvaluatorActor,
  asked: StageRef & { language: Language; now: Date },
): Promise<PledgeView> {
  const { language } = asked;
  const stage = await getMyStage(db, actor, asked);
  const text = await newestText(db, asked);
  const answer = await findAnswer(db, { ...asked, evaluatorId: actor.evaluatorId });
  const isOld = answer !== null && answer.version !== text.version;
  const before = isOld ? await findText(db, { ...asked, version: answer.version }) : null;
  return {
    stage,
    text: textView(text, language),
    before: before && textView(before, language),
    answer: answer && {
      kind: answer.answer,
      version: answer.version,
      typedName: answer.typedName,
      reason: answer.reason,
      sha256: answer.sha256,
      answeredAt: answer.answeredAt.toISOString(),
    },
  };
}

/** A version in one language. */
export function textView(text: PledgeVersion, language: Language): PledgeText {
  return {
    version: text.version,
    sha256: text.sha256,
    title: text.title[language],
    clauses: text.clauses.map(({ title, body }) => ({ title: title[language], body: body[language] })),
    since: text.createdAt?.toISOString() ?? null,
  };
}

/** The text in force as an operator edits it. @throws 404 notFound for a stage that is not judged. */
export async function getTextToEdit(db: Db, asked: StageRef): Promise<PledgeTextDraft> {
  await requireJudged(db, asked);
  const { version, title, clauses } = await newestText(db, asked);
  return {
    version,
    title: { ...title },
    clauses: clauses.map((clause) => ({ title: { ...clause.title }, body: { ...clause.body } })),
    ...(await countAnswers(db, { ...asked, version })),
  };
}

/** The stage, which has a rubric. @throws 404 notFound. */
export async function requireJudged(db: Db, { trackNo, stageNo }: StageRef) {
  const stage = await getStage(db, trackNo, stageNo);
  if (!stage.rubric) throw fault('notFound');
  return stage;
}
