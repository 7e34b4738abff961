import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { textIn } from '../posts/language.rules.ts';
import { cachedPicture } from '../share-picture.ts';
import { getSite } from '../site/queries.ts';
import { findTypeTest } from './queries.ts';
import { drawTypeShare, type TypeShareFacts } from './share-picture.ts';

/**
 * The picture of link previews of a result of the type test, as PNG: of its type, so that it is drawn once for all who
 * have it. Throws notFound for a version that was never published or a type that is not of it.
 */
export async function getTypeShare(
  db: Db,
  { version, typeCode, language }: { version: number; typeCode: string; language: Language },
): Promise<Buffer> {
  const found = await findTypeTest(db, { version });
  const type = found?.plan.types.find(({ code }) => code === typeCode);
  if (!found || !type) throw fault('notFound');
  const { brand } = await getSite(db, { language });
  const facts: TypeShareFacts = {
    ...{ brand, art: type.art },
    testName: textIn(language, found.plan.nameKo, found.plan.nameEn),
    typeName: textIn(language, type.ko, type.en),
    line: textIn(language, type.lineKo, type.lineEn),
  };
  return cachedPicture({ kind: 'type', texts: facts }, () => drawTypeShare(facts));
}
