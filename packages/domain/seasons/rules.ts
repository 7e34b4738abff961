import { addMonths, koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual } from '@chulbal/contract/language';
import type { DocumentSlot, StageKind } from '@chulbal/contract/seasons/seasons';
import type { Criterion, DocumentRequirement, Eligibility, GuardianForm } from './tables.ts';

/** The parts of a season's rules. `Drafted` ones may still lack what publishing asks for. */
export type RegionRule = { regionId: number; code: string; name: Bilingual; sidos: string[] };
export type ChoiceRule = { code: string; parentCode: string | null; label: Bilingual };
export type BonusRule = { aaNo: number; name: Bilingual; points: number };

export type DocumentSlotRule = {
  slot: DocumentSlot;
  label: Bilingual;
  hint: Bilingual;
  requirement: DocumentRequirement;
  extensions: string[];
  maxBytes: number;
  maxFiles: number;
};

export type MaterialSlotRule = {
  code: string;
  label: Bilingual;
  hint: Bilingual;
  extensions: string[];
  maxBytes: number;
  /** Files at least; 0 where a team may leave it out. */
  minFiles: number;
  maxFiles: number;
};

/** What a stage asks of its teams beside the application. */
export type DraftedMaterial = { opensAt: Date | null; closesAt: Date | null; slots: MaterialSlotRule[] };
export type MaterialRule = DraftedMaterial & { opensAt: Date; closesAt: Date };

export type DraftedStage = {
  stageNo: number;
  kind: StageKind;
  name: Bilingual;
  description: Bilingual;
  opensAt: Date | null;
  closesAt: Date | null;
  confirmBy: Date | null;
  announcesAt: Date | null;
  rubric: Criterion[] | null;
  material: DraftedMaterial | null;
};

export type StageRule = DraftedStage & { opensAt: Date; closesAt: Date; material: MaterialRule | null };

export type TrackOf<Stage> = {
  trackNo: number;
  topTrackNo: number | null;
  lane: number;
  name: Bilingual;
  target: Bilingual;
  summary: Bilingual;
  eligibility: Eligibility;
  places: number;
  teamMin: number;
  teamMax: number;
  deletionFloor: number;
  graceMinutes: number;
  oneTrackAYear: boolean;
  guardianForm: GuardianForm | null;
  quotas: { regionCode: string; places: number }[];
  stages: Stage[];
  documents: DocumentSlotRule[];
};

export type TrackRule = TrackOf<StageRule>;

export type SeasonOf<Stage> = {
  seasonId: number;
  year: number;
  name: Bilingual;
  regions: RegionRule[];
  choices: Record<string, ChoiceRule[]>;
  bonuses: BonusRule[];
  tracks: TrackOf<Stage>[];
};

/** A season as it is being edited. */
export type DraftedSeason = SeasonOf<DraftedStage>;

/** The rules of a published season: what a version keeps and a submission was made under. */
export type SeasonRules = SeasonOf<StageRule>;

/** A later closing for all teams of a stage (`teamNo` null) or for one: of the stage, or of its material. */
export type Extension = {
  trackNo: number;
  stageNo: number;
  teamNo: number | null;
  closesAt: Date;
  what?: 'stage' | 'material';
  /** When it was given; without it, always. */
  givenAt?: Date;
};

/** A team was asked to complete these items of its application until `dueAt`. */
export type Completion = {
  requestId: number;
  trackNo: number;
  stageNo: number;
  teamNo: number;
  dueAt: Date;
  items: string[];
  /** What the operator wrote to the team. */
  message: string;
  /** Whether the team has submitted since; until `dueAt` it may again. */
  answered: boolean;
  /** When it was asked; without it, always. */
  givenAt?: Date;
};

/**
 * When a stage closes for somebody, and until when a submission whose upload had begun is still taken. With
 * `asked` it closes later for one team because it was asked to complete something: from the `ordinary` closing on
 * only these items may become other than what was submitted.
 */
export type StageDeadline = {
  opensAt: Date;
  closesAt: Date;
  graceUntil: Date;
  asked?: { requestId: number; items: readonly string[]; ordinary: { closesAt: Date; graceUntil: Date } };
  /** The season has been ended: nothing is taken any more, whatever the times say. */
  over?: true;
};

const MINUTE_MS = 60_000;

/**
 * The deadline of a stage for a team, or for teams in general when `teamNo` is null: the latest of the base
 * closing and every extension that counts for them. The grace (minutes, per track) starts at that instant.
 */
