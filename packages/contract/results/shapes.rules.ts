import type { ResultRules } from './shapes.ts';

/** How many are selected under these rules. */
export function selectedCount({ select }: Pick<ResultRules, 'select'>): number {
  return select.kind === 'count' ? select.count : select.places * select.factor;
}

/** Whether any places are kept for a region. Without such, regions mean nothing: everybody is ranked among all. */
export function hasQuotas({ quotas }: Pick<ResultRules, 'quotas'>): boolean {
  return quotas.some(({ places }) => places > 0);
}

/** The places kept for a region under these rules; 0 where it has no quota. */
export function quotaOf({ select, quotas }: Pick<ResultRules, 'select' | 'quotas'>, region: string): number {
  const quota = quotas.find((one) => one.region === region)?.places ?? 0;
  return select.kind === 'count' ? quota : quota * select.factor;
}
