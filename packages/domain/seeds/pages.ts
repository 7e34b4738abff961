import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Db } from '../db.ts';
import { beginPage } from '../pages/commands.ts';
import { aboutStory } from './page-about.texts.ts';
import { privacyPolicy } from './page-privacy.texts.ts';
import { wordsOfSite } from './term-text.ts';

/** The pages that a new installation begins with, in force from the day of `now`; those there are stay as they are. */
export async function seedPages(db: Db, { now }: { now: Date }): Promise<void> {
  const words = await wordsOfSite(db);
  const effectiveAt = koreanInstant(koreanDay(now), '00:00');
  await db.transaction(async (tx) => {
    await beginPage(tx, { page: 'about', content: aboutStory(words), effectiveAt });
    await beginPage(tx, { page: 'privacy', content: privacyPolicy(words), effectiveAt });
  });
}
