import type { OutputOf } from '@chulbal/contract/endpoint';
import { residentNumbersIn } from '@chulbal/contract/seasons/plan-carry';
import {
  type Plan,
  picturesOf,
  planLimits,
  readPlan,
  writePlan,
} from '@chulbal/contract/toolkits/business-plan';
import type { savePlan as savePlanEndpoint } from '@chulbal/contract/toolkits/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { keepPlanPictures } from '../files/plan-pictures.commands.ts';
import { cleanPlan } from './plans.rules.ts';
import { savePaper } from './shelf.commands.ts';
import { readPapers } from './shelf.queries.ts';

/**
 * Saves or deletes one business plan: see `savePaper`. Its texts are made clean, its pictures kept as long as it names
 * them. Throws tooManyPlans 4080, residentNumber 4082 (P-04).
 */
export async function savePlan(
  db: Db,
  actor: UserActor,
  asked: { baseVersion: number; planId: string; plan: Plan | null; now: Date },
): Promise<OutputOf<typeof savePlanEndpoint>> {
  const { planId, baseVersion, now } = asked;
  const plan = asked.plan && cleanPlan(asked.plan);
  if (plan && residentNumbersIn(plan).length > 0) throw fault('residentNumberWritten');
  const { others, conflict, ...saved } = await savePaper(db, actor, {
    ...{ kind: 'plan', most: planLimits.plans, tooMany: 'tooManyPlans', baseVersion, now },
    paperId: planId,
    text: plan && writePlan(plan),
    written: (tx) => keepPlanPictures(tx, actor, { planId, names: plan ? picturesOf(plan) : [], now }),
  });
  return {
    ...saved,
    others: readPapers(others, readPlan),
    conflict: conflict && { theirs: conflict.theirs === null ? null : readPlan(conflict.theirs) },
  };
}
