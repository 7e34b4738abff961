import type { ExhibitionPlan } from '@chulbal/contract/exhibition/exhibition';
import type { Texts } from '../../lib/autosave/edited.ts';

/** A plan, or a part of it, as texts by field: each its JSON. */
export function textsOf(plan: Partial<ExhibitionPlan>): Texts {
  return Object.fromEntries(Object.entries(plan).map(([field, value]) => [field, JSON.stringify(value)]));
}

/** And back. */
export function planOf(texts: Texts): ExhibitionPlan {
  const fields = Object.entries(texts).map(([field, text]) => [field, JSON.parse(text)]);
  return Object.fromEntries(fields) as ExhibitionPlan;
}
