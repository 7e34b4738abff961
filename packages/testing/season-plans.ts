import type { PlannedStage, PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';
import { sidos } from '@chulbal/contract/seasons/values';

export const someText = { ko: '이름', en: 'Name' };
export const hundredPoints = [
  { code: 'problem', name: someText, points: 60, help: someText },
  { code: 'team', name: someText, points: 40, help: someText },
];
export const someForm = { serverFileName: 'ab'.repeat(16), name: '동의서.pdf' };

/** A stage of 2026, from 10:00 on one day (MM-dd) to 18:00 on another. */
export function plannedStage(
  stageNo: number,
  kind: PlannedStage['kind'],
  from: string,
  to: string,
): PlannedStage {
  return {
    stageNo,
    kind,
    name: someText,
    description: someText,
    opensAt: `2026-${from}T01:00:00.000Z`,
    closesAt: `2026-${to}T09:00:00.000Z`,
    confirmBy: kind === 'application' ? `2026-${to}T10:00:00.000Z` : null,
    announcesAt: kind === 'review' ? '2026-05-29T05:00:00.000Z' : null,
    rubric: kind === 'review' ? hundredPoints : null,
    material: null,
  };
}

/** Slides, from one day of 2026 (MM-dd) to another. */
export function plannedMaterial(from: string, to: string): NonNullable<PlannedStage['material']> {
  return {
    opensAt: `2026-${from}T01:00:00.000Z`,
    closesAt: `2026-${to}T09:00:00.000Z`,
    slots: [
      {
        code: 'slides',
        label: someText,
        hint: someText,
        extensions: ['pdf'],
        maxBytes: 1000,
        minFiles: 1,
        maxFiles: 1,
      },
    ],
  };
}

function proof(slot: 'applyAddition1' | 'applyAddition2'): PlannedTrack['documents'][number] {
  const rest = { extensions: ['pdf' as const], maxBytes: 1, maxFiles: 1 };
  return { slot, label: someText, hint: someText, requirement: 'bonus', ...rest };
}

/** Applications to 8 May, a review from 11 to 22 May, between the holidays. */
function lane(number: number): PlannedTrack {
  return {
    trackNo: null,
    topLane: null,
    lane: number,
    name: someText,
    target: someText,
    summary: someText,
    eligibility: { schoolTypes: ['university'], businessMonths: null, nationality: 'any' },
    places: 200,
    teamMin: 2,
    teamMax: 4,
    deletionFloor: 3,
    graceMinutes: 10,
    oneTrackAYear: true,
    guardianForm: null,
    quotas: [{ regionCode: 'all', places: 200 }],
    stages: [plannedStage(1, 'application', '04-20', '05-08'), plannedStage(2, 'review', '05-11', '05-22')],
    documents: [proof('applyAddition1')],
  };
}

const otherChoices = [
  'teamItemPart',
  'team4dTech',
  'teamCom',
  'teamComKind',
  'tmSex',
  'tmCountry',
  'tmGrade',
  'tmMajority',
];

/** A season without contradictions: lane 3 is the one that cases spoil, lane 4 another. */
export function soundPlan() {
  const plan: SeasonPlan = {
    year: 2026,
    name: someText,
    regions: [{ code: 'all', name: someText, sidos: Object.keys(sidos) }],
    choices: {
      ...Object.fromEntries(
        otherChoices.map((field) => [field, [{ code: '1', parentCode: null, label: someText }]]),
      ),
      tmSchoolType: ['university', 'middle'].map((code) => ({ code, parentCode: null, label: someText })),
      tmSchoolTypeDetail: [{ code: 'four', parentCode: 'university', label: someText }],
    },
    bonuses: [{ aaNo: 1, name: someText, points: 1 }],
    tracks: [lane(3), lane(4)],
  };
  const track = plan.tracks[0] as PlannedTrack;
  const [application, review] = track.stages as [PlannedStage, PlannedStage];
  return { plan, track, application, review };
}
export type SoundPlan = ReturnType<typeof soundPlan>;
