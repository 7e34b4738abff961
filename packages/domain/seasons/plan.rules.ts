import type { PlannedMaterial, PlannedTrack, SeasonPlan as WirePlan } from '@chulbal/contract/seasons/plan';
import {
  type DraftedSeason,
  type DraftedStage,
  type RegionRule,
  readMaterial,
  type SeasonRules,
  type TrackOf,
} from './rules.ts';

/** A season to be written: as `DraftedSeason`, but numbers of new tracks are still to come and parents are named by lane. */
export type SeasonPlan = Omit<DraftedSeason, 'seasonId' | 'regions' | 'tracks'> & {
  regions: Omit<RegionRule, 'regionId'>[];
  tracks: TrackPlan[];
};

export type TrackPlan = Omit<TrackOf<DraftedStage>, 'trackNo' | 'topTrackNo'> & {
  topLane: number | null;
  /** Null or left out for a track that is not written yet. */
  trackNo?: number | null;
};

/** A drafted season as it crosses the wire to the console. */
export function planOf(season: DraftedSeason): WirePlan {
  const { seasonId: _, regions, tracks, ...rest } = season;
  return {
    ...rest,
    regions: regions.map(({ code, name, sidos }) => ({ code, name, sidos })),
    tracks: tracks.map(({ topTrackNo, stages, documents, ...track }) => ({
      ...track,
      topLane: tracks.find(({ trackNo }) => trackNo === topTrackNo)?.lane ?? null,
      stages: stages.map((stage) => ({
        ...stage,
        opensAt: written(stage.opensAt),
        closesAt: written(stage.closesAt),
        confirmBy: written(stage.confirmBy),
        announcesAt: written(stage.announcesAt),
        material: stage.material && {
          opensAt: written(stage.material.opensAt),
          closesAt: written(stage.material.closesAt),
          slots: stage.material.slots as PlannedMaterial['slots'],
        },
      })),
      documents: documents as PlannedTrack['documents'],
    })),
  };
}

/** A plan as the console sent it, with its instants as dates. */
export function planFrom(plan: WirePlan): SeasonPlan {
  return {
    ...plan,
    tracks: plan.tracks.map((track) => ({
      ...track,
      stages: track.stages.map((stage) => ({
        ...stage,
        opensAt: read(stage.opensAt),
        closesAt: read(stage.closesAt),
        confirmBy: read(stage.confirmBy),
        announcesAt: read(stage.announcesAt),
        material: readMaterial(stage.material),
      })),
    })),
  };
}

/** A plan that was never written, as a drafted season: lanes stand for the numbers to come. */
export function draftedAs(plan: SeasonPlan): DraftedSeason {
  return {
    ...plan,
    seasonId: 0,
    regions: plan.regions.map((region, index) => ({ ...region, regionId: index + 1 })),
    tracks: plan.tracks.map(({ topLane, trackNo, ...track }) => ({
      ...track,
      trackNo: trackNo ?? track.lane,
      topTrackNo: topLane,
    })),
  };
}

/** What is put in force: a text that is still missing in English is shown in Korean. */
export function inForce(season: DraftedSeason): SeasonRules {
  return withEnglish(season) as SeasonRules;
}

/** Every text in both languages, Korean where there is no English. */
export function withEnglish<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(withEnglish) as T;
  if ('ko' in value && 'en' in value && value.en === '') return { ...value, en: value.ko };
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withEnglish(child)])) as T;
}

function written(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

function read(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
