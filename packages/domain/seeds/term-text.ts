import type { Bilingual } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { getSite } from '../site/queries.ts';

/** Names that stand in the texts; they come from the site's settings. */
export type TermWords = {
  brand: Bilingual;
  league: Bilingual;
  foundation: Bilingual;
  email: string;
  phone: string;
};

export type TermText = {
  term: string;
  required: boolean;
  askedOf?: 'guardian';
  title: Bilingual;
  purpose: Bilingual;
  items: Bilingual;
  period: Bilingual;
  refusal: Bilingual;
  body: Bilingual;
};

/** The site's names as they are now. */
export async function wordsOfSite(db: Db): Promise<TermWords> {
  const [ko, en] = [await getSite(db, { language: 'ko' }), await getSite(db, { language: 'en' })];
  return {
    brand: { ko: ko.brand, en: en.brand },
    league: { ko: ko.league, en: en.league },
    foundation: {
      ko: ko.organisations[0]?.name ?? ko.brand,
      en: en.organisations[0]?.name ?? en.brand,
    },
    email: ko.email,
    phone: ko.phone,
  };
}
