import { type Plan, readPlan, writePlan } from '@chulbal/contract/toolkits/business-plan';
import { deviceShelf } from '../shelf/device-shelf.ts';
import type { PaperCommand } from '../shelf/shelf-engine.ts';

export const planAddress = '/toolkit/business-plan';

/** A visitor's plans on this device. */
export const devicePlans = deviceShelf('plan:', (text) => readPlan(text) !== null);

/** How a plan is saved in the account. */
export const savePlanCommand: PaperCommand<Plan> = {
  name: 'savePlan',
  read: readPlan,
  write: writePlan,
  inputOf: ({ baseVersion, id, paper }) => ({ baseVersion, planId: id, plan: paper }),
};
