import { holidaysWithin } from '../korean-holidays.ts';
import type { PlannedStage, PlannedTrack, SeasonPlan } from './plan.ts';

/** What `blocks` keeps a season from being published, on the screen and on the server; what `warns` is said. */
export const contradictionWeights = {
  noTracks: 'blocks',
  noStages: 'blocks',
  noApplicationStage: 'blocks',
  stageWithoutPeriod: 'blocks',
  periodReversed: 'blocks',
  stagesOverlap: 'blocks',
  announcementMissing: 'blocks',
  announcementBeforeEnd: 'blocks',
  confirmByMissing: 'blocks',
  confirmByBeforeEnd: 'blocks',
  confirmByAfterNextStage: 'blocks',
  rubricMissing: 'blocks',
  rubricNotHundred: 'blocks',
  materialInApplication: 'blocks',
  materialWithoutPeriod: 'blocks',
  materialPeriodReversed: 'blocks',
  materialWithoutSlot: 'blocks',
  materialWithoutExtension: 'blocks',
  materialFilesReversed: 'blocks',
  materialBeforeResult: 'blocks',
  materialAfterEnd: 'blocks',
  quotasOverPlaces: 'blocks',
  teamSizeReversed: 'blocks',
  deletionFloorOverTeam: 'blocks',
  unknownSchoolType: 'blocks',
  guardianFormMissing: 'blocks',
  documentWithoutExtension: 'blocks',
  bonusWithoutProof: 'blocks',
  regionMissing: 'blocks',
  regionTwice: 'blocks',
  unknownParentChoice: 'blocks',
  choicesMissing: 'blocks',
  koreanMissing: 'blocks',
  englishMissing: 'warns',
  holidayInReview: 'warns',
} as const;

export type ContradictionKind = keyof typeof contradictionWeights;
export type ContradictionWeight = 'blocks' | 'warns';

/**
 * Something in a season that contradicts itself. `lane` null is the season, `stageNo` null the track. `about`
 * names what it is about: of `stagesOverlap` the number of the earlier stage (`stageNo` is the later one), of
 * texts their path (`name`, `documents.business.label`, `rubric.team.name`, `material.slides.label`), of
 * `materialWithoutExtension` and `materialFilesReversed` the slot's code, of `holidayInReview` the days, comma-separated, of `choicesMissing` the field, else a code such as that of the 시·도.
 */
export type Contradiction = {
  kind: ContradictionKind;
  weight: ContradictionWeight;
  lane: number | null;
  stageNo: number | null;
  about: string | null;
};

/** Points of a rubric, in all. */
export const RUBRIC_POINTS = 100;

/** Bonuses that a team may claim, each with a place for its proof. */
export const bonusProofSlots = ['applyAddition1', 'applyAddition2', 'applyAddition3'] as const;

/** The codes of `tmRegion` are 1 to this. */
const SIDOS = 17;

/** Lists without which nobody could fill in an application. */
const neededChoices = [
  'teamItemPart',
  'team4dTech',
  'teamCom',
  'teamComKind',
  'tmSex',
  'tmCountry',
  'tmSchoolType',
  'tmGrade',
  'tmMajority',
];

/** Schools in which people under 14 are, whose guardians sign a form. */
const schoolsOfChildren = ['elementary', 'middle'];

/**
 * Everything in a season that contradicts itself, the season first, then lane by lane. Screen and server ask
 * this same function; publishing needs a list in which nothing blocks.
 */
export function contradictions(plan: SeasonPlan): Contradiction[] {
  const found = [...seasonContradictions(plan)];
  for (const track of plan.tracks) {
    found.push(...trackContradictions(plan, track));
    for (const [index, stage] of track.stages.entries()) {
      found.push(...stageContradictions(track, stage, stageAfter(track.stages, index)));
      found.push(...materialContradictions(track, index));
    }
  }
  return found;
}

/** Those that keep the season from being published. */
export function blocking(found: readonly Contradiction[]): Contradiction[] {
  return found.filter(({ weight }) => weight === 'blocks');
}

