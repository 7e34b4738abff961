import type { Bilingual, Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { findCurrentEvent } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { cachedPicture } from '../share-picture.ts';
import { getSite } from '../site/queries.ts';
import { findCodeOwner, inLanguage } from './queries.ts';
import { drawRecommenderShare } from './share-picture.ts';

const band: Bilingual = { ko: '추천 코드', en: 'Referral code' };

/**
 * The picture of link previews of a recommender's link in the event that counts now, as PNG. Only a code that somebody has
 * is drawn, so that no text of a stranger is. Throws notFound, also where there is no event.
 */
export async function getRecommenderShare(
  db: Db,
  { code, language, now }: { code: string; language: Language; now: Date },
): Promise<Buffer> {
  const event = await findCurrentEvent(db, now);
  const owner = event && (await findCodeOwner(db, { code }));
  if (!owner) throw fault('notFound');
  const { brand } = await getSite(db, { language });
  const eventName = inLanguage(event.plan.nameKo, event.plan.nameEn, language);
  const facts = { brand, eventName, band: band[language], code: owner.code };
  return cachedPicture({ kind: 'recommender', texts: facts }, () => drawRecommenderShare(facts));
}
