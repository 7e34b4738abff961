import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Db } from '../db.ts';
import { beginPage } from '../pages/commands.ts';
import { saveSchools } from '../schools/commands.ts';
import { setSiteSettings } from '../site/commands.ts';
import { firstSettings } from '../site/rules.ts';
import { aboutStory } from './page-about.texts.ts';
import { privacyPolicy } from './page-privacy.texts.ts';
import { starterSchools } from './starter-schools.ts';
import { wordsOfSite } from './term-text.ts';
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

/** The pages that a new installation begins with, in force from the day of `now`; those there are stay as they are. */
async function seedPages(db: Db, { now }: { now: Date }): Promise<void> {
  const words = await wordsOfSite(db);
  const effectiveAt = koreanInstant(koreanDay(now), '00:00');
  await db.transaction(async (tx) => {
    await beginPage(tx, { page: 'about', content: aboutStory(words), effectiveAt });
    await beginPage(tx, { page: 'privacy', content: privacyPolicy(words), effectiveAt });
  });
}
