import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import type { DisplayKind, PopupDraft, PopupView, WrittenPopup } from '@chulbal/contract/popups/popups';
import type { PosterDraft, PosterView, WrittenPoster } from '@chulbal/contract/popups/posters';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { displayRichText } from '../rich-text.ts';
import { inOneLanguage } from './rules.ts';
import type { DisplaysTable } from './tables.ts';

type Asked = { language: Language; now: Date };

/** Popups to show at `now`, in the operators' order; those without a text in the language are left out. */
export async function listPopups(db: Db, { language, now }: Asked): Promise<PopupView[]> {
  const rows = await shownAt(db, 'popup', now).execute();
  return rows.flatMap(({ displayNo, draft: given }) => {
    const draft = given as PopupDraft;
    const said = inOneLanguage(draft, language);
    if (!said) return [];
    const { popupType, mode, link } = draft;
    return {
      ...{ popupNo: displayNo, popupTitle: said.title, popupType, mode, popupLink: link },
      popupModifyFileName: said.picture?.serverFileName ?? null,
      ...{ popupAlt: said.alt, width: said.picture?.width ?? null, height: said.picture?.height ?? null },
      popupContent: displayRichText(language === 'en' ? draft.contentEn : draft.contentKo),
    };
  });
}

/** Posters of a year to show at `now`, of the year in Korea where none is given; otherwise as popups. */
export async function listPosters(
  db: Db,
  { year, language, now }: Asked & { year?: number },
): Promise<PosterView[]> {
  const ofYear = year ?? Number(koreanDay(now).slice(0, 4));
  const rows = await shownAt(db, 'poster', now).where('year', '=', ofYear).execute();
  return rows.flatMap((row) => posterView(row, language) ?? []);
}

/** The first poster of a track to show at `now`, or null. */
export async function findPoster(
  db: Db,
  { trackNo, language, now }: Asked & { trackNo: number },
): Promise<PosterView | null> {
  const rows = await shownAt(db, 'poster', now).where('trackNo', '=', trackNo).execute();
  return rows.map((row) => posterView(row, language)).find((poster) => poster !== null) ?? null;
}

/** All popups in their order, hidden ones too. */
export async function listWrittenPopups(db: Db): Promise<WrittenPopup[]> {
  return (await inOrder(db, 'popup').execute()).map(written<PopupDraft>);
}

/** All posters in their order, hidden ones too. */
export async function listWrittenPosters(db: Db): Promise<WrittenPoster[]> {
  return (await inOrder(db, 'poster').execute()).map(written<PosterDraft>);
}

/** A row as operators get it; of which kind, whoever read it knows. */
export function written<Draft>({
  displayNo,
  hidden,
  editVersion,
  updatedAt,
  draft,
}: Selectable<DisplaysTable>) {
  return {
    ...{ displayNo, hidden, editVersion, updatedAt: updatedAt.toISOString() },
    draft: draft as Draft,
  };
}

function inOrder(db: Db, kind: DisplayKind) {
  const rows = db.sql.selectFrom('displays').selectAll().where('kind', '=', kind);
  return rows.orderBy('position').orderBy('displayNo');
}

function shownAt(db: Db, kind: DisplayKind, now: Date) {
  return inOrder(db, kind)
    .where('hidden', '=', false)
    .where((eb) => eb.or([eb('shownFrom', 'is', null), eb('shownFrom', '<=', now)]))
    .where((eb) => eb.or([eb('shownUntil', 'is', null), eb('shownUntil', '>', now)]));
}

function posterView(row: Selectable<DisplaysTable>, language: Language): PosterView | null {
  const draft = row.draft as PosterDraft;
  const said = inOneLanguage(draft, language);
  if (!said?.picture) return null;
  const { serverFileName, width, height } = said.picture;
  return {
    ...{ posterNo: row.displayNo, trackNo: draft.trackNo, year: draft.year },
    ...{ posterTitle: said.title, posterAlt: said.alt, posterLink: draft.link, posterFile: draft.file },
    ...{ posterModifyFileName: serverFileName, width, height },
  };
}
