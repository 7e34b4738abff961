import { companyList } from '@chulbal/contract/companies/shown';
import { pick, randomNumbers } from '@chulbal/demo/random';
import { listCompanies } from '@chulbal/domain/companies/queries';
import type { Figure } from '../tools/figures/figure.ts';
import { distinct } from './keywords.ts';
import { measureList } from './list-reads.ts';
import { igNo, insertCompanies, openMarketNow } from './standing-market.ts';
import { searches } from './team-queries.ts';

export const name = 'F-02 The list of companies of an exhibition, 10,000 on PostgreSQL';

type CompanyQuery = {
  igNo: number;
  page?: number;
  size?: number;
  trackNo?: number;
  region?: string;
  keyword?: string;
  order?: 'fair' | 'name';
  seed?: number;
};

export function run({ seed }: { seed: number }): Promise<Figure[]> {
  return measureList<CompanyQuery>(
    {
      ...{ what: 'companies', endpoint: companyList, prepare: openMarketNow, sizes: [100, 1_000, 10_000] },
      hot: { igNo, page: 1, size: 24, seed: 7 },
      // Names are found as those of teams are.
      searches: (count, from) => searches(count, from).map((query) => ({ igNo, ...query })),
      ...{ pages, insert: insertCompanies },
      list: (db, query) =>
        listCompanies(db, {
          ...{ page: 1, size: 24, order: 'fair', seed: 0, language: 'ko', now: new Date(), ...query },
        }),
      names: { inReply: 'icNo', inTable: 'ic_no', shown: 'title_ko' },
    },
    seed,
  );
}

/** Random pages, each of a visitor with an order of their own; one in three of a track, some by name. */
function pages(count: number, seed: number, companies: number): CompanyQuery[] {
  const random = randomNumbers(seed);
  return distinct(count, () => ({
    ...{ igNo, size: 24, page: 1 + Math.floor((random() * companies) / 24 / 6) },
    ...{ seed: Math.floor(random() * 64), order: pick(random, ['fair', 'fair', 'name'] as const) },
    ...(random() < 0.33 ? { trackNo: 1 + Math.floor(random() * 5) } : {}),
  }));
}
