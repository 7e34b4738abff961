import { koreanDay } from '@chulbal/contract/korean-days';
import { contradictions } from '@chulbal/contract/seasons/contradictions';
import { withStep } from '@chulbal/contract/seasons/fix-steps';
import { periodFixes } from '@chulbal/contract/seasons/fix-times';
import { fixOf } from '@chulbal/contract/seasons/fixes';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { addDays } from './korean-moment.ts';
import { changeStage, type Place, stageAt } from './plan-edits.ts';

/** Dates that a track is given at once with a new stage, by the same steps that the list of what to fix offers. */
const given = ['announcementMissing', 'confirmByMissing', 'confirmByAfterNextStage'];

/**
 * The plan with a new stage put where it most likely goes: after the one before it, with its dates. The first of
 * a track opens with that of another track, else on the second of next month, or in March of a later year.
 */
export function placeStage(plan: SeasonPlan, place: Place, now: number): SeasonPlan {
  let placed = withPeriod(plan, place, now);
  for (const kind of given) {
    for (const found of contradictions(placed)) {
      const fix = found.kind === kind && found.lane === place.lane ? fixOf(placed, found) : null;
      if (fix) placed = fix.plan;
    }
  }
  return placed;
}

function withPeriod(plan: SeasonPlan, place: Place, now: number): SeasonPlan {
  const track = plan.tracks.find(({ lane }) => lane === place.lane);
  if (!track) return plan;
  const at = track.stages.findIndex(({ stageNo }) => stageNo === place.stageNo);
  const found = contradictions(plan).find(
    ({ kind, lane, stageNo }) =>
      kind === 'stageWithoutPeriod' && lane === place.lane && stageNo === place.stageNo,
  );
  const [step] = found ? periodFixes(track, at, found) : [];
  if (step) return withStep(plan, step);
  return changeStage(plan, place, (stage) => ({ ...stage, ...firstPeriod(plan, place, now) }));
}

function firstPeriod(plan: SeasonPlan, place: Place, now: number): { opensAt: string; closesAt: string } {
  const kind = stageAt(plan, place)?.kind;
  const like = plan.tracks
    .flatMap(({ lane, stages }) => (lane === place.lane ? [] : stages))
    .find((stage) => stage.kind === kind && stage.opensAt && stage.closesAt);
  if (like?.opensAt && like.closesAt) return { opensAt: like.opensAt, closesAt: like.closesAt };
  const [year = '', month = ''] = koreanDay(now).split('-');
  const first = Number(year) === plan.year ? `${year}-${month}` : `${plan.year}-02`;
  const monthLater = koreanDay(addDays(`${first}-01T00:00:00.000Z`, 31)).slice(0, 7);
  const opensAt = new Date(`${monthLater}-02T10:00:00+09:00`).toISOString();
  return { opensAt, closesAt: new Date(Date.parse(addDays(opensAt, 30)) + 8 * 3_600_000).toISOString() };
}
