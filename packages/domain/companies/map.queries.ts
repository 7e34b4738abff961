import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getCompanyMap } from '@chulbal/contract/site/map';
import type { Db } from '../db.ts';
import { listExhibitions } from '../exhibition/queries.ts';
import { shownCompanies } from './queries.ts';

/** A sitemap may name 50,000 addresses, and every page has up to two. */
const MOST = 20_000;

/** Pages of every exhibition that has opened, for search engines. */
export async function listCompaniesForMap(
  db: Db,
  { now }: { now: Date },
): Promise<OutputOf<typeof getCompanyMap>> {
  const opened = (await listExhibitions(db)).filter(({ plan }) => plan.opensAt <= now);
  const pages: OutputOf<typeof getCompanyMap> = [];
  for (const { igNo, plan } of opened) {
    const rows = await shownCompanies(db, igNo)
      .innerJoin('companyVersions as v', (join) =>
        join.onRef('v.icNo', '=', 'companies.icNo').onRef('v.version', '=', 'companies.approvedVersion'),
      )
      .select(['companies.icNo', 'companies.titleEn', 'v.reviewedAt'])
      .orderBy('companies.icNo')
      .limit(MOST - pages.length)
      .execute();
    for (const { icNo, titleEn, reviewedAt } of rows) {
      const publishedAt = new Date(
        Math.max(plan.opensAt.getTime(), reviewedAt?.getTime() ?? 0),
      ).toISOString();
      pages.push({ igNo, icNo, publishedAt, hasEnglish: titleEn !== '' });
    }
  }
  return pages;
}
