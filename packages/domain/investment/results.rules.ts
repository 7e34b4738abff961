import type { MarketReplay } from '@chulbal/contract/investment/investment';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { LedgerLine } from './chain.rules.ts';
import type { CompanyTotal, StoredResults } from './tables.ts';
import type { Holding } from './totals.rules.ts';

/** Sums of everything that was invested. */
export function sumsOf(totals: readonly CompanyTotal[]): StoredResults['totals'] {
  const sum = (of: (one: CompanyTotal) => number) => totals.reduce((all, one) => all + of(one), 0);
  return {
    citizens: sum(({ citizens }) => citizens),
    peers: sum(({ peers }) => peers),
    total: sum(({ total }) => total),
    investments: sum(({ investors }) => investors),
  };
}

/** How many investments stood at each amount, the smallest first. */
export function spreadOf(holdings: readonly Pick<Holding, 'amount'>[]): StoredResults['spread'] {
  const counts = new Map<number, number>();
  for (const { amount } of holdings) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].map(([amount, count]) => ({ amount, count })).toSorted((a, b) => a.amount - b.amount);
}

/**
 * What stood at the end of each Korean day from the opening to the closing, whose day ends with it. Wallets that were voided
 * afterwards are never in it, so that the last day is what was revealed.
 */
export function replayOf(
  lines: readonly LedgerLine[],
  {
    companies,
    opensAt,
    closesAt,
    voided,
  }: {
    companies: readonly number[];
    opensAt: Date;
    closesAt: Date;
    voided: ReadonlySet<string>;
  },
): MarketReplay {
  const place = new Map(companies.map((icNo, index) => [icNo, index]));
  const amounts = companies.map(() => 0);
  const held = new Map<string, number>();
  const byDay = Map.groupBy(
    lines.filter(({ wallet, kind }) => !voided.has(wallet) && kind !== 'void' && kind !== 'restore'),
    ({ at }) => koreanDay(at),
  );
  const last = koreanDay(new Date(closesAt.getTime() - 1));
  const days: MarketReplay['days'] = [];
  for (let day = koreanDay(opensAt); day <= last; day = addDays(day, 1)) {
    const counts = { wallets: 0, invested: 0, changed: 0, takenBack: 0 };
    for (const { kind, wallet, icNo, amount } of byDay.get(day) ?? []) {
      if (icNo === null) {
        counts.wallets += 1;
        continue;
      }
      const key = `${wallet} ${icNo}`;
      const before = held.get(key) ?? 0;
      const after = before + (kind === 'invest' ? amount : -amount);
      held.set(key, after);
      counts[before === 0 ? 'invested' : after === 0 ? 'takenBack' : 'changed'] += 1;
      const index = place.get(icNo);
      if (index !== undefined) amounts[index] = (amounts[index] ?? 0) + after - before;
    }
    const midnight = koreanInstant(addDays(day, 1), '00:00');
    const at = midnight < closesAt ? midnight : closesAt;
    days.push({ day, at: at.toISOString(), amounts: [...amounts], ...counts });
  }
  return { companies: [...companies], days };
}
