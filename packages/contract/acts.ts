import type { ErrorName } from './errors.ts';

/**
 * The moments of a season of one track, from before it opens to after the last appeal, as they follow each other;
 * `reopened` and `ended` stand beside them.
 */
export const moments = [
  // The application has not opened; is open; in its grace; closed, while members can still confirm.
  'early',
  'open',
  'grace',
  'closed',
  // Panels are published and judging has not begun; it is under way; it is over.
  'ready',
  'judging',
  'judged',
  // Somebody has asked to finalise the result; it is final; its announcement waits for a second approval, then for its time.
  'requested',
  'final',
  'pending',
  'scheduled',
  // It is released and appeals are open; they are closed.
  'released',
  'over',
  // Judging was opened again after the release; the season was ended after all of it.
  'reopened',
  'ended',
] as const;
export type Moment = (typeof moments)[number];

/** What comes of an act: it is done, it is allowed and finds nothing to do, or it is refused with this error. */
export type Verdict = 'done' | 'nothing' | ErrorName;

/**
 * What of others an act ends, where it is there: valid sheets, signatures under them, the request to finalise that
 * waits (it is stale from then on, or closed), an announcement that is not released, a request for completion.
 */
export type Ended = 'sheets' | 'signatures' | 'request' | 'announcement' | 'completion';

/** Whom an act writes to by itself; sweeps tell others later. `operators`: those who give the second approval. */
export type Notified = 'leader' | 'members' | 'evaluators' | 'operators';

export type Act = {
  /** The endpoint, where several acts go through one; otherwise the act has its name. */
  endpoint?: string;
  by: 'leader' | 'member' | 'visitor' | 'evaluator' | 'operator' | 'clock';
  at: { [Each in Verdict]?: readonly Moment[] } & { otherwise?: Verdict };
  ends?: readonly Ended[];
  tells?: readonly Notified[];
};

/** What comes of an act at a moment. */
export function verdictAt({ at: { otherwise, ...at } }: Act, moment: Moment): Verdict {
  const found = Object.entries(at).find(([, when]) => when.includes(moment));
  const verdict = (found?.[0] as Verdict | undefined) ?? otherwise;
  if (!verdict) throw new Error(`The table says nothing about ${moment}.`);
  return verdict;
}

const from = (first: Moment, last: Moment = 'ended') =>
  moments.slice(moments.indexOf(first), moments.indexOf(last) + 1);
const until = (last: Moment) => from('early', last);

/** An application as its leader changes it: with the grace, or without. */
const saving: Act['at'] = { teamNotFound: ['early'], done: ['open', 'grace'], otherwise: 'notInPeriod' };
const handingIn: Act['at'] = { teamNotFound: ['early'], done: ['open'], otherwise: 'notInPeriod' };
/** A sheet is written while it is judged, and again once judging was opened anew. */
const writing: Act['at'] = {
  notSubmissionSubject: until('closed'),
  done: ['judging', 'reopened'],
  otherwise: 'notInPeriod',
};
/** While the teams of a result can still be judged by somebody else. */
const judgedByOthers: Act['at'] = {
  done: [...from('ready', 'requested'), 'reopened'],
  notFound: until('closed'),
  otherwise: 'resultFinal',
};
/** More time for applications ends while they can still be judged, and before their result is final. */
const moreTime = {
  done: [...from('open', 'judging'), 'reopened'],
  invalidRequest: ['judged', 'requested', 'ended'],
  otherwise: 'resultFinal',
} as const satisfies Act['at'];

/**
 * every act between the opening of a season and its last appeal, and what comes of it at every moment. Tests made
 * from it drive the commands of the product (docs/decisions/0041-acts-and-moments-are-one-table.md); a command of these
 * features without a row fails them.
 */
