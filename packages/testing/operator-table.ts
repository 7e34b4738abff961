import { errors } from '@chulbal/contract/errors';
import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import { usualSettings } from '@chulbal/domain/panels/settings.queries';
import { campus } from './factories.ts';
import { laterAndLater, type Objects, unusedYear } from './operator-objects.ts';
import { rulesOf } from './result-cases.ts';

/** Fields of an input that name an object. An operator's endpoint that has one stands in the table. */
export const operatorNaming = [
  'announcementId',
  'evaluatorId',
  'exclusionId',
  'exportId',
  'id',
  'invitationId',
  'operatorId',
  'relationId',
  'requestId',
  'resultRequestId',
  'serverFileName',
  'sheetId',
  'stageNo',
  'teamNo',
  'teamNos',
  'token',
  'trackNo',
  'viewId',
  'year',
];

export type OperatorRow = {
  /** What is asked for, about an object. */
  input(objects: Objects): Promise<Record<string, unknown>>;
  /** The code for an object of the asker, where their role may at all. */
  own: number;
  /** The code for an object of another operator; that of an own one where not given. */
  other?: number;
  /** The code where there is no such object. */
  missing: number;
};

const nothing = errors.notFound.code;
const noTeam = errors.teamNotFound.code;
/** The object was found; what is wrong with the rest of the input comes after it. */
const overtaken = errors.editedElsewhere.code;
const reason = '접근 표에서';
const words = { ko: '공정하게 평가해요.', en: 'I judge fairly.' };
const newPledge = { title: words, clauses: [{ title: words, body: words }] };

/**
 * Expected codes of operators' endpoints (S-01, S-02), for every role that may; who may, the table of
 * permissions says. An endpoint counts once it is mounted.
 */