/** The stage that follows on the lane; extra material may be asked for beside any other stage. */
export function stageAfter(stages: readonly PlannedStage[], index: number): PlannedStage | undefined {
  if (stages[index]?.kind === 'material') return undefined;
  return stages.slice(index + 1).find(({ kind }) => kind !== 'material');
}

/** Stages in which evaluators score. */
export function isJudged({ kind }: Pick<PlannedStage, 'kind'>): boolean {
  return kind === 'review' || kind === 'presentation' || kind === 'final';
}

function teller(lane: number | null, stageNo: number | null) {
  return (kind: ContradictionKind, about: string | null = null): Contradiction => ({
    kind,
    weight: contradictionWeights[kind],
    lane,
    stageNo,
    about,
  });
}
type Say = ReturnType<typeof teller>;

function* seasonContradictions(plan: SeasonPlan): Generator<Contradiction> {
  const say = teller(null, null);
  yield* textProblems(say, 'name', plan.name);
  if (plan.tracks.length === 0) yield say('noTracks');
  for (const { code, name } of plan.regions) yield* textProblems(say, `regions.${code}.name`, name);
  for (let sido = 1; sido <= SIDOS && plan.regions.length > 0; sido += 1) {
    const regions = plan.regions.filter(({ sidos }) => sidos.includes(String(sido)));
    if (regions.length === 0) yield say('regionMissing', String(sido));
    if (regions.length > 1) yield say('regionTwice', String(sido));
  }
  for (const field of neededChoices) if (!plan.choices[field]?.length) yield say('choicesMissing', field);
  const codes = new Set(Object.values(plan.choices).flatMap((list) => list.map(({ code }) => code)));
  for (const [field, list] of Object.entries(plan.choices)) {
    for (const { code, parentCode, label } of list) {
      yield* textProblems(say, `choices.${field}.${code}.label`, label);
      if (parentCode !== null && !codes.has(parentCode)) yield say('unknownParentChoice', `${field}.${code}`);
    }
  }
  for (const { aaNo, name } of plan.bonuses) yield* textProblems(say, `bonuses.${aaNo}.name`, name);
}

function* trackContradictions(plan: SeasonPlan, track: PlannedTrack): Generator<Contradiction> {
  const say = teller(track.lane, null);
  yield* textProblems(say, 'name', track.name);
  yield* textProblems(say, 'target', track.target, 'optional');
  yield* textProblems(say, 'summary', track.summary, 'optional');
  if (track.stages.length === 0) yield say('noStages');
  else if (!track.stages.some(({ kind }) => kind === 'application')) yield say('noApplicationStage');
  if (sum(track.quotas.map(({ places }) => places)) > track.places) yield say('quotasOverPlaces');
  if (track.teamMin > track.teamMax) yield say('teamSizeReversed');
  if (track.deletionFloor > track.teamMax) yield say('deletionFloorOverTeam');
  const known = plan.choices.tmSchoolType?.map(({ code }) => code) ?? [];
  for (const schoolType of track.eligibility.schoolTypes) {
    if (!known.includes(schoolType)) yield say('unknownSchoolType', schoolType);
  }
  const hasChildren = track.eligibility.schoolTypes.some((type) => schoolsOfChildren.includes(type));
  if (hasChildren && !track.guardianForm) yield say('guardianFormMissing');
  for (const { slot, label, hint, extensions } of track.documents) {
    yield* textProblems(say, `documents.${slot}.label`, label);
    yield* textProblems(say, `documents.${slot}.hint`, hint, 'optional');
    if (extensions.length === 0) yield say('documentWithoutExtension', slot);
  }
  if (missingProofs(plan, track).length > 0) yield say('bonusWithoutProof');
}

/** Slots that the season's bonuses need on a track and that it does not have: one for each, three at most. */
export function missingProofs(plan: SeasonPlan, track: PlannedTrack): (typeof bonusProofSlots)[number][] {
  return bonusProofSlots.slice(0, plan.bonuses.length).filter((name) => {
    const there = track.documents.find(({ slot }) => slot === name);
    return there?.requirement !== 'bonus';
  });
}