export const acts = {
  beginDraft: { endpoint: 'saveDraft', by: 'leader', at: { done: ['open'], otherwise: 'notInPeriod' } },
  saveDraft: { by: 'leader', at: saving },
  restoreDraft: { by: 'leader', at: saving },
  // What somebody has written is theirs to delete at any time.
  deleteDraft: { by: 'leader', at: { teamNotFound: ['early'], otherwise: 'done' } },
  submitApplication: { by: 'leader', at: handingIn, tells: ['leader', 'members'] },
  submitWhileUploading: {
    endpoint: 'submitApplication',
    by: 'leader',
    at: saving,
    tells: ['leader', 'members'],
  },
  resubmitApplication: { endpoint: 'submitApplication', by: 'leader', at: handingIn, tells: ['leader'] },
  completeApplication: {
    endpoint: 'submitApplication',
    by: 'leader',
    at: { teamNotFound: ['early'], notInPeriod: ['ended'], otherwise: 'done' },
    ends: ['sheets', 'signatures', 'request'],
    tells: ['leader'],
  },
  cancelApplication: { by: 'leader', at: handingIn, tells: ['leader', 'members'] },
  // Until the deadline an application is cancelled; from then on its team withdraws.
  withdrawApplication: {
    by: 'leader',
    at: { teamNotFound: ['early'], stillCancellable: ['open'], notInPeriod: ['ended'], otherwise: 'done' },
    ends: ['request'],
    tells: ['leader', 'members'],
  },
  answerInvitation: { by: 'member', at: { done: from('open', 'closed'), otherwise: 'linkExpired' } },
  resendInvitation: {
    by: 'leader',
    at: { teamNotFound: ['early'], done: from('open', 'closed'), otherwise: 'linkExpired' },
    tells: ['members'],
  },
  // Until the season is over a team can be led by another of its members, who was asked and says yes.
  offerLeadership: {
    by: 'leader',
    at: { teamNotFound: ['early'], notInPeriod: ['ended'], otherwise: 'done' },
    tells: ['members'],
  },
  endLeadershipOffer: {
    by: 'leader',
    at: { teamNotFound: ['early'], otherwise: 'done' },
    tells: ['members'],
  },
  acceptLeadership: {
    by: 'member',
    at: { teamNotFound: ['early'], notInPeriod: ['ended'], otherwise: 'done' },
    tells: ['leader', 'members'],
  },
  requestExclusion: {
    by: 'leader',
    at: { teamNotFound: ['early'], done: from('open', 'closed'), otherwise: 'panelsPublished' },
  },
  submitMaterial: {
    by: 'leader',
    at: {
      teamNotFound: ['early'],
      notSubmissionSubject: from('open', 'scheduled'),
      done: ['released', 'reopened'],
      otherwise: 'notInPeriod',
    },
    tells: ['leader'],
  },
  makeAppeal: {
    by: 'leader',
    at: { teamNotFound: ['early'], done: ['released', 'reopened'], otherwise: 'windowClosed' },
  },
  reportSelected: { by: 'visitor', at: { done: ['released', 'reopened'], otherwise: 'windowClosed' } },

  signPledge: { by: 'evaluator', at: { notQuerySubject: until('closed'), otherwise: 'done' } },
  refusePledge: {
    by: 'evaluator',
    at: {
      notQuerySubject: until('closed'),
      done: ['ready', 'judging', 'reopened'],
      otherwise: 'notInPeriod',
    },
    ends: ['sheets'],
  },
  refusePledgeAfterSigning: {
    endpoint: 'refusePledge',
    by: 'evaluator',
    at: { notQuerySubject: until('closed'), done: ['ready', 'judging'], otherwise: 'stageSigned' },
    ends: ['sheets'],
  },
  getTarget: {
    by: 'evaluator',
    at: { notQuerySubject: until('closed'), notInPeriod: ['ready'], otherwise: 'done' },
  },
  saveSheet: { by: 'evaluator', at: { ...writing, done: ['judging'], sheetSubmitted: ['reopened'] } },
  submitSheet: { by: 'evaluator', at: writing },
  reopenSheet: { by: 'evaluator', at: writing },
  // Who knows a team says so as soon as they see its name.
  recuseTarget: {
    by: 'evaluator',
    at: { ...writing, done: ['ready', 'judging', 'reopened'] },
    ends: ['sheets'],
  },
  // Nothing is scored by a signature: it may come late.
  signStage: {
    by: 'evaluator',
    at: { notSubmissionSubject: until('closed'), targetsLeft: ['ready', 'judging'], otherwise: 'done' },
  },

  // A decision that comes after the result counts for its next version.
  decideBonus: { by: 'operator', at: { teamNotFound: ['early'], otherwise: 'done' }, ends: ['request'] },
  requestCompletion: {
    by: 'operator',
    at: { teamNotFound: ['early'], invalidRequest: ['judged', 'requested', 'ended'], otherwise: 'done' },
    tells: ['leader'],
  },
  closeCompletion: {
    by: 'operator',
    at: { notFound: ['early'], otherwise: 'done' },
    ends: ['completion'],
  },
  withdrawTeam: {
    by: 'operator',
    at: { teamNotFound: ['early'], otherwise: 'done' },
    ends: ['request'],
    tells: ['leader', 'members'],
  },
  undoWithdrawal: {
    by: 'operator',
    at: { teamNotFound: ['early'], otherwise: 'done' },
    tells: ['leader', 'members'],
  },
  remindMembers: {
    by: 'operator',
    at: { teamNotFound: ['early'], done: ['grace', 'closed'], otherwise: 'nothing' },
    tells: ['members'],
  },
  decideEligibility: {
    by: 'operator',
    at: {
      teamNotFound: ['early'],
      alreadyDecided: from('open', 'closed'),
      done: from('ready', 'requested'),
      otherwise: 'eligibilityFinal',
    },
    ends: ['request'],
    tells: ['leader'],
  },
  trySendEligibility: {
    by: 'operator',
    at: { teamNotFound: ['early'], otherwise: 'done' },
    tells: ['operators'],
  },
  undoEligibility: {
    by: 'operator',
    at: {
      teamNotFound: ['early'],
      notFound: from('open', 'closed'),
      done: from('ready', 'requested'),
      otherwise: 'eligibilityFinal',
    },
    tells: ['leader'],
  },
  extendForTeam: { endpoint: 'extendDeadline', by: 'operator', at: { ...moreTime, teamNotFound: ['early'] } },
  extendForAll: {
    endpoint: 'extendDeadline',
    by: 'operator',
    at: { ...moreTime, done: ['early', ...moreTime.done] },
  },
  extendJudging: {
    endpoint: 'extendDeadline',
    by: 'operator',
    at: { done: [...until('requested'), 'reopened'], invalidRequest: ['ended'], otherwise: 'resultFinal' },
  },
  publishSeason: { by: 'operator', at: { otherwise: 'done' }, ends: ['request'] },
  // What is handed in again is judged after it: not where a result is final already.
  publishLaterSeason: {
    endpoint: 'publishSeason',
    by: 'operator',
    at: { done: [...until('requested'), 'reopened', 'ended'], otherwise: 'resultFinal' },
    ends: ['request'],
  },
  finishSeason: { by: 'operator', at: { notFound: ['ended'], otherwise: 'done' } },
  saveStageSettings: { by: 'operator', at: { otherwise: 'done' } },
  savePanelDraft: { by: 'operator', at: { otherwise: 'done' } },
  publishPanels: {
    by: 'operator',
    at: { done: [...until('requested'), 'reopened'], otherwise: 'resultFinal' },
    ends: ['sheets', 'request'],
  },
  undoPanels: { by: 'operator', at: { otherwise: 'nothingToUndo' } },
  endAssignments: { by: 'operator', at: judgedByOthers, ends: ['sheets', 'request'] },
  // Once judging is over all is submitted, and nothing is left to hand over.
  handOver: { by: 'operator', at: { done: ['ready', 'judging'], otherwise: 'notFound' }, ends: ['sheets'] },
  // A conflict is one at any time: what it taints counts in no later version.
  declareRelation: {
    by: 'operator',
    at: { teamNotFound: ['early'], otherwise: 'done' },
    ends: ['sheets', 'request'],
  },
  removeRelation: { by: 'operator', at: { notFound: ['early'], otherwise: 'done' } },
  dismissConflict: { by: 'operator', at: { notFound: ['early'], otherwise: 'done' } },
  decideExclusion: {
    by: 'operator',
    at: { notFound: ['early'], otherwise: 'done' },
    ends: ['sheets', 'request'],
  },
  takeBackExclusion: { by: 'operator', at: { notFound: ['early'], otherwise: 'done' } },
  changePledgeText: { by: 'operator', at: { otherwise: 'done' } },
  remindEvaluators: {
    by: 'operator',
    at: { done: ['judging'], nothing: ['reopened'], otherwise: 'notInPeriod' },
    tells: ['evaluators'],
  },
  voidSheet: {
    by: 'operator',
    at: { notFound: until('ready'), otherwise: 'done' },
    ends: ['sheets', 'request'],
  },
  unlockSignature: {
    by: 'operator',
    at: { notFound: until('judging'), otherwise: 'done' },
    ends: ['signatures'],
  },

  saveResultRules: { by: 'operator', at: { otherwise: 'done' }, ends: ['request'] },
  decideTie: { by: 'operator', at: { otherwise: 'invalidRequest' } },
  waiveSignature: { by: 'operator', at: { notFound: until('closed'), otherwise: 'done' } },
  waiveSheets: { by: 'operator', at: { done: ['judging'], otherwise: 'invalidRequest' } },
  requestFinalising: {
    by: 'operator',
    at: {
      resultNotReady: until('judging'),
      done: ['judged'],
      requestWaiting: ['requested'],
      otherwise: 'invalidRequest',
    },
    tells: ['operators'],
  },
  confirmFinalising: {
    by: 'operator',
    at: { done: ['requested'], otherwise: 'notFound' },
    ends: ['request'],
  },
  confirmOwnFinalising: {
    endpoint: 'confirmFinalising',
    by: 'operator',
    at: { secondOperatorNeeded: ['requested'], otherwise: 'notFound' },
  },
  declineFinalising: {
    by: 'operator',
    at: { done: ['requested'], otherwise: 'notFound' },
    ends: ['request'],
  },
  requestWithdrawal: {
    by: 'operator',
    at: { notFound: until('requested'), otherwise: 'done' },
    tells: ['operators'],
  },
  // What is judged again is not announced: an announcement that waits is taken back when its time comes.
  reopenJudging: {
    by: 'operator',
    at: { notFound: until('requested'), invalidRequest: ['ended'], otherwise: 'done' },
  },
  requestAnnouncement: {
    by: 'operator',
    at: {
      resultOutdated: until('requested'),
      announcementOpen: ['pending', 'scheduled'],
      judgedAgain: ['reopened'],
      otherwise: 'done',
    },
    tells: ['operators'],
  },
  confirmAnnouncement: {
    by: 'operator',
    at: { notFound: until('final'), done: ['pending'], otherwise: 'announcementOpen' },
  },
  confirmOwnAnnouncement: {
    endpoint: 'confirmAnnouncement',
    by: 'operator',
    at: { notFound: until('final'), otherwise: 'secondOperatorNeeded' },
  },
  withdrawAnnouncement: {
    by: 'operator',
    at: { notFound: until('final'), done: ['pending', 'scheduled'], otherwise: 'announcementOpen' },
    ends: ['announcement'],
  },
  editResultComment: { by: 'operator', at: { teamNotFound: ['early'], otherwise: 'done' } },
  decideAppeal: {
    by: 'operator',
    at: { notFound: until('scheduled'), otherwise: 'done' },
    tells: ['leader'],
  },
  decideReport: { by: 'operator', at: { notFound: until('scheduled'), otherwise: 'done' } },
  remindOfMaterial: {
    by: 'operator',
    at: { done: ['released', 'reopened'], otherwise: 'notInPeriod' },
    tells: ['leader'],
  },
  releaseDue: {
    endpoint: 'the worker',
    by: 'clock',
    at: { done: ['scheduled'], otherwise: 'nothing' },
    tells: ['leader', 'members'],
  },
} as const satisfies Record<string, Act>;
export type ActName = keyof typeof acts;

