import type { CompanyTotal, RankedCompany, WalletKind } from './tables.ts';

/** What somebody has in a company: whole won, more than nothing. */
export type Holding = { wallet: string; kind: WalletKind; icNo: number; amount: number };

/** Totals and ranks of every company, the highest total first, then by number. */
export function totalsOf(companies: readonly RankedCompany[], holdings: readonly Holding[]): CompanyTotal[] {
  const sums = new Map(companies.map(({ icNo }) => [icNo, { citizens: 0, peers: 0, investors: 0 }]));
  for (const { icNo, kind, amount } of holdings) {
    const sum = sums.get(icNo);
    if (!sum) continue;
    sum[kind === 'peer' ? 'peers' : 'citizens'] += amount;
    sum.investors += 1;
  }
  const all = companies.map(({ icNo, trackNo, region }) => {
    const { citizens, peers, investors } = sums.get(icNo) ?? { citizens: 0, peers: 0, investors: 0 };
    return { icNo, trackNo, region, citizens, peers, total: citizens + peers, investors };
  });
  const sorted = all.toSorted((one, other) => other.total - one.total || one.icNo - other.icNo);
  const ranks = ranksOf(sorted);
  const cellRanks = new Map<number, number | null>();
  for (const cell of Map.groupBy(sorted, cellOf).values()) {
    for (const [icNo, rank] of ranksOf(cell)) cellRanks.set(icNo, rank);
  }
  return sorted.map((one) => ({
    ...one,
    rank: ranks.get(one.icNo) ?? null,
    cellRank: cellRanks.get(one.icNo) ?? null,
  }));
}

/** Of companies sorted by total: 1, 1, 3. */
function ranksOf(sorted: readonly { icNo: number; total: number }[]): Map<number, number | null> {
  const ranks = new Map<number, number | null>();
  let rank = 0;
  let last: number | null = null;
  for (const [place, { icNo, total }] of sorted.entries()) {
    if (total !== last) rank = place + 1;
    last = total;
    ranks.set(icNo, total > 0 ? rank : null);
  }
  return ranks;
}

function cellOf({ trackNo, region }: RankedCompany): string {
  return `${trackNo} ${region}`;
}

/** How one's choice ended: a hit is to have invested in the first of a track × region. */
export function hitsOf(totals: readonly CompanyTotal[], invested: readonly number[]): Set<number> {
  const firsts = new Set(totals.filter(({ cellRank }) => cellRank === 1).map(({ icNo }) => icNo));
  return new Set(invested.filter((icNo) => firsts.has(icNo)));
}
