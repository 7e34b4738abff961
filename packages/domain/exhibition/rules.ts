import type { ExhibitionMoment, ExhibitionPlan, SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import type { StageFact } from '@chulbal/contract/exhibition/rules';
import { exhibitionState } from '@chulbal/contract/exhibition/states';
import { exhibitionMoments } from '@chulbal/contract/exhibition/values';
import { picturesIn, plainText, sanitiseRichText } from '../rich-text.ts';
import { movedBy } from '../seasons/copy.rules.ts';
import type { SeasonRules, TrackRule } from '../seasons/rules.ts';

/** A published plan with its instants as dates. */
export type ExhibitionRules = Omit<SoundPlan, ExhibitionMoment> & Record<ExhibitionMoment, Date>;

/** A published plan as JSON gives it back, with its instants as dates again. */
export function readPlan(plan: SoundPlan): ExhibitionRules {
  const moments = exhibitionMoments.map((moment) => [moment, new Date(plan[moment])]);
  return { ...plan, ...(Object.fromEntries(moments) as Record<ExhibitionMoment, Date>) };
}

/** Of exhibitions, the newest first: one that stands open at `now`, else the next to open, else the newest. */
export function currentExhibition<One extends { plan: { opensAt: Date; closesAt: Date } }>(
  exhibitions: readonly One[],
  now: Date,
): One | null {
  const stateOf = ({ plan }: One) => exhibitionState(plan, now);
  const open = exhibitions.find((one) => stateOf(one) === 'open');
  const [next] = exhibitions
    .filter((one) => stateOf(one) === 'upcoming')
    .toSorted((one, other) => one.plan.opensAt.getTime() - other.plan.opensAt.getTime());
  return open ?? next ?? exhibitions[0] ?? null;
}

/** A plan with clean rich text; a text that says and shows nothing is empty. */
export function cleanPlan(plan: ExhibitionPlan): ExhibitionPlan {
  return { ...plan, introKo: cleanText(plan.introKo), introEn: cleanText(plan.introEn) };
}

function cleanText(html: string): string {
  const clean = sanitiseRichText(html);
  const isBlank = plainText(clean) === '' && picturesIn(clean).length === 0 && !clean.includes('<iframe');
  return isBlank ? '' : clean;
}

/** The stages of a season in force that a plan is held against. */
export function stageFacts(
  tracks: readonly { track: Pick<TrackRule, 'trackNo' | 'lane'>; stages: TrackRule['stages'] }[],
): StageFact[] {
  return tracks.flatMap(({ track, stages }) =>
    stages.map(({ stageNo, kind, rubric, opensAt, closesAt, announcesAt }) => ({
      ...{ trackNo: track.trackNo, lane: track.lane, stageNo, kind, judged: rubric !== null },
      ...{ opensAt, closesAt, announcesAt },
    })),
  );
}

type Season = Pick<SeasonRules, 'year' | 'choices'>;

/** What an exhibition begins with: the periods of the season's exhibition stages, its kinds of ideas, the usual amounts. */
export function usualPlan({ year, choices }: Season, stages: readonly StageFact[]): ExhibitionPlan {
  const shown = stages.filter(({ kind }) => kind === 'exhibition');
  const instants = (of: (stage: StageFact) => StageFact['opensAt']) =>
    shown.map((stage) => new Date(of(stage)).toISOString()).sort();
  const opensAt = instants(({ opensAt }) => opensAt)[0] ?? null;
  const closesAt = instants(({ closesAt }) => closesAt).at(-1) ?? null;
  return {
    nameKo: `${year} 온라인 전시`,
    nameEn: `Online exhibition ${year}`,
    ...{ introKo: '', introEn: '' },
    ...{ writesFrom: null, writesUntil: opensAt, opensAt, closesAt },
    ...{ marketOpensAt: opensAt, marketClosesAt: closesAt, revealsAt: closesAt },
    ...{ wallet: 20_000_000, least: 1_000_000, most: 5_000_000, step: 1_000_000 },
    excludes: { ownTeam: true, evaluators: true, operators: true },
    companyTypes: (choices.teamItemPart ?? []).map(({ code, label }) => ({ code, ...label })),
    counts: [],
  };
}

/**
 * A plan for another year: every instant as many whole weeks later as bring it nearest, the year in its names the new one,
 * its counts for the tracks of the same lane; what counts for a lane that is not there is left out.
 */
export function planForYear(
  plan: ExhibitionPlan,
  { from, to }: { from: number; to: number },
  lanes: { from: ReadonlyMap<number, number>; to: ReadonlyMap<number, number> },
): ExhibitionPlan {
  const moved = movedBy(from, to);
  const renamed = (text: string) => text.replaceAll(String(from), String(to));
  const moments = exhibitionMoments.map((moment) => [moment, moved(plan[moment])]);
  const trackOfLane = new Map([...lanes.to].map(([trackNo, lane]) => [lane, trackNo]));
  return {
    ...plan,
    ...(Object.fromEntries(moments) as Record<ExhibitionMoment, string | null>),
    nameKo: renamed(plan.nameKo),
    nameEn: renamed(plan.nameEn),
    counts: plan.counts.flatMap((count) => {
      const trackNo = trackOfLane.get(lanes.from.get(count.trackNo) ?? 0);
      return trackNo === undefined ? [] : [{ ...count, trackNo }];
    }),
  };
}
