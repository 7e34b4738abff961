import type { OutputOf } from '@chulbal/contract/endpoint';
import { readPlan } from '@chulbal/contract/toolkits/business-plan';
import type { myPlans } from '@chulbal/contract/toolkits/toolkits';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getShelf } from './shelf.queries.ts';

/** A person's business plans, deleted ones left out; version 0 before the first save. */
export async function listMyPlans(db: Db, { userId }: UserActor): Promise<OutputOf<typeof myPlans>> {
  const { version, savedAt, papers } = await getShelf(db, { userId, kind: 'plan' });
  const plans = Object.entries(papers).flatMap(([id, text]) => {
    const plan = readPlan(text);
    return plan ? [[id, plan] as const] : [];
  });
  return { version, savedAt, plans: Object.fromEntries(plans) };
}
