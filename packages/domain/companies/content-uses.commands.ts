import type { Db } from '../db.ts';
import { useContentFiles } from '../files/content-uses.commands.ts';
import { filesOfCompany } from './rules.ts';

/**
 * Tells which files a page shows and which it only keeps: of its draft and of every version. What is approved may be read
 * from then on by whoever has its opaque name, which nobody learns before the exhibition opens.
 */
export async function nameFiles(tx: Db, icNo: number): Promise<void> {
  const company = await tx.sql
    .selectFrom('companies')
    .select(['draft', 'approvedVersion', 'hiddenAt', 'leftAt', 'savedAt'])
    .where('icNo', '=', icNo)
    .executeTakeFirstOrThrow();
  const versions = await tx.sql
    .selectFrom('companyVersions')
    .select(['version', 'content', 'reviewedAt'])
    .where('icNo', '=', icNo)
    .execute();
  const approved = versions.find(({ version }) => version === company.approvedVersion);
  const kept = [company.draft, ...versions.map(({ content }) => content)].flatMap(filesOfCompany);
  const isShown = approved && company.hiddenAt === null && company.leftAt === null;
  await useContentFiles(tx, {
    ...{ kind: 'company', id: icNo, until: null, kept },
    shown: isShown ? filesOfCompany(approved.content) : [],
    from: isShown ? approved.reviewedAt : null,
  });
}
