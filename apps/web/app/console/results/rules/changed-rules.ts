import type { ResultRules } from '@chulbal/contract/results/shapes';

/** A part of the rules that can be changed by itself. */
export type RulePart =
  | 'trim'
  | 'minSheets'
  | 'bonus'
  | 'cutLine'
  | 'tieOrder'
  | 'select'
  | 'quotas'
  | 'backfill'
  | 'reserves';

export const ruleParts: readonly RulePart[] = [
  'trim',
  'bonus',
  'cutLine',
  'minSheets',
  'tieOrder',
  'select',
  'quotas',
  'backfill',
  'reserves',
];

/** What of the rules is another than in `base`, in the order of the screen. */
export function changedParts(base: ResultRules, rules: ResultRules): RulePart[] {
  return ruleParts.filter((part) => textOf(base, part) !== textOf(rules, part));
}

export function sameRules(one: ResultRules, other: ResultRules): boolean {
  return changedParts(one, other).length === 0;
}

/** Quotas compare by region, whatever their order, and none is the same as zero. */
function textOf(rules: ResultRules, part: RulePart): string {
  if (part === 'trim' && !rules.trim.on) return 'off';
  if (part === 'bonus' && !rules.bonus.on) return 'off';
  if (part === 'trim') return `${rules.trim.from}`;
  if (part === 'bonus') return `${rules.bonus.max}`;
  if (part === 'select') {
    const { select } = rules;
    return select.kind === 'count' ? `${select.count}` : `${select.places}×${select.factor}`;
  }
  if (part !== 'quotas') return JSON.stringify(rules[part]);
  const kept = rules.quotas.filter(({ places }) => places > 0);
  return JSON.stringify(kept.map(({ region, places }) => `${region} ${places}`).sort());
}

/** Puts a criterion one place on in the order of ties; `rules` itself where it stands at the end. */
export function movedCriterion(rules: ResultRules, code: string, by: -1 | 1): ResultRules {
  const from = rules.tieOrder.indexOf(code);
  return placedCriterion(rules, code, from + by);
}

/** Puts a criterion at a place of the order of ties. */
export function placedCriterion(rules: ResultRules, code: string, to: number): ResultRules {
  const from = rules.tieOrder.indexOf(code);
  if (from < 0 || to < 0 || to >= rules.tieOrder.length || to === from) return rules;
  const tieOrder = rules.tieOrder.filter((one) => one !== code);
  tieOrder.splice(to, 0, code);
  return { ...rules, tieOrder };
}

/** The most places that all quotas together may have. */
export function placesToShare({ select }: Pick<ResultRules, 'select'>): number {
  return select.kind === 'count' ? select.count : select.places;
}

export function quotaSum({ quotas }: Pick<ResultRules, 'quotas'>): number {
  return quotas.reduce((sum, { places }) => sum + places, 0);
}

/** The rules with another quota for a region; one of none is left out. */
export function withQuota(rules: ResultRules, region: string, places: number): ResultRules {
  const known = rules.quotas.some((quota) => quota.region === region);
  const quotas = known
    ? rules.quotas.map((quota) => (quota.region === region ? { region, places } : quota))
    : [...rules.quotas, { region, places }];
  return { ...rules, quotas: quotas.filter((quota) => quota.places > 0) };
}

/** The rules with another number of places, by count or by factor. */
export function withPlaces(rules: ResultRules, places: number): ResultRules {
  const { select } = rules;
  return {
    ...rules,
    select: select.kind === 'count' ? { kind: 'count', count: places } : { ...select, places },
  };
}

/** The rules with a number selected once (null) or a factor times over; the places stay. */
export function withFactor(rules: ResultRules, factor: number | null): ResultRules {
  const places = placesToShare(rules);
  return {
    ...rules,
    select: factor === null ? { kind: 'count', count: places } : { kind: 'factor', places, factor },
  };
}
