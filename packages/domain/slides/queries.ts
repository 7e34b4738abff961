import type { Language } from '@chulbal/contract/language';
import type { SlideView, WrittenSlide } from '@chulbal/contract/slides';
import type { Db } from '../db.ts';
import { getSite } from '../site/queries.ts';
import { slideIn } from './rules.ts';

/** The slides shown at `now` in their order, in one language; those without a text in it are left out. */
export async function listSlides(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<SlideView[]> {
  const [rows, { slug }] = await Promise.all([
    db.sql
      .selectFrom('slides')
      .selectAll()
      .where('shown', '=', true)
      .where((eb) => eb.or([eb('shownFrom', 'is', null), eb('shownFrom', '<=', now)]))
      .where((eb) => eb.or([eb('shownUntil', 'is', null), eb('shownUntil', '>', now)]))
      .orderBy('position')
      .orderBy('id')
      .execute(),
    getSite(db, { language }),
  ]);
  return rows.map((row) => slideIn(row, { language, slug })).filter((slide) => slide !== null);
}

/** All slides in their order, hidden ones too. */
export async function listWrittenSlides(db: Db): Promise<WrittenSlide[]> {
  const rows = await db.sql.selectFrom('slides').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(({ position: _, updatedAt, shownFrom, shownUntil, ...slide }) => ({
    ...slide,
    shownFrom: shownFrom?.toISOString() ?? null,
    shownUntil: shownUntil?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
}