export function effectiveDeadline(
  stage: Pick<StageRule, 'opensAt' | 'closesAt' | 'stageNo'> & Pick<Extension, 'what'>,
  track: { trackNo: number; graceMinutes: number },
  extensions: readonly Extension[],
  teamNo: number | null,
): StageDeadline {
  const counting = extensions.filter(
    (extension) =>
      extension.trackNo === track.trackNo &&
      extension.stageNo === stage.stageNo &&
      (extension.what ?? 'stage') === (stage.what ?? 'stage') &&
      (extension.teamNo === null || extension.teamNo === teamNo),
  );
  const closesAt = counting.reduce((latest, { closesAt }) => later(latest, closesAt), stage.closesAt);
  const graceUntil = new Date(closesAt.getTime() + track.graceMinutes * MINUTE_MS);
  return { opensAt: stage.opensAt, closesAt, graceUntil };
}

/** The deadline of a team that was asked to complete its application: where that is later, it closes with it. */
export function withCompletion(
  deadline: StageDeadline,
  completion: Pick<Completion, 'requestId' | 'dueAt' | 'items'> | undefined,
  track: { graceMinutes: number },
): StageDeadline {
  if (!completion || completion.dueAt <= deadline.closesAt) return deadline;
  const { opensAt, closesAt, graceUntil } = deadline;
  const { requestId, dueAt, items } = completion;
  return {
    opensAt,
    closesAt: dueAt,
    graceUntil: new Date(dueAt.getTime() + track.graceMinutes * MINUTE_MS),
    asked: { requestId, items, ordinary: { closesAt, graceUntil } },
  };
}

/** The stage as everyone sees it: extensions for all teams counted; nobody confirms before it closes. */
export function withExtensions<Track extends TrackRule>(
  track: Track,
  extensions: readonly Extension[],
): Track {
  const stages = track.stages.map((stage) => {
    const { closesAt } = effectiveDeadline(stage, track, extensions, null);
    return { ...stage, closesAt, confirmBy: stage.confirmBy && later(stage.confirmBy, closesAt) };
  });
  return { ...track, stages };
}

/** A stage's material as JSON gives it back, with its instants as dates again. */
export function readMaterial(
  stored: { opensAt: unknown; closesAt: unknown; slots: unknown } | null | undefined,
): DraftedMaterial | null {
  if (!stored) return null;
  const date = (at: unknown) => (at === null ? null : new Date(at as string));
  return {
    opensAt: date(stored.opensAt),
    closesAt: date(stored.closesAt),
    slots: stored.slots as MaterialSlotRule[],
  };
}

function later(a: Date, b: Date): Date {
  return a < b ? b : a;
}

/** The region a 시·도 (code 1 to 17 of `tmRegion`) counts as in this season, or undefined. */
export function regionOf(regions: readonly RegionRule[], sido: string): RegionRule | undefined {
  return regions.find((region) => region.sidos.includes(sido));
}

export type Entrant = { schoolType: string; country: string };

/** `person` is the place in the list of entrants: 0 the leader, then the members. */
export type EligibilityProblem =
  | { reason: 'schoolType' | 'nationality'; person: number }
  | { reason: 'businessMissing' | 'businessTooOld'; person: null };

/**
 * Why a team may not take part in a track; an empty list means it may.
 *
 * A track for young businesses asks for one: it must have been opened (yyyy-MM-dd, in Korea) no more than
 * `businessMonths` months before the day on which the stage closes.
 */
export function eligibilityProblems(
  eligibility: Eligibility,
  entrants: readonly Entrant[],
  business: { openedOn: string } | null,
  closesAt: Date,
): EligibilityProblem[] {
  const problems: EligibilityProblem[] = [];
  for (const [person, { schoolType, country }] of entrants.entries()) {
    const { schoolTypes, nationality } = eligibility;
    if (schoolTypes.length > 0 && !schoolTypes.includes(schoolType))
      problems.push({ reason: 'schoolType', person });
    if (nationality === 'foreign' && country === 'KR') problems.push({ reason: 'nationality', person });
  }
  if (eligibility.businessMonths !== null) {
    const lastDay = business && addMonths(business.openedOn, eligibility.businessMonths);
    if (lastDay === null) problems.push({ reason: 'businessMissing', person: null });
    else if (lastDay < koreanDay(closesAt)) problems.push({ reason: 'businessTooOld', person: null });
  }
  return problems;
}
