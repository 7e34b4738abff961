import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import { usualTemplates } from '@chulbal/domain/announcements/templates.rules';
import { usualSettings } from '@chulbal/domain/panels/settings.queries';
import { rulesOf } from '@chulbal/testing/result-cases';
import { laterAndLater } from './never-twice.ts';
import type { Objects } from './operator-objects.ts';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const noTeam = errors.teamNotFound.code;
/** The object was found; what is wrong with the rest of the input comes after it. */
const overtaken = errors.editedElsewhere.code;
const judged = errors.resultFinal.code;
const reason = '접근 표에서';
const words = { ko: '공정하게 평가해요.', en: 'I judge fairly.' };
const newPledge = { title: words, clauses: [{ title: words, body: words }] };

const lookedAt = { version: 1, sha256: '0'.repeat(64), confirmerId: null };

function nothingFinal(more: Record<string, unknown>): OperatorRow {
  const input = async (objects: Objects) => ({ ...(await nextStageOf(objects)), ...more });
  return { input, own: nothing, missing: nothing };
}

/** Expected codes of operators' endpoints about judging: evaluators, panels, sheets, results and announcements. */
export const judgingTable: Record<string, OperatorRow> = {
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
      ...{ text: '잘 보았어요.', seen: '' },
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
  // A request for a code is nobody's: whoever has not read the mailbox has the wrong code.
  pointerResetPassword: {
    input: async () => ({ requestId: randomUUID(), code: '123456', password: '느티나무 아래 출발선' }),
    own: errors.codeWrong.code,
    missing: errors.codeWrong.code,
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
  previewJudgingLetters: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  getPanelBoard: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  proposePanels: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  savePanelDraft: {
    input: async ({ stage }) => ({ ...(await stage()), revision: 99, content: { panels: [] } }),
    own: overtaken,
    missing: nothing,
  },
  publishPanels: {
    input: async ({ stage, announcement }) => {
      await announcement();
      return { ...(await stage()), revision: 99 };
    },
    own: judged,
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
    input: async ({ assignment, announcement }) => {
      await announcement();
      return { ...(await assignment()), state: 'withdrawn', reason };
    },
    own: judged,
    missing: nothing,
  },
  listConflicts: { input: ({ stage }) => stage(), own: 200, missing: nothing },
  declareRelation: {
    input: async (objects) => ({
      ...(await objects.evaluator()),
      teamNo: (await objects.team()).teamNo,
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
  dismissConflict: {
    input: async ({ conflict }) => ({ ...(await conflict()), reason }),
    own: 200,
    missing: nothing,
  },
  takeBackExclusion: {
    input: async ({ exclusion }) => ({ ...(await exclusion()), reason }),
    // Nobody has accepted it.
    own: overtaken,
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
  remindEvaluators: { input: ({ stage }) => stage(), own: errors.notInPeriod.code, missing: nothing },
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
  getPending: { input: ({ season }) => season(), own: 200, missing: 200 },
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
  // Nothing is judged here yet.
  waiveSheets: {
    input: async (objects) => ({ ...(await nextStageOf(objects)), teamNos: [9_998], reason }),
    own: errors.invalidRequest.code,
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
  requestWithdrawal: nothingFinal({ ...lookedAt, teamNo: 9_999, reason }),
  getResultVersion: nothingFinal({ version: 1 }),
  exportResultVersion: nothingFinal({ version: 1, reason }),
  reopenJudging: nothingFinal({ until: '2099-01-01T00:00:00.000Z', reason }),
  // One's own takes a second operator; of somebody else's the scenario is not as it asks.
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
};

/** The judged stage after the one that the tables' teams are judged in. */
async function nextStageOf({ stage }: Objects): Promise<{ trackNo: number; stageNo: number }> {
  const { trackNo, stageNo } = await stage();
  return { trackNo, stageNo: stageNo + 1 };
}
