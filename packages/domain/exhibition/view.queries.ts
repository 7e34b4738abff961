import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type {
  ExhibitionView,
  getExhibition as getExhibitionEndpoint,
  listExhibitions as listExhibitionsEndpoint,
} from '@chulbal/contract/exhibition/exhibition';
import { exhibitionState, marketState, writingState } from '@chulbal/contract/exhibition/states';
import type { Bilingual, Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { displayRichText } from '../rich-text.ts';
import { getPublished, rulesOfTracks, type TrackRules } from '../seasons/queries.ts';
import { findCurrentExhibition, findExhibition, listExhibitions } from './queries.ts';
import type { ExhibitionRules } from './rules.ts';

/** The current exhibition, or the one asked for, as a reader sees it at `now`. Throws notFound. */
export async function getExhibitionView(
  db: Db,
  { igNo, language, now }: InputOf<typeof getExhibitionEndpoint> & { language: Language; now: Date },
): Promise<ExhibitionView> {
  const exhibition =
    igNo === undefined ? await findCurrentExhibition(db, now) : await findExhibition(db, igNo);
  if (!exhibition) throw fault('notFound');
  const { plan, revealedAt, igYear, version } = exhibition;
  const tracks = rulesOfTracks(await getPublished(db, igYear));
  const shown = tracks.filter(({ stages }) => stages.some(({ kind }) => kind === 'exhibition'));
  const intro = { ko: plan.introKo, en: plan.introEn };
  return {
    ...{ igNo: exhibition.igNo, igYear, version },
    name: inLanguage({ ko: plan.nameKo, en: plan.nameEn }, language),
    intro: displayRichText(inLanguage(intro, language)),
    writing: { ...period(plan.writesFrom, plan.writesUntil), state: writingState(plan, now) },
    exhibition: { ...period(plan.opensAt, plan.closesAt), state: exhibitionState(plan, now) },
    market: {
      ...period(plan.marketOpensAt, plan.marketClosesAt),
      revealsAt: plan.revealsAt.toISOString(),
      revealedAt: revealedAt?.toISOString() ?? null,
      state: marketState(plan, revealedAt, now),
    },
    ...{ wallet: plan.wallet, least: plan.least, most: plan.most, step: plan.step },
    excludes: plan.excludes,
    companyTypes: plan.companyTypes.map(({ code, ...label }) => ({
      code,
      label: inLanguage(label, language),
    })),
    counts: countsOf(plan, tracks, language),
    tracks: shown.map(({ track: { trackNo, lane, name } }) => ({ trackNo, lane, name: name[language] })),
    regions: (tracks[0]?.regions ?? []).map(({ code, name }) => ({ code, name: name[language] })),
  };
}

/** Korean where there is no English. */
function inLanguage({ ko, en }: Bilingual, language: Language): string {
  return language === 'en' && en !== '' ? en : ko;
}

function period(opensAt: Date, closesAt: Date) {
  return { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() };
}

/** Counts for stages that are still judged; the season may have been published anew since the plan was. */
function countsOf(
  { counts }: ExhibitionRules,
  tracks: readonly TrackRules[],
  language: Language,
): ExhibitionView['counts'] {
  return counts.flatMap((count) => {
    const rules = tracks.find(({ track }) => track.trackNo === count.trackNo);
    const stage = rules?.stages.find(({ stageNo }) => stageNo === count.stageNo);
    if (!rules || !stage) return [];
    const { lane, name } = rules.track;
    const opensAt = stage.opensAt.toISOString();
    return [{ ...count, lane, trackName: name[language], stageName: stage.name[language], opensAt }];
  });
}

/** Published exhibitions as a reader sees them at `now`, the newest first. */
export async function listExhibitionViews(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<OutputOf<typeof listExhibitionsEndpoint>> {
  return (await listExhibitions(db)).map(({ igNo, igYear, plan, revealedAt }) => ({
    ...{ igNo, igYear, name: inLanguage({ ko: plan.nameKo, en: plan.nameEn }, language) },
    ...{ ...period(plan.opensAt, plan.closesAt), state: exhibitionState(plan, now) },
    revealed: revealedAt !== null,
  }));
}
