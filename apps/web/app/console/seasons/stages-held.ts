import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import type { PlannedTrack } from '@chulbal/contract/seasons/plan';

/** Whether teams have applied for a stage, so that it must stay. */
export function isStageHeld(season: DraftedSeasonView, { trackNo }: PlannedTrack, stageNo: number): boolean {
  return season.teams.some((teams) => teams.trackNo === trackNo && teams.stages.includes(stageNo));
}

/** Whether teams have applied for a track, so that it must stay in its lane. */
export function isTrackHeld(season: DraftedSeasonView, track: PlannedTrack | undefined): boolean {
  return season.teams.some(
    ({ trackNo, submitted, drafts, stages }) =>
      trackNo === track?.trackNo && submitted + drafts + stages.length > 0,
  );
}

/** Numbers that stages of a track ever had. */
export function usedStages(season: DraftedSeasonView, { trackNo }: PlannedTrack): readonly number[] {
  return season.usedStages.find((used) => used.trackNo === trackNo)?.stageNos ?? [];
}
