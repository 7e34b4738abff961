import { usualRubric } from '@chulbal/contract/evaluation/usual-rubric';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Bilingual } from '@chulbal/contract/language';
import { usualRegions } from '@chulbal/contract/schools/usual-regions';
import type { SeasonPlan, TrackPlan } from '@chulbal/domain/seasons/commands';
import type { BonusRule, DocumentSlotRule, DraftedStage } from '@chulbal/domain/seasons/rules';
import type { Criterion, GuardianForm } from '@chulbal/domain/seasons/tables';
import { usualChoices } from '@chulbal/domain/seasons/usual-choices.rules';
import {
  announcement,
  confirmation,
  LAST_SEASON_DAYS,
  laneOffsets,
  sharedOffsets,
  stagePeriod,
} from './dates.ts';
import { growthMaterial, pitchMaterial } from './materials.ts';

const MB = 1_000_000;

function text(ko: string, en: string): Bilingual {
  return { ko, en };
}

/**
 * The demo season of the year it is in Korea at `now`, or the one before: five lanes whose dates stand around
 * `now`, so that on any date tracks are open, one is in review and one is still to come. The plan is the caller's own:
 * changing it changes no other.
 */
export function demoSeasonPlan(now: Date, which: 'thisYear' | 'lastYear' = 'thisYear'): SeasonPlan {
  const today = koreanDay(now);
  const year = Number(today.slice(0, 4)) - (which === 'lastYear' ? 1 : 0);
  const shift = which === 'lastYear' ? LAST_SEASON_DAYS : 0;
  return structuredClone({
    year,
    name: text(`${year} 시즌`, `Season ${year}`),
    regions: usualRegions,
    choices: usualChoices(),
    bonuses,
    tracks: lanes.map((lane) => ({
      ...lane,
      topLane: null,
      teamMin: 2,
      teamMax: 4,
      deletionFloor: 3,
      graceMinutes: 10,
      oneTrackAYear: true,
      guardianForm: lane.lane === 1 ? demoGuardianForm : null,
      documents,
      stages: stages(lane.lane, today, shift),
    })),
  });
}

/** The form that guardians of 새싹 sign; its bytes are those of `demo-files`. */
export const demoGuardianForm: GuardianForm = {
  serverFileName: '5e0d1a7c93b84f26a1d4c0e97b3f8a62',
  name: '보호자 동의서.pdf',
};

/** 180 of the 200 places of 캠퍼스 are kept for regions; the rest go by rank. */
const campusQuotas = [
  { regionCode: 'capital', places: 70 },
  { regionCode: 'chungcheong', places: 30 },
  { regionCode: 'daegyeong', places: 30 },
  { regionCode: 'honam', places: 25 },
  { regionCode: 'southeast', places: 25 },
];

type Lane = Pick<TrackPlan, 'lane' | 'name' | 'target' | 'summary' | 'eligibility' | 'places' | 'quotas'>;

const lanes: Lane[] = [
  {
    lane: 1,
    name: text('새싹', 'Sprout'),
    target: text('초·중학생', 'Elementary and middle school students'),
    summary: text(
      '처음 만든 것을 처음 보여 주는 레인이에요.',
      'Where a first idea is shown for the first time.',
    ),
    eligibility: { schoolTypes: ['elementary', 'middle'], businessMonths: null, nationality: 'any' },
    places: 40,
    quotas: [],
  },
  {
    lane: 2,
    name: text('도전', 'Challenge'),
    target: text('고등학생', 'High school students'),
    summary: text(
      '교실에서 찾은 문제를 교실 밖까지 가져가요.',
      'Take a problem from the classroom out into the world.',
    ),
    eligibility: { schoolTypes: ['high'], businessMonths: null, nationality: 'any' },
    places: 60,
    quotas: [],
  },
  {
    lane: 3,
    name: text('캠퍼스', 'Campus'),
    target: text('대학생·대학원생', 'University and graduate students'),
    summary: text(
      '전공과 전공이 만나 첫 고객까지 달려요.',
      'Fields of study meet and run to a first customer.',
    ),
    eligibility: {
      schoolTypes: ['college', 'university', 'graduate'],
      businessMonths: null,
      nationality: 'any',
    },
    places: 200,
    quotas: campusQuotas,
  },
  {
    lane: 4,
    name: text('성장', 'Growth'),
    target: text('창업 3년 이내', 'Businesses up to 3 years old'),
    summary: text(
      '이미 출발한 팀이 더 멀리 가는 레인이에요.',
      'For teams that have started and want to go further.',
    ),
    eligibility: { schoolTypes: [], businessMonths: 36, nationality: 'any' },
    places: 100,
    quotas: [],
  },
  {
    lane: 5,
    name: text('글로벌', 'Global'),
    target: text('유학생 팀', 'International students'),
    summary: text(
      '한국에서 배우는 유학생이 한국에서 시작해요.',
      'International students in Korea start a business in Korea.',
    ),
    eligibility: {
      schoolTypes: ['college', 'university', 'graduate'],
      businessMonths: null,
      nationality: 'foreign',
    },
    places: 20,
    quotas: [],
  },
];

