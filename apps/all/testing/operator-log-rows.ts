import { koreanDay } from '@chulbal/contract/korean-days';
import { recordsHash } from '@chulbal/domain/access-reviews/rules';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import { getDraftedView } from '@chulbal/domain/seasons/plan.queries';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { campus, seasonNow } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { scanned } from '@chulbal/testing/guardians';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { another, laterAndLater } from './never-twice.ts';
import {
  accepted,
  announceable,
  claimed,
  evaluatorLine,
  growing,
  panelDraft,
  panelStage,
  unreminded,
} from './operator-inputs.ts';
import { type Asked, type Input, inTable, type LogRow } from './operator-log-row.ts';
import { contentLogRows } from './operator-log-rows-content.ts';
import { eventsLogRows } from './operator-log-rows-events.ts';
import { exhibitionLogRows } from './operator-log-rows-exhibition.ts';
import { webhookLogRows } from './operator-log-rows-webhooks.ts';

const year = 2026;
const reason = '기록 표에서';
/** Of the operators that the rows are asked as. */
export const password = '느티나무 아래 출발선';
const form = pdf();
const schools = Buffer.from('행정표준코드,학교명,학교종류명,시도명\r\nS1,가락고등학교,고등학교,서울특별시');
const evaluatorList =
  '이름,이메일,휴대전화,소속,전문 분야,심사 한도\n윤서진,a@b.example,010-1234-5678,기관,living,9';

/** A save of a season in force that changes something each time. */
async function edited({ db }: Asked): Promise<Input> {
  const { plan, editVersion } = await getDraftedView(db, { year });
  return { year, editVersion, plan: { ...plan, name: { ko: `시즌 ${another()}`, en: '' } } };
}

/** A season in force, with a change that was saved. */
async function publishable(asked: Asked): Promise<Input> {
  await filledSite(asked.db);
  const { editVersion } = await asked.command('saveSeason', await edited(asked));
  return { year, editVersion, reason: '이름을 고쳐요' };
}

/** A draft that was saved and has no errors. */
async function publishablePanels({ db, command }: Asked): Promise<Input> {
  const { revision } = await command('savePanelDraft', await panelDraft(db));
  return { ...panelStage, revision, reason: '다시 나눠요', allowWarnings: true };
}

async function undoablePanels({ db, command }: Asked): Promise<Input> {
  const { revision } = await command('savePanelDraft', await panelDraft(db));
  return { ...panelStage, revision };
}

/**
 * Whose entries are held where a result is there to be finalised or panels with alternates: in the tests of `domain/results`,
 * of `domain/eligibility`, of `domain/evaluation`, of `domain/passkeys` and of their routes.
 * The last two show what was written about a team, in the tests of announcements.
 */
export const heldElsewhere = [
  'addOperatorPasskey',
  'confirmByPasskey',
  'removeOperatorPasskey',
  'renameOperatorPasskey',
  'confirmFinalising',
  'decideEligibility',
  'decideTie',
  'exportResultVersion',
  'handOver',
  'requestFinalising',
  'reopenJudging',
  'remindEvaluators',
  'requestWithdrawal',
  'undoEligibility',
  'waiveSheets',
  'listAppeals',
  'listReports',
];

/** Questions that are posted because they are long, and challenges; they change and show nothing that is logged. */
export const questions = [
  'beginOperatorPasskey',
  'beginPasskeyConfirm',
  'previewAnnouncement',
  'previewCompanyChanges',
  'previewEligibility',
  'previewResult',
  'previewVoid',
];

