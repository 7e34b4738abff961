import { errors } from '@chulbal/contract/errors';
import { campus } from '@chulbal/testing/factories';
import { slideDraft } from '@chulbal/testing/slides';
import { laterAndLater, unusedYear } from './never-twice.ts';
import type { Objects } from './operator-objects.ts';
import type { OperatorRow } from './operator-row.ts';
import { eventsTable } from './operator-table-events.ts';
import { exhibitionTable } from './operator-table-exhibition.ts';
import { judgingTable } from './operator-table-judging.ts';
import { peopleTable } from './operator-table-people.ts';
import { webhooksTable } from './operator-table-webhooks.ts';

const nothing = errors.notFound.code;
const noPost = errors.postNotWritten.code;
const noTeam = errors.teamNotFound.code;
/** The object was found; what is wrong with the rest of the input comes after it. */
const overtaken = errors.editedElsewhere.code;
const reason = '접근 표에서';
const ineligible = { decision: 'ineligible', reason };

/**
 * Expected codes of operators' endpoints (S-01, S-02), for every role that may; who may, the table of
 * permissions says. An endpoint counts once it is mounted.
 */
export const operatorTable: Record<string, OperatorRow> = {
  ...judgingTable,
  ...exhibitionTable,
  ...eventsTable,
  ...peopleTable,
  ...webhooksTable,
  // What was never published has no panels.
  getJudgingProgress: {
    input: ({ season }) => season(),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  listHandOverOptions: {
    input: async ({ stage, evaluator }) => ({ ...(await stage()), ...(await evaluator()) }),
    own: 200,
    missing: errors.notFound.code,
  },
  // Nobody is there to take a team over.
  handOver: {
    input: async ({ assignment }) => {
      const { trackNo, stageNo, evaluatorId } = await assignment();
      return { trackNo, stageNo, evaluatorId, to: [1], reason: '접근 표에서' };
    },
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  // It is not announced.
  makeHofDrafts: { input: ({ stage }) => stage(), own: nothing, missing: nothing },
  sendMessageAgain: { input: ({ message }) => message(), own: 200, missing: nothing },
  setMessageAside: {
    input: async ({ message }) => ({ ...(await message()), reason }),
    own: 200,
    missing: nothing,
  },
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
  readContentFile: {
    input: async ({ team }) => ({ serverFileName: (await team()).file }),
    own: nothing,
    missing: nothing,
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
  decideEligibility: {
    input: async (objects) => ({
      teamNo: (await objects.eligibility()).teamNo,
      decision: 'eligible',
      reason,
    }),
    own: errors.eligibilityFinal.code,
    missing: noTeam,
  },
  undoEligibility: {
    input: async ({ eligibility }) => ({ ...(await eligibility()), reason }),
    own: errors.eligibilityFinal.code,
    missing: noTeam,
  },
  previewEligibility: aboutIneligible({}),
  trySendEligibility: aboutIneligible({ language: 'ko' }),
  listEligibility: { input: async ({ season }) => season(), own: nothing, missing: nothing },
  withdrawTeam: {
    input: async (objects) => ({ ...(await teamNoOf(objects)), reason }),
    own: 200,
    missing: noTeam,
  },
  undoWithdrawal: {
    input: async ({ withdrawal }) => ({ ...(await withdrawal()), reason }),
    own: 200,
    missing: noTeam,
  },
  revokeApiToken: { input: ({ apiToken }) => apiToken(), own: 200, other: nothing, missing: nothing },
  revokeAnyApiToken: { input: ({ apiToken }) => apiToken(), own: 200, missing: nothing },
  deleteCompletionText: { input: ({ completionText }) => completionText(), own: 200, missing: nothing },
  closeCompletion: { input: ({ request }) => request(), own: 200, missing: nothing },
  assignSetup: {
    input: async ({ operator }) => ({ item: 'season', operatorId: operator.operatorId }),
    own: 200,
    missing: nothing,
  },
  assignApplications: {
    input: async (objects) => ({ ...(await teamNosOf(objects)), operatorId: null }),
    own: 200,
    missing: noTeam,
  },
  revealApplicants: {
    input: async (objects) => ({ ...(await applicantsOf(objects)), reason }),
    own: 200,
    missing: nothing,
  },
  markAttendance: {
    input: async (objects) => ({ ...(await applicantsOf(objects)), attended: true }),
    own: errors.notInPeriod.code,
    missing: noPost,
  },
  cancelApplicant: {
    input: async ({ applicant }) => ({ ...(await applicant()), reason }),
    own: 200,
    missing: noPost,
  },
  listAskingStages: { input: async () => ({}), own: 200, missing: 200 },
  listAskedTeams: { input: pitchOf, own: 200, missing: nothing },
  listTeamMaterials: { input: teamNoOf, own: 200, missing: noTeam },
  remindOfMaterial: { input: pitchOf, own: errors.notInPeriod.code, missing: nothing },
  remindMembers: { input: teamNosOf, own: 200, missing: noTeam },
  // What was never published has no situation.
  getOverview: { input: ({ season }) => season(), own: nothing, missing: nothing },
  listSavedViews: { input: ({ season }) => season(), own: 200, missing: 200 },
  saveView: {
    input: async ({ view }) => ({ ...(await view()), name: '접수 마감 전', query: '' }),
    own: 200,
    other: nothing,
    missing: nothing,
  },
  chooseEvery: {
    input: async ({ season }) => ({ ...(await season()), trackNo: campus.trackNo }),
    own: 200,
    missing: 200,
  },
  listBulkActs: { input: ({ season }) => season(), own: 200, missing: 200 },
  undoBulkAct: { input: ({ bulkAct }) => bulkAct(), own: 200, missing: nothing },
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
  previewExtension: {
    input: async (objects) => ({ ...campus, ...(await teamNoOf(objects)), closesAt: laterAndLater() }),
    own: 200,
    missing: 200,
  },
  extendDeadline: {
    input: async (objects) => {
      // The announcement brings a final result with it.
      await objects.announcement();
      return { ...campus, ...(await teamNoOf(objects)), closesAt: laterAndLater(), reason };
    },
    own: errors.resultFinal.code,
    missing: noTeam,
  },
  saveSlide: {
    input: async ({ slide }) => ({ ...(await slide()), editVersion: 99, draft: slideDraft }),
    own: overtaken,
    missing: nothing,
  },
  setSlideShown: {
    input: async ({ slide }) => ({ ...(await slide()), shown: true }),
    own: 200,
    missing: nothing,
  },
  removeSlide: { input: ({ slide }) => slide(), own: 200, missing: nothing },
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

function aboutIneligible(more: { language?: 'ko' }): OperatorRow {
  const input = async (objects: Objects) => ({ ...(await teamNoOf(objects)), ...ineligible, ...more });
  return { input, own: 200, missing: noTeam };
}

async function teamNoOf({ team }: Objects): Promise<{ teamNo: number }> {
  return { teamNo: (await team()).teamNo };
}

async function applicantsOf({ applicant }: Objects) {
  const { boardId, applicationNo } = await applicant();
  return { boardId, applicationNos: [applicationNo] };
}

/** The pitch of the stage's track, which asks for material and is still to come. */
async function pitchOf({ stage }: Objects) {
  const { trackNo } = await stage();
  return { trackNo, stageNo: 3 };
}

async function teamNosOf({ team }: Objects): Promise<{ teamNos: number[] }> {
  return { teamNos: [(await team()).teamNo] };
}
