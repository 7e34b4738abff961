import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { childNameTerm } from './term-child-name.texts.ts';
import { marketingTerm } from './term-marketing.texts.ts';
import { privacyTerm } from './term-privacy.texts.ts';
import { serviceTerm } from './term-service.texts.ts';
import { wordsOfSite } from './term-text.ts';

/**
 * The texts that a new installation asks people to agree to: terms of service and personal data (required),
 * news (optional), and guardians a child's name on public pages (optional). In force from the day of `now` in Korea, which is also their version; terms that exist in
 * any version are left as they are.
 */
export async function seedTerms(db: Db, { now }: { now: Date }): Promise<void> {
  const words = await wordsOfSite(db);
  const day = koreanDay(now);
  const texts = [serviceTerm(words), privacyTerm(words), marketingTerm(words), childNameTerm(words)];
  await db.transaction(async (tx) => {
    const known = await tx.sql.selectFrom('terms').select('term').distinct().execute();
    const rows = texts
      .map(({ term, required, askedOf, title, purpose, items, period, refusal, body }, index) => ({
        term,
        required,
        askedOf,
        version: day.replaceAll('-', '.'),
        position: index + 1,
        title: json(title),
        purpose: json(purpose),
        items: json(items),
        period: json(period),
        refusal: json(refusal),
        body: json(body),
        effectiveAt: koreanInstant(day, '00:00'),
      }))
      .filter(({ term }) => known.every((one) => one.term !== term));
    if (rows.length > 0) await tx.sql.insertInto('terms').values(rows).execute();
  });
}
