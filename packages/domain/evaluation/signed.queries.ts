import type { CriterionView, JudgedStage } from '@chulbal/contract/evaluation/views';
import type { Language } from '@chulbal/contract/language';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listHiddenNames } from './hidden-names.queries.ts';
import { rubricView, tidyContent } from './scores.rules.ts';
import { getOwnStage, stageView } from './stage.queries.ts';
import type { SheetContent } from './tables.ts';
import { listOwnTargets, targetRow } from './targets.queries.ts';

/** What an evaluator has signed of a stage, for paper; by number of the target. */
export type SignedSheets = {
  stage: JudgedStage;
  rubric: CriterionView[];
  evaluatorName: string;
  typedName: string;
  signedAt: Date;
  sheetsSha256: string;
  sheets: ({
    targetNo: number;
    teamName: string | null;
    itemName: string;
    state: 'submitted' | 'recused' | 'voided';
    total: number | null;
  } & SheetContent)[];
};

/** The actor's signed sheets of a stage. Throws notFound before they are signed, and for a stage that is not judged. */
export async function getSignedSheets(
  db: Db,
  actor: EvaluatorActor,
  asked: { trackNo: number; stageNo: number; language: Language; now: Date },
): Promise<SignedSheets> {
  const { trackNo, stageNo, language, now } = asked;
  const ref = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const judged = await getOwnStage(db, ref);
  const { signature, settings, rubric } = judged;
  if (!signature) throw fault('notFound');
  const { name } = await db.sql
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', actor.evaluatorId)
    .executeTakeFirstOrThrow();
  const { targets } = await listOwnTargets(db, ref);
  const hidden = await listHiddenNames(db, targets, settings);
  return {
    stage: stageView(judged, { signature, language, now }),
    rubric: rubricView(rubric, { ...settings, language }),
    evaluatorName: name,
    typedName: signature.typedName,
    signedAt: signature.signedAt,
    sheetsSha256: signature.sheetsSha256,
    sheets: targets
      .sort((a, b) => a.targetNo - b.targetNo)
      .flatMap((target) => {
        const { targetNo, state, sheet } = target;
        if (!sheet || state === 'unread' || state === 'draft') return [];
        const of = { judged, hidden: hidden.get(target.teamNo) ?? [], language };
        const { teamName, itemName } = targetRow(target, of);
        return [{ targetNo, teamName, itemName, state, total: sheet.total, ...tidyContent(rubric, sheet) }];
      }),
  };
}