export const operatorTable: Record<string, OperatorRow> = {
  changeOperatorRole: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, role: 'viewer' }),
    own: 200,
    missing: nothing,
  },
  setOperatorStatus: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, status: 'disabled', reason }),
    own: 200,
    missing: nothing,
  },
  resetOperator: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId, reason }),
    own: 200,
    missing: nothing,
  },
  getAnnouncements: {
    input: ({ stage }) => stage(),
    own: 200,
    missing: nothing,
  },
  previewAnnouncement: {
    // The announcement brings a result with it.
    input: async ({ stage, announcement }) => {
      await announcement();
      return { ...(await stage()), templates: usualTemplates };
    },
    own: 200,
    missing: nothing,
  },
  requestAnnouncement: {
    input: async ({ stage }) => ({
      ...(await stage()),
      resultVersion: 99,
      releaseAt: laterAndLater(),
      appealUntil: null,
      verifyUntil: null,
      templates: usualTemplates,
      shows: { averages: false, comments: 'none' },
    }),
    own: errors.resultOutdated.code,
    missing: nothing,
  },
  confirmAnnouncement: {
    input: ({ announcement }) => announcement(),
    own: 200,
    missing: nothing,
  },
  withdrawAnnouncement: {
    input: async ({ announcement }) => ({ ...(await announcement()), reason }),
    own: 200,
    missing: nothing,
  },
  getResultComments: {
    input: async ({ stage, team }) => ({ ...(await stage()), teamNo: (await team()).teamNo }),
    own: 200,
    missing: 200,
  },
  editResultComment: {
    input: async ({ stage, team }) => ({
      ...(await stage()),
      teamNo: (await team()).teamNo,
      text: '잘 보았어요.',
    }),
    own: 200,
    missing: nothing,
  },
  decideAppeal: {
    input: async ({ objection }) => ({
      id: (await objection()).appealId,
      decision: 'rejected',
      answer: reason,
    }),
    own: 200,
    missing: nothing,
  },
  decideReport: {
    input: async ({ objection }) => ({
      id: (await objection()).reportId,
      decision: 'upheld',
      answer: reason,
    }),
    own: 200,
    missing: nothing,
  },
  editEvaluator: {
    input: async ({ evaluator }) => ({
      ...(await evaluator()),
      name: '윤서진',
      affiliation: '가온대학교',
      expertise: ['living'],
      loadLimit: 30,
    }),
    own: 200,
    missing: nothing,
  },
  setEvaluatorStatus: {
    input: async ({ evaluator }) => ({ ...(await evaluator()), status: 'disabled', reason }),
    own: 200,
    missing: nothing,
  },
  sendEvaluatorPassword: {
    input: async ({ evaluator }) => ({ ...(await evaluator()), reason }),
    own: 200,
    missing: nothing,
  },
  revealEvaluator: {
    input: async ({ evaluator }) => ({ ...(await evaluator()), reason }),
    own: 200,
    missing: nothing,
  },
  withdrawInvitation: {
    input: async ({ invitation }) => ({ invitationId: (await invitation()).invitationId }),
    own: 200,
    missing: nothing,
  },
  listApplications: {
    input: async ({ season }) => ({ ...(await season()), trackNo: campus.trackNo }),
    own: 200,
    missing: 200,
  },
  getApplication: { input: teamNoOf, own: 200, missing: noTeam },
  revealPeople: {
    input: async (objects) => ({ ...(await teamNoOf(objects)), reason }),
    own: 200,
    missing: noTeam,
  },
  readDocument: {
    input: async ({ team }) => ({ serverFileName: (await team()).file }),
    own: 200,
    missing: nothing,
  },
  decideBonus: {
    input: async (objects) => ({ ...(await teamNosOf(objects)), place: null, decision: 'verified' }),
    own: 200,
    missing: noTeam,
  },
  requestCompletion: {
    input: async (objects) => ({
      ...(await teamNosOf(objects)),
      items: ['answers'],
      message: '확인 부탁드려요.',
      dueAt: laterAndLater(),
    }),
    own: 200,
    missing: noTeam,
  },
  closeCompletion: { input: ({ request }) => request(), own: 200, missing: nothing },
  assignApplications: {
    input: async (objects) => ({ ...(await teamNosOf(objects)), operatorId: null }),
    own: 200,
    missing: noTeam,
  },
  remindMembers: { input: teamNosOf, own: 200, missing: noTeam },
  getPledgeText: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  changePledgeText: {
    input: async ({ stage }) => ({ ...(await stage()), ...newPledge, version: 99, reason }),
    own: overtaken,
    missing: nothing,
  },
  // What was never published has no stages.
  listJudgedStages: { input: ({ season }) => season(), own: nothing, missing: nothing },
  getStageSettings: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  saveStageSettings: {
    input: async ({ stage }) => ({ ...(await stage()), ...usualSettings, panelSize: 5 }),
    own: 200,
    missing: nothing,
  },
  getPanelBoard: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  proposePanels: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  savePanelDraft: {
    input: async ({ stage }) => ({ ...(await stage()), revision: 99, content: { panels: [] } }),
    own: overtaken,
    missing: nothing,
  },
  publishPanels: {
    input: async ({ stage }) => ({ ...(await stage()), revision: 99 }),
    own: overtaken,
    missing: nothing,
  },
  undoPanels: {
    input: async ({ stage }) => ({ ...(await stage()), revision: 99 }),
    own: overtaken,
    missing: nothing,
  },
  listPanelPlans: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  getCoverage: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  endAssignments: {
    input: async ({ assignment }) => ({ ...(await assignment()), state: 'withdrawn', reason }),
    own: 200,
    missing: nothing,
  },
  listConflicts: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  declareRelation: {
    input: async (objects) => ({
      ...(await objects.evaluator()),
      ...(await teamNoOf(objects)),
      kind: 'mentor',
      note: reason,
    }),
    own: 200,
    missing: nothing,
  },
  removeRelation: {
    input: async ({ relation }) => ({ ...(await relation()), reason }),
    own: 200,
    missing: nothing,
  },
  listExclusionRequests: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  decideExclusion: {
    input: async ({ exclusion }) => ({
      ...(await exclusion()),
      decision: 'refused',
      evaluatorId: null,
      answer: reason,
    }),
    own: 200,
    missing: nothing,
  },
  evaluationProgress: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  listStageSheets: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  remindEvaluators: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  voidSheet: {
    input: async ({ sheet }) => ({ sheetId: (await sheet()).sheetId, reason }),
    own: 200,
    missing: nothing,
  },
  unlockSignature: {
    input: async ({ signature }) => {
      const { trackNo, stageNo, evaluatorId } = await signature();
      return { trackNo, stageNo, evaluatorId, reason };
    },
    own: 200,
    missing: nothing,
  },
  // What was never published has nothing to judge.
  getJudging: { input: ({ season }) => season(), own: 200, missing: 200 },
  // What was never published has no situation.
  getOverview: { input: ({ season }) => season(), own: nothing, missing: nothing },
  listSavedViews: { input: ({ season }) => season(), own: 200, missing: 200 },
  saveView: {
    input: async ({ view }) => ({ ...(await view()), name: '접수 마감 전', query: '' }),
    own: 200,
    other: nothing,
    missing: nothing,
  },
  deleteView: { input: ({ view }) => view(), own: 200, other: nothing, missing: nothing },
  getDraftedSeason: { input: ({ season }) => season(), own: 200, missing: nothing },
  listSeasonVersions: { input: ({ season }) => season(), own: 200, missing: nothing },
  previewPublication: { input: ({ season }) => season(), own: 200, missing: nothing },
  createSeason: {
    input: async ({ season }) => ({ year: unusedYear(), copyFrom: (await season()).year }),
    own: 200,
    missing: errors.invalidRequest.code,
  },
  saveSeason: {
    input: async ({ season }) => {
      const { year } = await season();
      const name = { ko: '시즌', en: 'Season' };
      return {
        year,
        editVersion: 99,
        plan: { year, name, regions: [], choices: {}, bonuses: [], tracks: [] },
      };
    },
    own: overtaken,
    missing: nothing,
  },
  publishSeason: {
    input: async ({ season }) => ({ ...(await season()), editVersion: 99, reason }),
    own: overtaken,
    missing: nothing,
  },
  // What was never published does not run, so there is nothing to end.
  finishSeason: {
    input: async ({ season }) => ({ ...(await season()), reason }),
    own: nothing,
    missing: nothing,
  },
  extendDeadline: {
    input: async (objects) => ({
      ...campus,
      ...(await teamNoOf(objects)),
      closesAt: laterAndLater(),
      reason,
    }),
    own: 200,
    missing: noTeam,
  },
  listResultStages: { input: ({ season }) => season(), own: 200, missing: 200 },
  getResult: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  judgeStatistics: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  getTeamScores: {
    input: async ({ assignment }) => {
      const { evaluatorId, ...rest } = await assignment();
      return rest;
    },
    own: 200,
    missing: noTeam,
  },
  previewResult: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), rules: rulesOf() }),
    own: 200,
    missing: nothing,
  },
  saveResultRules: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), rules: rulesOf(), reason }),
    own: 200,
    missing: nothing,
  },
  waiveSignature: {
    input: async ({ assignment }) => {
      const { teamNo, ...rest } = await assignment();
      return { ...rest, reason };
    },
    own: 200,
    missing: nothing,
  },
  // These are not tied.
  decideTie: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), order: [9_998, 9_999], reason }),
    own: errors.invalidRequest.code,
    missing: nothing,
  },
  requestFinalising: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), ...lookedAt, reason }),
    own: overtaken,
    missing: nothing,
  },
  // Nothing is finalised of which a team could be taken out, looked at or exported.
  requestWithdrawal: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), ...lookedAt, teamNo: 9_999, reason }),
    own: nothing,
    missing: nothing,
  },
  getResultVersion: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), version: 1 }),
    own: nothing,
    missing: nothing,
  },
  exportResultVersion: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), version: 1, reason }),
    own: nothing,
    missing: nothing,
  },
  // One's own takes a second operator; of somebody else's the world is not as it asks.
  confirmFinalising: {
    input: ({ resultRequest }) => resultRequest(),
    own: errors.secondOperatorNeeded.code,
    other: errors.resultChanged.code,
    missing: nothing,
  },
  declineFinalising: {
    input: async ({ resultRequest }) => ({ ...(await resultRequest()), reason }),
    own: 200,
    missing: nothing,
  },
  listAudit: {
    input: async ({ operator }) => ({ operatorId: operator.operatorId }),
    own: 200,
    missing: 200,
  },
  // A link opens what it is about to whoever holds it.
  getOperatorInvitation: {
    input: async ({ invitation }) => ({ token: (await invitation()).token }),
    own: 200,
    missing: errors.linkExpired.code,
  },
  joinAsOperator: {
    input: async ({ invitation }) => ({
      token: (await invitation()).token,
      password: '느티나무 아래 출발선',
      totp: '000000',
    }),
    own: errors.codeWrong.code,
    missing: errors.linkExpired.code,
  },
};

const lookedAt = { version: 1, sha256: '0'.repeat(64), confirmerId: null };

/** The judged stage after the one that the tables' teams are judged in. */
async function nextStageOf({ stage }: Objects): Promise<{ trackNo: number; stageNo: number }> {
  const { trackNo, stageNo } = await stage();
  return { trackNo, stageNo: stageNo + 1 };
}

async function teamNoOf({ team }: Objects): Promise<{ teamNo: number }> {
  return { teamNo: (await team()).teamNo };
}

async function teamNosOf({ team }: Objects): Promise<{ teamNos: number[] }> {
  return { teamNos: [(await team()).teamNo] };
}
