import { isDeepStrictEqual } from 'node:util';
import type { CountingRules, MarketCount } from '@chulbal/contract/exhibition/exhibition';
import type { Bilingual } from '@chulbal/contract/language';
import type { CountedMarket } from '@chulbal/contract/results/shapes';
import type { Db } from '../db.ts';
import { findExhibitionOfYear, listPlans } from '../exhibition/queries.ts';
import type { ExhibitionRules } from '../exhibition/rules.ts';
import { findRevealedTotals } from '../investment/results.queries.ts';
import type { Stage } from './final/queries.ts';

/** A market that counts for a stage. Until its totals are revealed nothing of them is in it. */
export type CountingMarket = {
  igNo: number;
  name: Bilingual;
  rules: CountingRules;
  revealsAt: Date;
  revealedAt: Date | null;
  market: CountedMarket | null;
};

/** The market that counts for a judged stage by the published plan of its season's exhibition; null where none does. */
export async function findCounting(
  db: Db,
  { year, trackNo, stageNo }: Stage & { year: number },
): Promise<CountingMarket | null> {
  const exhibition = await findExhibitionOfYear(db, year);
  const count = exhibition?.plan.counts.find((one) => one.trackNo === trackNo && one.stageNo === stageNo);
  if (!exhibition || !count) return null;
  const { igNo, plan, revealedAt } = exhibition;
  const { trackNo: _, stageNo: __, ...rules } = count;
  const revealed = await findRevealedTotals(db, { igNo, trackNo });
  const planVersion = sinceWhen(await listPlans(db, igNo), count);
  return {
    ...{ igNo, name: { ko: plan.nameKo, en: plan.nameEn || plan.nameKo } },
    ...{ rules, revealsAt: plan.revealsAt, revealedAt },
    market: revealed && { igNo, planVersion, rules, ...revealed },
  };
}

/** The version of the plan since which it counts like that: one that changed something else is no other rule. */
function sinceWhen(plans: ReadonlyMap<number, ExhibitionRules>, count: MarketCount): number {
  let since = 0;
  for (const [version, { counts }] of plans) {
    const had = counts.some((one) => isDeepStrictEqual(one, count));
    if (!had) since = 0;
    else if (since === 0) since = version;
  }
  return since;
}
