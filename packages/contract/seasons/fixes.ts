import {
  bonusProofSlots,
  type Contradiction,
  contradictions,
  isJudged,
  missingProofs,
  RUBRIC_POINTS,
} from './contradictions.ts';
import { type FixStep, withStep } from './fix-steps.ts';
import { periodFixes, stageFixes } from './fix-times.ts';
import type { PlannedDocument, PlannedTrack, SeasonPlan } from './plan.ts';

/** What one click would do, as data for its label, and the plan as it would be then. */
export type Fix = { step: FixStep; plan: SeasonPlan };

/**
 * The one-click fix of a contradiction, or null where only a person can decide. It removes that contradiction
 * and adds none that blocks; of several the first that adds nothing at all.
 */
export function fixOf(plan: SeasonPlan, contradiction: Contradiction): Fix | null {
  const steps = candidates(plan, contradiction);
  if (steps.length === 0) return null;
  const before = new Set(contradictions(plan).map(keyOf));
  let acceptable: Fix | null = null;
  for (const step of steps) {
    const fix = { step, plan: withStep(plan, step) };
    const after = contradictions(fix.plan);
    if (after.some((each) => keyOf(each) === keyOf(contradiction))) continue;
    const added = after.filter((each) => !before.has(keyOf(each)));
    if (added.length === 0) return fix;
    if (added.every(({ weight }) => weight === 'warns')) acceptable ??= fix;
  }
  return acceptable;
}

/** Tells contradictions of one plan apart. */
export function keyOf({ kind, lane, stageNo, about }: Contradiction): string {
  return [kind, lane, stageNo, about].join('|');
}

function candidates(plan: SeasonPlan, contradiction: Contradiction): FixStep[] {
  const track = plan.tracks.find(({ lane }) => lane === contradiction.lane);
  if (!track) return seasonFixes(plan, contradiction);
  const index = track.stages.findIndex(({ stageNo }) => stageNo === contradiction.stageNo);
  if (index < 0) return trackFixes(plan, track, contradiction);
  return [
    ...periodFixes(track, index, contradiction),
    ...stageFixes(track, index, contradiction),
    ...rubricFixes(plan, track, index, contradiction),
  ];
}

function seasonFixes({ regions }: SeasonPlan, { kind, about }: Contradiction): FixStep[] {
  if (about === null) return [];
  if (kind === 'regionMissing') {
    const [only, another] = regions;
    return only && !another ? [{ kind: 'addSido', region: only.code, sido: about }] : [];
  }
  if (kind === 'regionTwice') {
    const last = regions.findLast(({ sidos }) => sidos.includes(about));
    return last ? [{ kind: 'dropSido', region: last.code, sido: about }] : [];
  }
  if (kind !== 'unknownParentChoice') return [];
  const [field = '', code = ''] = about.split('.');
  return [{ kind: 'freeChoice', field, code }];
}

const MOST_PLACES = 100_000;

function trackFixes(plan: SeasonPlan, track: PlannedTrack, { kind, about }: Contradiction): FixStep[] {
  const { lane } = track;
  switch (kind) {
    case 'quotasOverPlaces': {
      const kept = track.quotas.map(({ places }) => places);
      const sum = kept.reduce((total, places) => total + places, 0);
      const scale: FixStep = { kind: 'scaleQuotas', lane, places: shares(kept, track.places) };
      return sum <= MOST_PLACES ? [{ kind: 'setPlaces', lane, to: sum }, scale] : [scale];
    }
    case 'teamSizeReversed':
      return [{ kind: 'swapTeamSize', lane }];
    case 'deletionFloorOverTeam':
      return [{ kind: 'setDeletionFloor', lane, to: track.teamMax }];
    case 'unknownSchoolType':
      // Without its last school type a track would be open to everyone.
      return about && new Set(track.eligibility.schoolTypes).size > 1
        ? [{ kind: 'dropSchoolType', lane, code: about }]
        : [];
    case 'guardianFormMissing': {
      const other = plan.tracks.find(({ guardianForm }) => guardianForm);
      return other ? [{ kind: 'copyGuardianForm', lane, fromLane: other.lane }] : [];
    }
    case 'documentWithoutExtension':
      return about ? [{ kind: 'allowExtensions', lane, slot: about, extensions: ['pdf'] }] : [];
    case 'bonusWithoutProof':
      return [{ kind: 'addProofs', lane, documents: proofs(plan, track) }];
    default:
      return [];
  }
}

const MB = 1_000_000;

/** The missing places for proofs: as on another track, else as they usually are. */
function proofs(plan: SeasonPlan, track: PlannedTrack): PlannedDocument[] {
  const all = plan.tracks.flatMap(({ documents }) => documents);
  return missingProofs(plan, track).map((name) => {
    const same = all.find(({ slot, requirement }) => slot === name && requirement === 'bonus');
    if (same) return same;
    const place = bonusProofSlots.indexOf(name) + 1;
    return {
      slot: name,
      label: { ko: `가점 ${place} 증빙 서류`, en: `Proof of bonus ${place}` },
      hint: { ko: '이 가점을 고른 팀만', en: 'Only with this bonus' },
      requirement: 'bonus',
      extensions: ['pdf', 'jpg', 'jpeg', 'png'],
      maxBytes: 10 * MB,
      maxFiles: 1,
    };
  });
}

function rubricFixes(
  plan: SeasonPlan,
  track: PlannedTrack,
  index: number,
  { kind }: Contradiction,
): FixStep[] {
  const stage = track.stages[index];
  if (!stage) return [];
  const at = { lane: track.lane, stageNo: stage.stageNo };
  if (kind === 'rubricNotHundred' && stage.rubric) {
    const points = shares(
      stage.rubric.map(({ points }) => points),
      RUBRIC_POINTS,
    );
    return [{ kind: 'scaleRubric', ...at, points }];
  }
  if (kind !== 'rubricMissing') return [];
  const others = [track, ...plan.tracks.filter(({ lane }) => lane !== track.lane)].flatMap(
    ({ lane, stages }) =>
      stages.filter((each) => isJudged(each) && each.rubric).map((each) => ({ lane, each })),
  );
  return others.map(({ lane, each }) => ({
    kind: 'copyRubric',
    ...at,
    fromLane: lane,
    fromStageNo: each.stageNo,
  }));
}

/**
 * Whole numbers in the proportion of `weights` that make `total` in all, by largest remainder; equal ones when
 * all weights are 0.
 */
export function shares(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (weight * total) / sum));
  const whole = exact.map(Math.floor);
  const rest = total - whole.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, Math.max(0, rest))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
