import { useTexts } from '../../../lib/use-texts.ts';
import type { results as texts } from '../results.ko.ts';
import type { RulePart } from '../rules/changed-rules.ts';

const keys = {
  trim: 'trim',
  minSheets: 'minSheets',
  bonus: 'bonus',
  cutLine: 'cutLine',
  tieOrder: 'rulesTie',
  select: 'select',
  quotas: 'quotas',
  backfill: 'backfill',
  reserves: 'reserves',
} as const satisfies Record<RulePart, string>;

/** What a part of the rules is called. */
export function useRuleNames(): (part: RulePart) => string {
  const t = useTexts<typeof texts>('results');
  return (part) => t(keys[part]);
}
