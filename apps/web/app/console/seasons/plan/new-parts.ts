import { usualRubric } from '@chulbal/contract/evaluation/usual-rubric';
import { isJudged } from '@chulbal/contract/seasons/contradictions';
import type { PlannedDocument, PlannedStage, PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';
import type { StageKind } from '@chulbal/contract/seasons/seasons';
import { addDays } from './korean-moment.ts';

const noText = { ko: '', en: '' };
const MB = 1_000_000;

/** A season with nothing in it. */
export function blankPlan(year: number): SeasonPlan {
  return { year, name: noText, regions: [], choices: {}, bonuses: [], tracks: [] };
}

/** Numbers below 0 stand for tracks that the server has not numbered yet. */
export function blankTrack(lane: number, trackNo: number): PlannedTrack {
  return {
    trackNo,
    topLane: null,
    lane,
    name: noText,
    target: noText,
    summary: noText,
    eligibility: { schoolTypes: [], businessMonths: null, nationality: 'any' },
    places: 0,
    teamMin: 2,
    teamMax: 4,
    deletionFloor: 3,
    graceMinutes: 10,
    oneTrackAYear: true,
    guardianForm: null,
    quotas: [],
    stages: [],
    documents: [],
  };
}

/** Names that a new stage begins with; the operator changes them. */
const stageNames: Record<StageKind, { ko: string; en: string }> = {
  application: { ko: '접수', en: 'Application' },
  review: { ko: '서류 심사', en: 'Document review' },
  presentation: { ko: '예선 발표', en: 'Preliminary pitch' },
  exhibition: { ko: '온라인 전시', en: 'Online exhibition' },
  final: { ko: '결선', en: 'Final' },
  material: { ko: '자료 제출', en: 'Extra material' },
};

/** Every kind of stage, in the order of a season. */
export const stageKinds = Object.keys(stageNames) as StageKind[];

export function blankStage(stageNo: number, kind: StageKind): PlannedStage {
  return {
    stageNo,
    kind,
    name: stageNames[kind],
    description: noText,
    opensAt: null,
    closesAt: null,
    confirmBy: null,
    announcesAt: null,
    rubric: isJudged({ kind }) ? [...usualRubric] : null,
    material: kind === 'material' ? usualMaterial({ opensAt: null }) : null,
  };
}

type Material = NonNullable<PlannedStage['material']>;

/** What a stage asks for when it begins to ask: slides, in the week before it opens. */
export function usualMaterial({ opensAt }: Pick<PlannedStage, 'opensAt'>): Material {
  const before = (days: number) => opensAt && addDays(opensAt, -days);
  return { opensAt: before(7), closesAt: before(1), slots: [usualSlot('slides', '발표 자료', 'Slides')] };
}

/** A slot for one file that has to be handed in. */
export function usualSlot(code: string, ko: string, en: string): Material['slots'][number] {
  const label = { ko, en };
  return {
    code,
    label,
    hint: noText,
    extensions: ['pdf', 'pptx'],
    maxBytes: 50 * MB,
    minFiles: 1,
    maxFiles: 1,
  };
}

/** The kinds of files that the server can look into (`documentExtension`). */
export const fileKinds: PlannedDocument['extensions'] = [
  'pdf',
  'hwp',
  'hwpx',
  'docx',
  'pptx',
  'xlsx',
  'png',
  'jpg',
  'jpeg',
  'webp',
];

const pictures: PlannedDocument['extensions'] = ['pdf', 'jpg', 'jpeg', 'png'];
const proof = (place: 1 | 2 | 3): PlannedDocument => ({
  slot: `applyAddition${place}`,
  label: { ko: `가점 ${place} 증빙 서류`, en: `Proof of bonus ${place}` },
  hint: noText,
  requirement: 'bonus',
  extensions: pictures,
  maxBytes: 10 * MB,
  maxFiles: 1,
});

/** What each place for files asks for when it is turned on; the operator changes it. */
const usualDocuments: readonly PlannedDocument[] = [
  {
    slot: 'business',
    label: { ko: '사업계획서', en: 'Business plan' },
    hint: noText,
    requirement: 'always',
    extensions: ['pdf', 'hwp', 'hwpx', 'docx'],
    maxBytes: 30 * MB,
    maxFiles: 1,
  },
  {
    slot: 'schoolPaper',
    label: { ko: '재학·휴학 증명서', en: 'Enrolment or leave certificates' },
    hint: { ko: '팀원마다 1부', en: 'One for each member' },
    requirement: 'everyone',
    extensions: pictures,
    maxBytes: 10 * MB,
    maxFiles: 4,
  },
  {
    slot: 'comPaper',
    label: { ko: '사업자등록증', en: 'Business registration certificate' },
    hint: { ko: '사업자 등록을 한 팀만', en: 'Only for a registered business' },
    requirement: 'business',
    extensions: pictures,
    maxBytes: 10 * MB,
    maxFiles: 1,
  },
  {
    slot: 'logo',
    label: { ko: '팀 로고', en: 'Team logo' },
    hint: noText,
    requirement: 'optional',
    extensions: ['png', 'jpg', 'jpeg', 'webp'],
    maxBytes: 5 * MB,
    maxFiles: 1,
  },
  proof(1),
  proof(2),
  proof(3),
];

/** Every place for files, in the order of the form. */
export const documentOrder = usualDocuments.map(({ slot }) => slot);

export function usualDocument(slot: PlannedDocument['slot']): PlannedDocument {
  const found = usualDocuments.find((one) => one.slot === slot);
  if (!found) throw new Error(`No usual document for ${slot}`);
  return found;
}

/** What the first track of a season asks for. */
export function startDocuments(): PlannedDocument[] {
  return usualDocuments.filter(({ requirement }) => requirement !== 'bonus');
}
