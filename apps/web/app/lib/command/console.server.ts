import { signAccessReview } from '@chulbal/contract/access-reviews';
import * as announcements from '@chulbal/contract/announcements/announcements';
import { decideAppeal, decideReport } from '@chulbal/contract/announcements/objections';
import { createApiToken, revokeAnyApiToken, revokeApiToken } from '@chulbal/contract/api-tokens';
import { chooseEvery, listBulkActs, undoBulkAct } from '@chulbal/contract/applications/bulk-acts';
import * as completionTexts from '@chulbal/contract/applications/completion-texts';
import {
  assignApplications,
  closeCompletion,
  decideBonus,
  deleteView,
  getApplication,
  remindMembers,
  requestCompletion,
  revealPeople,
  saveView,
} from '@chulbal/contract/applications/operators';
import { undoWithdrawal, withdrawTeam } from '@chulbal/contract/applications/withdrawals';
import { reviewExports, verifyAudit } from '@chulbal/contract/audit';
import {
  approveCompanies,
  askCompanyChanges,
  previewCompanyChanges,
  remindOfCompanies,
  setCompanyHidden,
  settleCompanyReport,
} from '@chulbal/contract/companies/operators';
import * as dataRequests from '@chulbal/contract/data-requests';
import { previewExtension } from '@chulbal/contract/deadline-letters';
import {
  decideEligibility,
  previewEligibility,
  trySendEligibility,
  undoEligibility,
} from '@chulbal/contract/eligibility';
import { previewJudgingLetters } from '@chulbal/contract/evaluation/judging-letters';
import { remindEvaluators, voidSheet } from '@chulbal/contract/evaluation/operators';
import { handOver, listHandOverOptions } from '@chulbal/contract/evaluation/progress';
import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import * as events from '@chulbal/contract/events/operators';
import {
  getWrittenExhibition,
  publishExhibition,
  saveExhibition,
} from '@chulbal/contract/exhibition/operators';
import * as failed from '@chulbal/contract/failed-messages';
import { createFaq, orderFaqs, saveFaq, setFaqPublished } from '@chulbal/contract/faqs';
import * as guardians from '@chulbal/contract/guardians/operators';
import { makeHofDrafts } from '@chulbal/contract/hall-of-fame/operators';
import { checkInvariants } from '@chulbal/contract/health/health';
import * as market from '@chulbal/contract/investment/operators';
import { remindOfMaterial } from '@chulbal/contract/materials/operators';
import * as members from '@chulbal/contract/members';
import * as operators from '@chulbal/contract/operators/operators';
import { getPageVersion, publishPage, savePage, withdrawPage } from '@chulbal/contract/pages/operators';
import { endAssignments, getCoverage } from '@chulbal/contract/panels/assignments';
import {
  decideExclusion,
  declareRelation,
  dismissConflict,
  listConflicts,
  removeRelation,
  takeBackExclusion,
} from '@chulbal/contract/panels/conflicts';
import {
  getPanelBoard,
  listPanelPlans,
  proposePanels,
  publishPanels,
  savePanelDraft,
  saveStageSettings,
  undoPanels,
} from '@chulbal/contract/panels/panels';
import { removeOperatorPasskey, renameOperatorPasskey } from '@chulbal/contract/passkeys/operators';
import * as past from '@chulbal/contract/past-companies/operators';
import { changePledgeText, getPledgeText } from '@chulbal/contract/pledges';
import { deleteDisplay, orderDisplays, savePopup, setDisplayHidden } from '@chulbal/contract/popups/popups';
import { savePoster } from '@chulbal/contract/popups/posters';
import {
  createPost,
  getWrittenPost,
  listPostVersions,
  publishPost,
  savePost,
  setPostHidden,
} from '@chulbal/contract/posts/operators';
import * as programs from '@chulbal/contract/programs/operators';
import { getWrittenQuiz, publishQuiz, saveQuiz, unpublishQuiz } from '@chulbal/contract/quizzes/operators';
import * as raffle from '@chulbal/contract/raffle/operators';
import { decideTie, reopenJudging, waiveSheets, waiveSignature } from '@chulbal/contract/results/decisions';
import { getTeamScores } from '@chulbal/contract/results/judges';
import * as results from '@chulbal/contract/results/results';
import {
  extendDeadline,
  finishSeason,
  getDraftedSeason,
  listSeasonVersions,
  previewPublication,
  publishSeason,
  saveSeason,
} from '@chulbal/contract/seasons/operators';
import { assignSetup } from '@chulbal/contract/setup';
import { saveSiteSettings } from '@chulbal/contract/site/site';
import { createSlide, orderSlides, removeSlide, saveSlide, setSlideShown } from '@chulbal/contract/slides';
import { sendTrialLetter } from '@chulbal/contract/trial-letters';
import { getWrittenTypeTest, publishTypeTest, saveTypeTest } from '@chulbal/contract/type-test/operators';
import * as hooks from '@chulbal/contract/webhooks';

