import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { findShownCompany } from './queries.ts';

/** Reports of one page that wait at most: more say nothing new. */
const MOST_OPEN = 50;

/** Tells the operators that something is wrong with a page that is shown. Throws notFound for any other. */
export async function reportCompany(
  db: Db,
  asked: { igNo: number; icNo: number; reason: string; text: string; now: Date },
): Promise<void> {
  const { igNo, icNo, reason, text, now } = asked;
  if (!(await findShownCompany(db, { igNo, icNo, now }))) throw fault('notFound');
  const { open } = await db.sql
    .selectFrom('companyReports')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('icNo', '=', icNo)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) return;
  await db.sql.insertInto('companyReports').values({ icNo, reason, text, reportedAt: now }).execute();
}
