import { mapTexts, type Plan } from '@chulbal/contract/business-plan';
import { withoutControls } from '../applications/draft.rules.ts';

/** A plan as it is kept: texts in NFC, whole letters, nothing that steers what stands around it. */
export function cleanPlan(plan: Plan): Plan {
  return mapTexts(plan, withoutControls);
}
