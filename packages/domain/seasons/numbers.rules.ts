import type { SeasonPlan } from '@chulbal/contract/seasons/plan';

/** A stage that a track has or once had. */
export type UsedStage = { trackNo: number; stageNo: number; kind: string; planned: boolean };

/**
 * The plan with its stage numbers made safe: a new stage that took the number of one that is gone, and is of
 * another kind, gets the next free one, for extensions and calendars know the old stage by it.
 */
export function withFreshNumbers(plan: SeasonPlan, used: readonly UsedStage[]): SeasonPlan {
  const tracks = plan.tracks.map((track) => {
    const ofTrack = used.filter(({ trackNo }) => trackNo === track.trackNo);
    let last = Math.max(0, ...[...ofTrack, ...track.stages].map(({ stageNo }) => stageNo));
    const stages = track.stages.map((stage) => {
      const old = ofTrack.find(({ stageNo, planned }) => stageNo === stage.stageNo && !planned);
      if (!old || old.kind === stage.kind || last >= 99) return stage;
      last += 1;
      return { ...stage, stageNo: last };
    });
    return { ...track, stages };
  });
  return { ...plan, tracks };
}

/** Stages for which teams have applied and that a plan no longer has; none of them may go. */
export function missingStages<Stage extends { trackNo: number; stageNo: number }>(
  plan: Pick<SeasonPlan, 'tracks'>,
  applied: readonly Stage[],
): Stage[] {
  return applied.filter(({ trackNo, stageNo }) => {
    const track = plan.tracks.find((each) => each.trackNo === trackNo);
    return !track?.stages.some((stage) => stage.stageNo === stageNo);
  });
}
