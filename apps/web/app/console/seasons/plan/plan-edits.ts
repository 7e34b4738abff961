import type { PlannedStage, PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';
import type { StageKind } from '@chulbal/contract/seasons/seasons';
import { addDays } from './korean-moment.ts';
import { blankStage, blankTrack, startDocuments } from './new-parts.ts';

/** What is chosen on the lanes: a track, or one of its stages. */
export type Place = { lane: number; stageNo: number | null };

/** Which part of a stage moves. */
export type Part = 'whole' | 'start' | 'end';

export const MOST_TRACKS = 9;
export const MOST_STAGES = 20;

export function trackAt(plan: SeasonPlan, lane: number): PlannedTrack | undefined {
  return plan.tracks.find((track) => track.lane === lane);
}

export function stageAt(plan: SeasonPlan, { lane, stageNo }: Place): PlannedStage | undefined {
  return trackAt(plan, lane)?.stages.find((stage) => stage.stageNo === stageNo);
}

/** The plan with one track changed. */
export function changeTrack(
  plan: SeasonPlan,
  lane: number,
  change: (track: PlannedTrack) => PlannedTrack,
): SeasonPlan {
  return { ...plan, tracks: plan.tracks.map((track) => (track.lane === lane ? change(track) : track)) };
}

/** The plan with one stage changed. */
export function changeStage(
  plan: SeasonPlan,
  { lane, stageNo }: Place,
  change: (stage: PlannedStage) => PlannedStage,
): SeasonPlan {
  return changeTrack(plan, lane, (track) => ({
    ...track,
    stages: track.stages.map((stage) => (stage.stageNo === stageNo ? change(stage) : stage)),
  }));
}

/**
 * A stage by so many days: all of it with its dates, or one end. An end never goes past the other: it stops
 * where less than a day would be left of the stage. A stage without a period stays as it is.
 */
export function moveStage(stage: PlannedStage, part: Part, days: number): PlannedStage {
  const { opensAt, closesAt, confirmBy, announcesAt, material } = stage;
  if (!opensAt || !closesAt || days === 0) return stage;
  if (part === 'whole') {
    return {
      ...stage,
      opensAt: addDays(opensAt, days),
      closesAt: addDays(closesAt, days),
      confirmBy: confirmBy && addDays(confirmBy, days),
      announcesAt: announcesAt && addDays(announcesAt, days),
      material: material && {
        ...material,
        opensAt: material.opensAt && addDays(material.opensAt, days),
        closesAt: material.closesAt && addDays(material.closesAt, days),
      },
    };
  }
  const room = Math.max(0, Math.ceil((Date.parse(closesAt) - Date.parse(opensAt)) / 86_400_000) - 1);
  if (part === 'start') return { ...stage, opensAt: addDays(opensAt, Math.min(days, room)) };
  return { ...stage, closesAt: addDays(closesAt, Math.max(days, -room)) };
}

/**
 * The plan with a new track in the first free lane, and that lane; null when all nine are taken. It asks for the
 * same documents as the last one.
 */
export function addTrack(plan: SeasonPlan): { plan: SeasonPlan; lane: number } | null {
  const taken = plan.tracks.map(({ lane }) => lane);
  const lane = Array.from({ length: MOST_TRACKS }, (_, place) => place + 1).find(
    (one) => !taken.includes(one),
  );
  if (lane === undefined) return null;
  const trackNo = Math.min(0, ...plan.tracks.map((track) => track.trackNo ?? 0)) - 1;
  const like = plan.tracks.at(-1);
  const blank = blankTrack(lane, trackNo);
  const track = { ...blank, documents: like ? like.documents : startDocuments() };
  const tracks = [...plan.tracks, track].sort((one, other) => one.lane - other.lane);
  return { plan: { ...plan, tracks }, lane };
}

/** The plan with a copy of a track in the first free lane: its rules and stages, none of its teams. */
export function copyTrack(plan: SeasonPlan, lane: number): { plan: SeasonPlan; lane: number } | null {
  const source = trackAt(plan, lane);
  const added = source && addTrack(plan);
  if (!added) return null;
  const copy = (blank: PlannedTrack) => ({ ...source, lane: blank.lane, trackNo: blank.trackNo });
  return { plan: changeTrack(added.plan, added.lane, copy), lane: added.lane };
}

/** Without the track; those under it stand on their own. */
export function removeTrack(plan: SeasonPlan, lane: number): SeasonPlan {
  const tracks = plan.tracks
    .filter((track) => track.lane !== lane)
    .map((track) => (track.topLane === lane ? { ...track, topLane: null } : track));
  return { ...plan, tracks };
}

/** Changes places with the track above or below; lanes keep their order, and parents are followed. */
export function swapTracks(plan: SeasonPlan, lane: number, direction: -1 | 1): SeasonPlan {
  const at = plan.tracks.findIndex((track) => track.lane === lane);
  const other = plan.tracks[at + direction]?.lane;
  if (at < 0 || other === undefined) return plan;
  const turned = <Lane extends number | null>(one: Lane) =>
    one === lane ? other : one === other ? lane : one;
  const tracks = plan.tracks
    .map((track) => ({ ...track, lane: turned(track.lane) as number, topLane: turned(track.topLane) }))
    .sort((one, two) => one.lane - two.lane);
  return { ...plan, tracks };
}

/** The track with one more stage of that kind at its end, with a number that none of `used` or of its own has. */
export function addStage(
  plan: SeasonPlan,
  lane: number,
  kind: StageKind,
  used: readonly number[] = [],
): { plan: SeasonPlan; stageNo: number } | null {
  const track = trackAt(plan, lane);
  if (!track || track.stages.length >= MOST_STAGES) return null;
  const stageNo = Math.max(0, ...used, ...track.stages.map((stage) => stage.stageNo)) + 1;
  if (stageNo > 99) return null;
  return {
    plan: changeTrack(plan, lane, (one) => ({ ...one, stages: [...one.stages, blankStage(stageNo, kind)] })),
    stageNo,
  };
}

export function removeStage(plan: SeasonPlan, { lane, stageNo }: Place): SeasonPlan {
  return changeTrack(plan, lane, (track) => ({
    ...track,
    stages: track.stages.filter((stage) => stage.stageNo !== stageNo),
  }));
}

/** The kind a next stage of a track most likely has. */
export function nextKind(track: PlannedTrack): StageKind {
  const order: StageKind[] = ['application', 'review', 'presentation', 'exhibition', 'final'];
  return order.find((kind) => !track.stages.some((stage) => stage.kind === kind)) ?? 'material';
}

/** The list with one of its items a place up or down. */
export function shifted<T>(list: readonly T[], at: number, direction: -1 | 1): T[] {
  const next = [...list];
  const [item, other] = [next[at], next[at + direction]];
  if (item === undefined || other === undefined) return next;
  next[at] = other;
  next[at + direction] = item;
  return next;
}