function* stageContradictions(
  track: PlannedTrack,
  stage: PlannedStage,
  next: PlannedStage | undefined,
): Generator<Contradiction> {
  const say = teller(track.lane, stage.stageNo);
  yield* textProblems(say, 'name', stage.name);
  yield* textProblems(say, 'description', stage.description, 'optional');
  const [opensAt, closesAt] = [time(stage.opensAt), time(stage.closesAt)];
  const [confirmBy, announcesAt] = [time(stage.confirmBy), time(stage.announcesAt)];
  const nextOpensAt = time(next?.opensAt ?? null);
  if (opensAt === null || closesAt === null) yield say('stageWithoutPeriod');
  else {
    if (opensAt >= closesAt) yield say('periodReversed');
    if (next && nextOpensAt !== null && nextOpensAt < closesAt) {
      yield teller(track.lane, next.stageNo)('stagesOverlap', String(stage.stageNo));
    }
    if (announcesAt !== null && announcesAt < closesAt) yield say('announcementBeforeEnd');
    if (confirmBy !== null && confirmBy < closesAt) yield say('confirmByBeforeEnd');
    if (confirmBy !== null && nextOpensAt !== null && confirmBy > nextOpensAt) {
      yield say('confirmByAfterNextStage');
    }
    if (isJudged(stage)) {
      const days = holidaysWithin(new Date(opensAt), new Date(closesAt)).map(({ date }) => date);
      if (days.length > 0) yield say('holidayInReview', [...new Set(days)].join(','));
    }
  }
  if (stage.kind === 'application' && confirmBy === null) yield say('confirmByMissing');
  if (isJudged(stage)) {
    if (announcesAt === null) yield say('announcementMissing');
    if (!stage.rubric) yield say('rubricMissing');
  }
  if (!stage.rubric) return;
  for (const { code, name, help, anchors } of stage.rubric) {
    yield* textProblems(say, `rubric.${code}.name`, name);
    yield* textProblems(say, `rubric.${code}.help`, help, 'optional');
    for (const [level, anchor] of Object.entries(anchors ?? {})) {
      yield* textProblems(say, `rubric.${code}.anchors.${level}`, anchor, 'optional');
    }
  }
  if (sum(stage.rubric.map(({ points }) => points)) !== RUBRIC_POINTS) yield say('rubricNotHundred');
}

/** The judged stage before one, by their order on the lane; its result says who hands in material. */
function judgedBefore(stages: readonly PlannedStage[], index: number): PlannedStage | undefined {
  return stages.slice(0, index).findLast(isJudged);
}

function* materialContradictions(track: PlannedTrack, index: number): Generator<Contradiction> {
  const stage = track.stages[index];
  if (!stage) return;
  const say = teller(track.lane, stage.stageNo);
  const { material } = stage;
  if (!material) return;
  if (stage.kind === 'application') yield say('materialInApplication');
  if (material.slots.length === 0) yield say('materialWithoutSlot');
  for (const { code, label, hint, extensions, minFiles, maxFiles } of material.slots) {
    yield* textProblems(say, `material.${code}.label`, label);
    yield* textProblems(say, `material.${code}.hint`, hint, 'optional');
    if (extensions.length === 0) yield say('materialWithoutExtension', code);
    if (minFiles > maxFiles) yield say('materialFilesReversed', code);
  }
  const [opensAt, closesAt] = [time(material.opensAt), time(material.closesAt)];
  if (opensAt === null || closesAt === null) {
    yield say('materialWithoutPeriod');
    return;
  }
  if (opensAt >= closesAt) yield say('materialPeriodReversed');
  const announced = time(judgedBefore(track.stages, index)?.announcesAt ?? null);
  if (announced !== null && closesAt <= announced) yield say('materialBeforeResult');
  const end = time(stage.closesAt);
  if (end !== null && closesAt > end) yield say('materialAfterEnd');
}

type PlannedText = SeasonPlan['name'];

/** Korean is the source language: it must be there wherever the text is needed or has English. */
function* textProblems(
  say: Say,
  path: string,
  { ko, en }: PlannedText,
  need: 'needed' | 'optional' = 'needed',
): Generator<Contradiction> {
  if (!ko.trim() && (need === 'needed' || en.trim())) yield say('koreanMissing', path);
  if (ko.trim() && !en.trim()) yield say('englishMissing', path);
}

/** Milliseconds, so that instants written differently compare as what they are. */
function time(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
