import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listTargets as listTargetsEndpoint } from '@chulbal/contract/evaluation/evaluation';
import type { Language } from '@chulbal/contract/language';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { figuresOf } from './figures.rules.ts';
import { listHiddenNames } from './hidden-names.queries.ts';
import { inWorkingOrder, placesOf } from './order.rules.ts';
import { rubricView } from './scores.rules.ts';
import { getOwnStage, ownPeriodOf, stageView } from './stage.queries.ts';
import { countStates } from './states.rules.ts';
import { numberTargets } from './targets.commands.ts';
import { listOwnTargets, targetRow } from './targets.queries.ts';

/**
 * The actor's targets of a stage in working order, with their own figures; targets get their numbers where they have
 * none yet. A fixed number of queries, however many there are. Throws notFound for a stage that is not judged.
 */
export async function openTargets(
  db: Db,
  actor: EvaluatorActor,
  asked: { trackNo: number; stageNo: number; language: Language; now: Date },
): Promise<OutputOf<typeof listTargetsEndpoint>> {
  const { trackNo, stageNo, language, now } = asked;
  const ref = { trackNo, stageNo, evaluatorId: actor.evaluatorId };
  const judged = await getOwnStage(db, ref);
  const { settings, rubric, cutLine, signature } = judged;
  await numberTargets(db, ref);
  const { targets, conflicted } = await listOwnTargets(db, ref);
  const hidden = await listHiddenNames(db, targets, settings);
  const places = placesOf(targets, settings);
  const progress = countStates(targets.map(({ state }) => state));
  const submitted = targets.flatMap(({ state, sheet }) =>
    state === 'submitted' && sheet && sheet.total !== null
      ? [{ scores: sheet.scores, total: sheet.total }]
      : [],
  );
  return {
    stage: stageView(judged, { signature, language, now }),
    rubric: rubricView(rubric, { ...settings, language }),
    targets: inWorkingOrder(targets, settings).map((target) => ({
      ...targetRow(target, { judged, hidden: hidden.get(target.teamNo) ?? [], language }),
      place: places.get(target.targetNo) ?? null,
      period: ownPeriodOf(judged, { teamNo: target.teamNo, now }),
    })),
    progress,
    conflicted,
    figures: figuresOf(submitted, rubric, cutLine),
    signable: !signature && targets.length > 0 && progress.unread + progress.draft === 0,
  };
}