/** Of every operator's command that succeeds on a season in force: its input, and what the log then says. */
export const operatorLogRows: Record<string, LogRow> = {
  // First, for the results that others bring with them end all three.
  extendDeadline: {
    input: async ({ objects }) => ({
      ...campus,
      teamNo: (await objects.team()).teamNo,
      closesAt: laterAndLater(),
      reason,
      // Whom it is told has an entry of its own.
      tell: false,
    }),
    action: 'deadline.extend',
  },
  sendMessageAgain: { input: inTable('sendMessageAgain'), action: 'message.sendAgain' },
  sendKindAgain: {
    input: async ({ objects }) => {
      await objects.message();
      return { channel: 'mail', failure: 'service' };
    },
    action: 'message.sendKindAgain',
  },
  setMessageAside: { input: inTable('setMessageAside'), action: 'message.setAside' },
  sendTrialLetter: {
    input: () => ({ language: 'ko', subject: '시험', lines: ['한 줄'], button: null }),
    action: 'message.try',
  },
  trySendEligibility: { input: inTable('trySendEligibility'), action: 'eligibility.try' },
  withdrawTeam: { input: inTable('withdrawTeam'), action: 'application.withdraw' },
  undoWithdrawal: { input: inTable('undoWithdrawal'), action: 'application.undoWithdrawal' },
  operatorChangePassword: {
    input: () => ({ currentPassword: password, password: '새벽 네 시의 출발선' }),
    action: 'operator.changePassword',
  },
  confirmOperator: {
    input: () => ({ password, totp: totpCode(testTotpSecret, seasonNow) }),
    action: 'operator.confirm',
  },
  operatorLogout: { input: () => ({}), action: 'operator.logOut' },
  inviteOperator: {
    input: () => ({ name: '강민서', email: `asked${another()}@test.example`, role: 'viewer' }),
    action: 'operator.invite',
  },
  withdrawInvitation: { input: inTable('withdrawInvitation'), action: 'operator.withdrawInvitation' },
  // Of oneself, where there is another owner.
  changeOperatorRole: { input: inTable('changeOperatorRole'), action: 'operator.changeRole' },
  setOperatorStatus: { input: inTable('setOperatorStatus'), action: 'operator.disable' },
  resetOperator: { input: inTable('resetOperator'), action: 'operator.reset' },
  inviteEvaluator: { input: () => evaluatorLine(), action: 'evaluator.invite' },
  inviteEvaluators: { input: () => ({ evaluators: [evaluatorLine()] }), action: 'evaluator.invite' },
  readEvaluatorList: {
    input: () => ({ csv: Buffer.from(evaluatorList).toString('base64') }),
    action: 'evaluator.readList',
  },
  editEvaluator: { input: inTable('editEvaluator'), action: 'evaluator.edit' },
  setEvaluatorStatus: { input: inTable('setEvaluatorStatus'), action: 'evaluator.disable' },
  sendEvaluatorPassword: { input: inTable('sendEvaluatorPassword'), action: 'evaluator.sendPassword' },
  revealEvaluator: { input: inTable('revealEvaluator'), action: 'evaluator.reveal' },
  saveStageSettings: { input: inTable('saveStageSettings'), action: 'panels.set' },
  savePanelDraft: { input: ({ db }) => panelDraft(db), action: 'panels.save' },
  publishPanels: { input: publishablePanels, action: 'panels.publish' },
  undoPanels: { input: undoablePanels, action: 'panels.undo' },
  endAssignments: {
    input: async ({ objects }) => ({ ...(await objects.assignment()), state: 'withdrawn', reason }),
    action: 'assignment.withdraw',
  },
  declareRelation: { input: inTable('declareRelation'), action: 'conflict.declare' },
  removeRelation: { input: inTable('removeRelation'), action: 'conflict.takeBack' },
  decideExclusion: { input: inTable('decideExclusion'), action: 'exclusion.refuse' },
  dismissConflict: { input: inTable('dismissConflict'), action: 'conflict.dismiss' },
  takeBackExclusion: { input: ({ db, objects }) => accepted(db, objects), action: 'exclusion.takeBack' },
  voidSheet: { input: inTable('voidSheet'), action: 'sheet.void' },
  unlockSignature: { input: inTable('unlockSignature'), action: 'evaluation.unlock' },
  saveResultRules: { input: inTable('saveResultRules'), action: 'result.saveRules' },
  waiveSignature: { input: inTable('waiveSignature'), action: 'result.waiveSignature' },
  declineFinalising: { input: inTable('declineFinalising'), action: 'result.decline' },
  requestAnnouncement: {
    input: ({ db, objects }) => announceable(db, objects),
    action: 'announcement.request',
  },
  confirmAnnouncement: { input: inTable('confirmAnnouncement'), action: 'announcement.confirm' },
  withdrawAnnouncement: { input: inTable('withdrawAnnouncement'), action: 'announcement.withdraw' },
  editResultComment: { input: inTable('editResultComment'), action: 'resultComment.edit' },
  decideAppeal: { input: inTable('decideAppeal'), action: 'appeal.decide' },
  decideReport: { input: inTable('decideReport'), action: 'report.decide' },
  uploadGuardianPaper: {
    input: () => ({ fileName: '동의서.pdf', size: form.length }),
    action: 'guardian.uploadPaper',
    body: form,
  },
  recordGuardianPaper: {
    input: async ({ db, objects, operator }) => ({
      ...(await objects.guardian()),
      ...(await scanned(db, operator)),
    }),
    action: 'guardian.recordPaper',
  },
  readGuardianPaper: { input: inTable('readGuardianPaper'), action: 'guardian.readPaper' },
  confirmGuardianPaper: {
    // Whoever has recorded a form cannot confirm it.
    input: async ({ db, objects }) => {
      const { consentNo } = await objects.paper();
      const recordedBy = (await createOperator(db)).operatorId;
      await db.sql
        .updateTable('guardianPapers')
        .set({ recordedBy })
        .where('consentNo', '=', consentNo)
        .execute();
      return { consentNo };
    },
    action: 'guardian.confirmPaper',
  },
  declineGuardianPaper: { input: inTable('declineGuardianPaper'), action: 'guardian.declinePaper' },
  sendGuardianLink: { input: inTable('sendGuardianLink'), action: 'guardian.sendLink' },
  signAccessReview: {
    input: () => ({ month: '2020-01', recordsSha256: recordsHash([]), finding: '아무도 열지 않은 달이에요' }),
    action: 'accessReview.sign',
  },
  enterDataRequest: {
    input: () => ({
      ...{ kind: 'see', source: 'phone', name: '정하람', contact: '010-0000-0001', language: 'ko' },
      ...{ receivedOn: koreanDay(seasonNow), text: '무엇을 가졌는지 알려 주세요' },
    }),
    action: 'dataRequest.enter',
  },
  takeDataRequest: { input: inTable('takeDataRequest'), action: 'dataRequest.take' },
  noteDataRequest: { input: inTable('noteDataRequest'), action: 'dataRequest.note' },
  extendDataRequest: { input: inTable('extendDataRequest'), action: 'dataRequest.extend' },
  answerDataRequest: { input: inTable('answerDataRequest'), action: 'dataRequest.answer' },
  findMember: { input: () => ({ by: 'phone', value: '010-0000-0000' }), action: 'member.find' },
  revealMember: { input: inTable('revealMember'), action: 'member.reveal' },
  lookAtReset: { input: inTable('lookAtReset'), action: 'member.lookReset' },
  confirmReset: {
    input: async ({ db, objects }) => {
      const { resetNo } = await objects.lookedReset();
      const { operatorId: lookedBy } = await createOperator(db);
      await db.sql
        .updateTable('authenticatorResets')
        .set({ lookedBy })
        .where('resetNo', '=', resetNo)
        .execute();
      return { resetNo };
    },
    action: 'member.confirmReset',
  },
  declineReset: { input: inTable('declineReset'), action: 'member.declineReset' },
  endMemberSessions: { input: inTable('endMemberSessions'), action: 'member.endSessions' },
  revealPeople: { input: inTable('revealPeople'), action: 'people.reveal' },
  readDocument: { input: inTable('readDocument'), action: 'document.read' },
  decideBonus: { input: ({ db }) => claimed(db), action: 'bonus.verify' },
  requestCompletion: { input: inTable('requestCompletion'), action: 'completion.request' },
  saveCompletionText: {
    input: () => ({ name: '재학 증명서', items: ['schoolPaper'], message: '다시 올려 주세요.' }),
    action: 'completion.saveText',
  },
  createApiToken: {
    input: () => ({ name: '주간 시트', scopes: ['seeConsole'], days: 30 }),
    action: 'apiToken.create',
  },
  revokeApiToken: { input: inTable('revokeApiToken'), action: 'apiToken.revoke' },
  revokeAnyApiToken: { input: inTable('revokeAnyApiToken'), action: 'apiToken.revoke' },
  deleteCompletionText: { input: inTable('deleteCompletionText'), action: 'completion.deleteText' },
  closeCompletion: { input: inTable('closeCompletion'), action: 'completion.close' },
  assignApplications: {
    input: async ({ objects, operator }) => ({
      teamNos: [(await objects.team()).teamNo],
      operatorId: operator.operatorId,
    }),
    action: 'application.assign',
  },
  remindOfMaterial: { input: ({ db }) => growing(db), action: 'material.remind' },
  remindMembers: { input: ({ db }) => unreminded(db), action: 'members.remind' },
  undoBulkAct: { input: inTable('undoBulkAct'), action: 'application.assignUndo' },
  saveView: { input: inTable('saveView'), action: 'view.save' },
  deleteView: { input: inTable('deleteView'), action: 'view.delete' },
  exportApplications: {
    input: () => ({ format: 'csv', filter: {}, columns: ['number'], reason: '현장 점검 명단' }),
    action: 'applications.export',
  },
  changePledgeText: {
    input: async (asked) => ({ ...(await inTable('changePledgeText')(asked)), version: 1 }),
    action: 'pledge.changeText',
  },
  reviewExports: {
    input: () => ({ month: seasonNow.toISOString().slice(0, 7), note: '모두 살펴봤어요' }),
    action: 'export.review',
  },
  createSeason: { input: inTable('createSeason'), action: 'season.create' },
  saveSeason: { input: edited, action: 'season.save' },
  publishSeason: { input: publishable, action: 'season.publish' },
  uploadGuardianForm: {
    input: () => ({ fileName: '동의서.pdf', size: form.length }),
    action: 'season.uploadForm',
    body: form,
  },
  ...contentLogRows,
  ...eventsLogRows,
  ...exhibitionLogRows,
  ...webhookLogRows,
  loadSchools: { input: () => ({ size: schools.length }), action: 'schools.load', body: schools },
  // Last, for nothing is taken in it any more.
  finishSeason: { input: () => ({ year, reason: '모두 끝났어요' }), action: 'season.finish' },
};