/** Commands of the same features that stand at no moment of a season, and why. */
export const timeless: Record<string, string> = {
  uploadMaterial: 'as handing it in: the tests of materials try its moments',
  sendPartLink: 'as saving a draft: the tests of parts try its moments',
  sharePartLink: 'as saving a draft: the tests of parts try its moments',
  sendPartCode: 'proving who one is, which changes nothing of a team',
  provePart: 'proving who one is, which changes nothing of a team',
  savePart: 'as saving a draft: the tests of parts try its moments',
  settlePart: 'a choice between texts, which changes nothing by itself',
  signPart: 'as saving a draft: the tests of parts try its moments',
  leavePart: 'as deleting a draft, and of a submitted team as answering: the tests of parts try its moments',
  uploadPartFile: 'as uploading a file of the application',
  removePartFile: 'as removing a file of the application',
  revealPeople: 'reading, which is on record',
  assignApplications: 'work of operators among themselves',
  undoBulkAct: 'as deciding bonus items, within a day: the tests of bulk acts try it',
  saveView: 'work of operators among themselves',
  saveCompletionText: 'work of operators among themselves',
  deleteCompletionText: 'work of operators among themselves',
  deleteView: 'work of operators among themselves',
  exportApplications: 'reading, which is on record',
  exportResultVersion: 'reading, which is on record',
  createSeason: 'a draft, which nobody is held by',
  saveSeason: 'a draft, which nobody is held by',
  uploadGuardianForm: 'a draft, which nobody is held by',
  proposePanels: 'a draft, which nobody is held by',
};