/** What the scripts of operators may ask of the API, by feature and name: `POST /console/command/<feature>`. */
export const consoleEndpoints = {
  audit: { verify: verifyAudit },
  announcements: {
    preview: announcements.previewAnnouncement,
    request: announcements.requestAnnouncement,
    confirm: announcements.confirmAnnouncement,
    withdraw: announcements.withdrawAnnouncement,
    comments: announcements.getResultComments,
    editComment: announcements.editResultComment,
    decideAppeal,
    decideReport,
  },
  applications: {
    decideBonus,
    requestCompletion,
    closeCompletion,
    texts: completionTexts.listCompletionTexts,
    saveText: completionTexts.saveCompletionText,
    deleteText: completionTexts.deleteCompletionText,
    assign: assignApplications,
    remind: remindMembers,
    chooseEvery,
    bulkActs: listBulkActs,
    undo: undoBulkAct,
    extend: extendDeadline,
    reveal: revealPeople,
    saveView,
    deleteView,
    withdraw: withdrawTeam,
    undoWithdrawal,
  },
  exhibition: { save: saveExhibition, publish: publishExhibition, written: getWrittenExhibition },
  quiz: { save: saveQuiz, publish: publishQuiz, unpublish: unpublishQuiz, written: getWrittenQuiz },
  events: {
    ...{ begin: events.beginEvent, save: events.saveEvent, publish: events.publishEvent },
    written: events.getWrittenEvent,
    ...{ freeze: raffle.freezeEntrants, publishHash: raffle.publishHash, enterSeed: raffle.enterSeed },
    ...{ draw: raffle.holdDraw, markPrize: raffle.markPrize, revealClaim: raffle.revealClaim },
    markSignal: raffle.markRecommendSignal,
  },
  typetest: { save: saveTypeTest, publish: publishTypeTest, written: getWrittenTypeTest },
  eligibility: {
    ...{ decideEligibility, undoEligibility, previewEligibility, trySendEligibility },
    team: getApplication,
  },
  passkey: { rename: renameOperatorPasskey, remove: removeOperatorPasskey },
  evaluators: {
    invite: evaluators.inviteEvaluator,
    edit: evaluators.editEvaluator,
    setStatus: evaluators.setEvaluatorStatus,
    sendPassword: evaluators.sendEvaluatorPassword,
    reveal: evaluators.revealEvaluator,
    affiliationSchools: evaluators.findAffiliationSchools,
    readList: evaluators.readEvaluatorList,
    inviteSeveral: evaluators.inviteEvaluators,
  },
  exports: { review: reviewExports },
  trial: { send: sendTrialLetter },
  requests: {
    enter: dataRequests.enterDataRequest,
    take: dataRequests.takeDataRequest,
    note: dataRequests.noteDataRequest,
    extend: dataRequests.extendDataRequest,
    answer: dataRequests.answerDataRequest,
  },
  members: {
    find: members.findMember,
    reveal: members.revealMember,
    endSessions: members.endMemberSessions,
    sendLink: guardians.sendGuardianLink,
    ...{ recordPaper: guardians.recordGuardianPaper, confirmPaper: guardians.confirmGuardianPaper },
    declinePaper: guardians.declineGuardianPaper,
    ...{ lookAtReset: members.lookAtReset, confirmReset: members.confirmReset },
    declineReset: members.declineReset,
  },
  reviews: { sign: signAccessReview },
  messages: {
    ...{ sendAgain: failed.sendMessageAgain, sendKindAgain: failed.sendKindAgain },
    ...{ sendWaiting: failed.sendWaiting, setAside: failed.setMessageAside },
  },
  health: { checkInvariants },
  faqs: { create: createFaq, save: saveFaq, publish: setFaqPublished, order: orderFaqs },
  market: {
    check: market.checkMarket,
    openTotals: market.openTotals,
    markSignal: market.markSignal,
    previewVoid: market.previewVoid,
    voidWallets: market.voidWallets,
    decideVoid: market.decideVoid,
    requestReveal: market.requestReveal,
    confirmReveal: market.confirmReveal,
  },
  judging: { remind: remindEvaluators, handOverOptions: listHandOverOptions, handOver },
  companies: {
    ...{ approve: approveCompanies, askChanges: askCompanyChanges, hide: setCompanyHidden },
    ...{ previewChanges: previewCompanyChanges, remind: remindOfCompanies },
    settleReport: settleCompanyReport,
  },
  materials: { remind: remindOfMaterial },
  tokens: { create: createApiToken, revoke: revokeApiToken, revokeAny: revokeAnyApiToken },
  webhooks: {
    ...{ create: hooks.createWebhook, change: hooks.changeWebhook, rotate: hooks.rotateWebhookSecret },
    ...{ pause: hooks.pauseWebhook, resume: hooks.resumeWebhook, delete: hooks.deleteWebhook },
    ...{ test: hooks.testWebhook, sendAgain: hooks.sendDeliveryAgain, sendFailed: hooks.sendFailedAgain },
  },
  operators: {
    invite: operators.inviteOperator,
    withdraw: operators.withdrawInvitation,
    changeRole: operators.changeOperatorRole,
    setStatus: operators.setOperatorStatus,
    reset: operators.resetOperator,
  },
  overview: { remind: remindEvaluators },
  pages: { save: savePage, publish: publishPage, withdraw: withdrawPage, version: getPageVersion },
  panels: {
    board: getPanelBoard,
    saveSettings: saveStageSettings,
    propose: proposePanels,
    saveDraft: savePanelDraft,
    publish: publishPanels,
    undo: undoPanels,
    plans: listPanelPlans,
    coverage: getCoverage,
    endAssignments,
    letters: previewJudgingLetters,
    conflicts: listConflicts,
    declareRelation,
    removeRelation,
    decideExclusion,
    dismissConflict,
    takeBackExclusion,
  },
  hof: { make: makeHofDrafts },
  past: {
    ...{ decide: past.decideTeamNews, make: past.makePastEntries, undo: past.undoPastBatch },
    ...{ readList: past.readPastList, bringIn: past.bringInPastList },
  },
  pledges: { read: getPledgeText, change: changePledgeText },
  popups: {
    savePopup,
    savePoster,
    hide: setDisplayHidden,
    delete: deleteDisplay,
    order: orderDisplays,
  },
  posts: {
    ...{ create: createPost, save: savePost, publish: publishPost, hide: setPostHidden },
    written: getWrittenPost,
    versions: listPostVersions,
  },
  programs: {
    reveal: programs.revealApplicants,
    attendance: programs.markAttendance,
    cancel: programs.cancelApplicant,
    message: programs.messageParticipants,
  },
  results: {
    preview: results.previewResult,
    saveRules: results.saveResultRules,
    waive: waiveSignature,
    waiveSheets,
    reopenJudging,
    decideTie,
    request: results.requestFinalising,
    withdraw: results.requestWithdrawal,
    confirm: results.confirmFinalising,
    decline: results.declineFinalising,
    scores: getTeamScores,
    voidSheet,
  },
  seasons: {
    drafted: getDraftedSeason,
    save: saveSeason,
    publication: previewPublication,
    extension: previewExtension,
    publish: publishSeason,
    finish: finishSeason,
    versions: listSeasonVersions,
  },
  site: { save: saveSiteSettings, assign: assignSetup },
  slides: {
    create: createSlide,
    save: saveSlide,
    show: setSlideShown,
    order: orderSlides,
    remove: removeSlide,
  },
};
export type ConsoleEndpoints = typeof consoleEndpoints;
