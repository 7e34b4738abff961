import type { PlannedDocument, PlannedStage, PlannedTrack, SeasonPlan } from './plan.ts';

type OnTrack = { lane: number };
type OnStage = OnTrack & { stageNo: number };

/**
 * One change that a click makes, as data: the screen says it on its button. Times are ISO instants.
 * `moveStage` opens the stage at `to` and closes it at `closesAt`; its other times go as far as its closing,
 * and so do the stages `also`, whole.
 */
export type FixStep =
  | ({ kind: 'moveStage'; to: string; closesAt: string; also: number[] } & OnStage)
  | ({ kind: 'setPeriod'; opensAt: string; closesAt: string } & OnStage)
  | ({ kind: 'setAnnouncement'; to: string } & OnStage)
  | ({ kind: 'setConfirmBy'; to: string } & OnStage)
  | ({ kind: 'copyRubric'; fromLane: number; fromStageNo: number } & OnStage)
  | ({ kind: 'scaleRubric'; points: number[] } & OnStage)
  | ({ kind: 'setPlaces'; to: number } & OnTrack)
  | ({ kind: 'scaleQuotas'; places: number[] } & OnTrack)
  | ({ kind: 'swapTeamSize' } & OnTrack)
  | ({ kind: 'setDeletionFloor'; to: number } & OnTrack)
  | ({ kind: 'dropSchoolType'; code: string } & OnTrack)
  | ({ kind: 'copyGuardianForm'; fromLane: number } & OnTrack)
  | ({ kind: 'allowExtensions'; slot: string; extensions: PlannedDocument['extensions'] } & OnTrack)
  | ({ kind: 'addProofs'; documents: PlannedDocument[] } & OnTrack)
  | { kind: 'addSido'; region: string; sido: string }
  | { kind: 'dropSido'; region: string; sido: string }
  | { kind: 'freeChoice'; field: string; code: string };

/** The plan with the step done; the one given stays as it is. */
export function withStep(plan: SeasonPlan, step: FixStep): SeasonPlan {
  switch (step.kind) {
    case 'addSido':
    case 'dropSido':
      return { ...plan, regions: plan.regions.map((region) => withSido(region, step)) };
    case 'freeChoice':
      return withFreeChoice(plan, step);
    case 'copyGuardianForm': {
      const guardianForm = plan.tracks.find(({ lane }) => lane === step.fromLane)?.guardianForm ?? null;
      return withTrack(plan, step.lane, (track) => ({ ...track, guardianForm }));
    }
    case 'copyRubric': {
      const rubric =
        plan.tracks
          .find(({ lane }) => lane === step.fromLane)
          ?.stages.find(({ stageNo }) => stageNo === step.fromStageNo)?.rubric ?? null;
      return withTrack(plan, step.lane, (track) => withStage(track, step.stageNo, { rubric }));
    }
    default:
      return withTrack(plan, step.lane, (track) => withTrackStep(track, step));
  }
}

type TrackStep = Exclude<
  FixStep,
  { kind: 'addSido' | 'dropSido' | 'freeChoice' | 'copyGuardianForm' | 'copyRubric' }
>;

function withTrackStep(track: PlannedTrack, step: TrackStep): PlannedTrack {
  switch (step.kind) {
    case 'moveStage':
      return { ...track, stages: track.stages.map((stage) => moved(stage, track, step)) };
    case 'setPeriod':
      return withStage(track, step.stageNo, { opensAt: step.opensAt, closesAt: step.closesAt });
    case 'setAnnouncement':
      return withStage(track, step.stageNo, { announcesAt: step.to });
    case 'setConfirmBy':
      return withStage(track, step.stageNo, { confirmBy: step.to });
    case 'scaleRubric':
      return withRubricPoints(track, step);
    case 'setPlaces':
      return { ...track, places: step.to };
    case 'scaleQuotas':
      return {
        ...track,
        quotas: track.quotas.map((quota, index) => ({ ...quota, places: step.places[index] ?? 0 })),
      };
    case 'swapTeamSize':
      return { ...track, teamMin: track.teamMax, teamMax: track.teamMin };
    case 'setDeletionFloor':
      return { ...track, deletionFloor: step.to };
    case 'dropSchoolType': {
      const schoolTypes = track.eligibility.schoolTypes.filter((code) => code !== step.code);
      return { ...track, eligibility: { ...track.eligibility, schoolTypes } };
    }
    case 'allowExtensions':
      return {
        ...track,
        documents: track.documents.map((each) =>
          each.slot === step.slot ? { ...each, extensions: step.extensions } : each,
        ),
      };
    case 'addProofs': {
      const slots = step.documents.map(({ slot }) => slot);
      const others = track.documents.filter(({ slot }) => !slots.includes(slot));
      return { ...track, documents: [...others, ...step.documents] };
    }
  }
}

function withTrack(
  plan: SeasonPlan,
  lane: number,
  change: (track: PlannedTrack) => PlannedTrack,
): SeasonPlan {
  return { ...plan, tracks: plan.tracks.map((track) => (track.lane === lane ? change(track) : track)) };
}

function withStage(track: PlannedTrack, stageNo: number, change: Partial<PlannedStage>): PlannedTrack {
  const stages = track.stages.map((stage) => (stage.stageNo === stageNo ? { ...stage, ...change } : stage));
  return { ...track, stages };
}

function moved(
  stage: PlannedStage,
  track: PlannedTrack,
  { stageNo, to, closesAt, also }: TrackStep & { kind: 'moveStage' },
): PlannedStage {
  const closed = track.stages.find((each) => each.stageNo === stageNo)?.closesAt ?? closesAt;
  const by = Date.parse(closesAt) - Date.parse(closed);
  const later = shifted(stage, by);
  if (stage.stageNo === stageNo) return { ...later, opensAt: to };
  return also.includes(stage.stageNo) ? later : stage;
}

/** The stage with all its times `by` milliseconds later. */
export function shifted(stage: PlannedStage, by: number): PlannedStage {
  const later = (instant: string | null) => instant && new Date(Date.parse(instant) + by).toISOString();
  return {
    ...stage,
    opensAt: later(stage.opensAt),
    closesAt: later(stage.closesAt),
    confirmBy: later(stage.confirmBy),
    announcesAt: later(stage.announcesAt),
    material: stage.material && {
      ...stage.material,
      opensAt: later(stage.material.opensAt),
      closesAt: later(stage.material.closesAt),
    },
  };
}

function withRubricPoints(
  track: PlannedTrack,
  { stageNo, points }: { stageNo: number; points: number[] },
): PlannedTrack {
  const stage = track.stages.find((each) => each.stageNo === stageNo);
  const rubric =
    stage?.rubric?.map((criterion, index) => ({ ...criterion, points: points[index] ?? 0 })) ?? null;
  return withStage(track, stageNo, { rubric });
}

type Region = SeasonPlan['regions'][number];

function withSido(region: Region, step: FixStep & { kind: 'addSido' | 'dropSido' }): Region {
  if (region.code !== step.region) return region;
  const others = region.sidos.filter((sido) => sido !== step.sido);
  return { ...region, sidos: step.kind === 'addSido' ? [...others, step.sido] : others };
}

function withFreeChoice(plan: SeasonPlan, { field, code }: { field: string; code: string }): SeasonPlan {
  const list = plan.choices[field] ?? [];
  const freed = list.map((choice) => (choice.code === code ? { ...choice, parentCode: null } : choice));
  return { ...plan, choices: { ...plan.choices, [field]: freed } };
}
