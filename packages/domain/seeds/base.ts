import type { Db } from '../db.ts';
import { saveSchools } from '../schools/commands.ts';
import { setSiteSettings } from '../site/commands.ts';
import { firstSettings } from '../site/rules.ts';
import { seedPages } from './pages.ts';
import { starterSchools } from './starter-schools.ts';
import { seedTerms } from './terms.ts';

/**
 * What every installation begins with: names of the site, the starter list of schools and, naming the site,
 * terms and pages. Each is
 * written only where there is none yet, so that it may run at every start and never undoes an operator's edit.
 */
export async function seedBase(db: Db, { now }: { now: Date }): Promise<void> {
  if (await isEmpty(db, 'siteSettings')) await setSiteSettings(db, { settings: firstSettings, now });
  if (await isEmpty(db, 'schools')) await saveSchools(db, { schools: starterSchools });
  await seedTerms(db, { now });
  await seedPages(db, { now });
}

async function isEmpty(db: Db, table: 'siteSettings' | 'schools'): Promise<boolean> {
  const row = await db.sql
    .selectFrom(table)
    .select(({ lit }) => lit(1).as('one'))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