function stages(lane: number, today: string, shift: number): DraftedStage[] {
  const offsets = laneOffsets[lane];
  if (!offsets) throw new Error(`The demo has no lane ${lane}.`);
  const { application, review, presentation } = offsets;
  const { exhibition, final } = sharedOffsets;
  return [
    {
      stageNo: 1,
      kind: 'application',
      name: text('접수', 'Application'),
      description: text(
        '쓰는 대로 저장되고, 마감 전에는 몇 번이든 고쳐 낼 수 있어요.',
        'It is saved as you write, and you can change and submit it again until the deadline.',
      ),
      ...stagePeriod(today, application, shift),
      confirmBy: confirmation(today, review, shift),
      announcesAt: null,
      rubric: null,
      material: null,
    },
    {
      stageNo: 2,
      kind: 'review',
      name: text('서류 심사', 'Document review'),
      description: text(
        '한 팀의 서류를 심사위원 일곱 명이 따로 읽어요. 결과는 마이페이지와 문자로 알려요.',
        'Seven evaluators read each team’s documents on their own. Results come to My page and by text message.',
      ),
      ...stagePeriod(today, review, shift),
      confirmBy: null,
      announcesAt: announcement(today, review, 5, shift),
      rubric,
      material: lane === 4 ? growthMaterial(today, shift) : null,
    },
    {
      stageNo: 3,
      kind: 'presentation',
      name: text('예선 발표', 'Preliminary pitch'),
      description: text(
        '온라인 발표 5분, 질문 7분. 심사 의견은 점수와 함께 팀에게 돌아가요.',
        'A 5-minute online pitch and 7 minutes of questions. Comments go back to the team with the score.',
      ),
      ...stagePeriod(today, presentation, shift),
      confirmBy: null,
      announcesAt: announcement(today, presentation, 5, shift),
      rubric,
      material: pitchMaterial(today, { review, presentation }, shift),
    },
    {
      stageNo: 4,
      kind: 'exhibition',
      name: text('온라인 전시', 'Online exhibition'),
      description: text(
        '예선을 통과한 팀이 전시장에 서고 모의 투자를 받아요.',
        'Teams that passed the preliminaries are exhibited and receive mock investments.',
      ),
      ...stagePeriod(today, exhibition, shift),
      confirmBy: null,
      announcesAt: null,
      rubric: null,
      material: null,
    },
    {
      stageNo: 5,
      kind: 'final',
      name: text('결선', 'Final'),
      description: text(
        '현장 발표. 트랙마다 한 팀이 결승선을 먼저 지나요.',
        'A pitch on stage. In each track one team crosses the finish line first.',
      ),
      ...stagePeriod(today, final, shift),
      confirmBy: null,
      announcesAt: announcement(today, final, 3, shift),
      rubric,
      material: null,
    },
  ];
}

const rubric: Criterion[] = [...usualRubric];

const bonuses: BonusRule[] = [
  { aaNo: 1, name: text('지난 시즌 참가 이력', 'Took part in an earlier season'), points: 1 },
  { aaNo: 2, name: text('교내 창업 경진대회 입상', 'Prize at a school start-up contest'), points: 1 },
  {
    aaNo: 3,
    name: text('지식재산권 출원·등록', 'Intellectual property applied for or registered'),
    points: 1,
  },
];

const picturesAndPdf = ['pdf', 'jpg', 'jpeg', 'png'];

const documents: DocumentSlotRule[] = [
  {
    slot: 'business',
    label: text('사업계획서', 'Business plan'),
    hint: text('정해진 양식은 없어요', 'No fixed form'),
    requirement: 'always',
    extensions: ['pdf', 'hwp', 'hwpx', 'docx'],
    maxBytes: 30 * MB,
    maxFiles: 1,
  },
  {
    slot: 'schoolPaper',
    label: text('재학·휴학 증명서', 'Enrolment or leave certificates'),
    hint: text('팀원마다 1부', 'One for each member'),
    requirement: 'everyone',
    extensions: picturesAndPdf,
    maxBytes: 10 * MB,
    maxFiles: 4,
  },
  {
    slot: 'comPaper',
    label: text('사업자등록증', 'Business registration certificate'),
    hint: text('사업자 등록을 한 팀만', 'Only for a registered business'),
    requirement: 'business',
    extensions: picturesAndPdf,
    maxBytes: 10 * MB,
    maxFiles: 1,
  },
  {
    slot: 'logo',
    label: text('팀 로고', 'Team logo'),
    hint: text('누구나 볼 수 있어요', 'Everyone can see it'),
    requirement: 'optional',
    extensions: ['png', 'jpg', 'jpeg', 'webp'],
    maxBytes: 5 * MB,
    maxFiles: 1,
  },
  ...([1, 2, 3] as const).map(
    (place): DocumentSlotRule => ({
      slot: `applyAddition${place}`,
      label: text(`가점 ${place} 증빙 서류`, `Proof of bonus ${place}`),
      hint: text('이 가점을 고른 팀만', 'Only with this bonus'),
      requirement: 'bonus',
      extensions: picturesAndPdf,
      maxBytes: 10 * MB,
      maxFiles: 1,
    }),
  ),
];
