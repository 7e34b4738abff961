import type { OperatorActor } from '@chulbal/domain/actor';
import { assignApplications } from '@chulbal/domain/applications/list/assign.commands';
import { requestCompletion } from '@chulbal/domain/applications/list/completion.commands';
import { saveCompletionText } from '@chulbal/domain/applications/list/completion-texts.commands';
import { saveView } from '@chulbal/domain/applications/list/views.commands';
import type { Db } from '@chulbal/domain/db';
import { COMPANY_SLOT } from '@chulbal/domain/files/company-files.queries';
import type { FileStore } from '@chulbal/domain/files/store';
import { inviteOperator } from '@chulbal/domain/operators/invitations.commands';
import { listMessages } from '@chulbal/domain/outbox/queries';
import { createPlan } from '@chulbal/domain/seasons/plan.commands';
import { withdrawTeam } from '@chulbal/domain/withdrawals/commands';
import { createAnnouncement, createObjection } from '@chulbal/testing/announcements';
import { createSheet, createSignature } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createEvent } from '@chulbal/testing/events';
import {
  openedWallet,
  openReport,
  shownExhibition,
  voidedWallet,
  waitingPage,
} from '@chulbal/testing/exhibition-objects';
import { begunExhibition } from '@chulbal/testing/exhibitions';
import { campus, createFile, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { bytes, createTeam, type Named } from '@chulbal/testing/object-team';
import { createOperator } from '@chulbal/testing/operators';
import { createFailedMessage } from '@chulbal/testing/outbox';
import { assign, createConflict, createExclusion, createRelation } from '@chulbal/testing/panels';
import { createTeamNews, finishedExhibition, pastBatch } from '@chulbal/testing/past-companies';
import { createApplicant } from '@chulbal/testing/programs';
import { createResultRequest } from '@chulbal/testing/results';
import { writtenSlide } from '@chulbal/testing/slides';
import { another, laterAndLater, unusedYear } from './never-twice.ts';
import { missing } from './object-table.ts';
import { nobodys, type PeopleObjects, peopleObjects } from './people-objects.ts';

/**
 * What an operator's input may name, made when it is asked for. `operator` is whose it is: of whoever asks, or of
 * somebody else. A new kind of object is added here, and to `nothings`.
 */
export type Objects = PeopleObjects & {
  operator: Pick<OperatorActor, 'operatorId'>;
  invitation(): Promise<{ invitationId: number; token: string }>;
  /** A submitted team with files, in a published season. */
  team(): Promise<Named>;
  /** A completion request to a team. */
  request(): Promise<{ requestId: number }>;
  /** A team that was found not eligible. */
  eligibility(): Promise<{ teamNo: number; decisionId: number }>;
  /** A team that an operator took out. */
  withdrawal(): Promise<{ teamNo: number; withdrawalId: number }>;
  evaluator(): Promise<{ evaluatorId: number }>;
  /** A stage with a rubric, of the published season that `team` is in. */
  stage(): Promise<{ trackNo: number; stageNo: number }>;
  /** A team that an evaluator judges in that stage. */
  assignment(): Promise<{ trackNo: number; stageNo: number; evaluatorId: number; teamNo: number }>;
  /** A declared relation, and an open exclusion request about that stage. */
  relation(): Promise<{ relationId: number }>;
  exclusion(): Promise<{ exclusionId: number }>;
  /** A conflict that was found between an evaluator and a team. */
  conflict(): Promise<{ evaluatorId: number; teamNo: number; kind: 'employer' }>;
  /** A submitted sheet of somebody's in that stage. */
  sheet(): Promise<{ sheetId: number }>;
  /** Somebody's signature under that stage. */
  signature(): Promise<{ trackNo: number; stageNo: number; evaluatorId: number }>;
  /** An announcement of that stage that somebody else has asked for. */
  announcement(): Promise<{ announcementId: number }>;
  /** A request of theirs to finalise the result of the stage after that one. */
  resultRequest(): Promise<{ resultRequestId: number }>;
  /** An appeal and a report that nobody has decided. */
  objection(): Promise<{ appealId: number; reportId: number }>;
  /** Somebody who has a place in a programme that is still to begin. */
  applicant(): Promise<{ boardId: number; applicationNo: number }>;
  /** An application that was given to somebody by a bulk act. */
  bulkAct(): Promise<{ actId: number }>;
  /** A message that was given up, because its service was down. */
  message(): Promise<{ messageId: number }>;
  slide(): Promise<{ id: number }>;
  view(): Promise<{ viewId: number }>;
  completionText(): Promise<{ textId: number }>;
  /** A season that is a draft. */
  season(): Promise<{ year: number }>;
  /** What is being written of the exhibition of the published season that `team` is in. */
  exhibition(): Promise<{ igNo: number }>;
  /** The same in force. */
  market(): Promise<{ igNo: number }>;
  /** A company page of it that waits to be looked at. */
  company(): Promise<{ icNo: number; version: number }>;
  companyFile(): Promise<{ serverFileName: string }>;
  companyReport(): Promise<{ reportNo: number }>;
  /** A wallet in its market, and what was decided about another that was voided. */
  wallet(): Promise<{ igNo: number; pseudonyms: string[] }>;
  voidedWallet(): Promise<{ voidId: number }>;
  /** What somebody told of a company of an earlier exhibition. */
  news(): Promise<{ newsNo: number }>;
  /** A list of past companies that somebody brought in, and an exhibition that is over and revealed. */
  pastBatch(): Promise<{ batchNo: number }>;
  finishedExhibition(): Promise<{ igNo: number }>;
  /** An event that is open. */
  event(): Promise<{ eventNo: number }>;
};

/** Objects that are there, of `operator` where they are somebody's. */
export function objectsOf(db: Db, store: FileStore, operator: OperatorActor): Objects {
  const now = seasonNow;
  const team = () => createTeam(db, store);
  return {
    operator,
    team,
    async invitation() {
      const email = `invited${another()}@test.example`;
      const asked = { publicUrl, now } as const;
      const inviter = await createOperator(db);
      await inviteOperator(db, inviter, { name: '강민서', email, role: 'viewer', ...asked });
      const row = db.sql.selectFrom('operatorInvitations').select('id').orderBy('id', 'desc');
      const { id } = await row.executeTakeFirstOrThrow();
      const message = (await listMessages(db, { limit: 10 })).find(({ to }) => to === email);
      return { invitationId: id, token: message?.text.match(/token=([\w-]+)/)?.[1] ?? '' };
    },
    async request() {
      const { teamNo } = await team();
      const asked = { items: ['answers'], message: '확인 부탁드려요.', publicUrl, now } as const;
      await requestCompletion(db, operator, {
        ...asked,
        teamNos: [teamNo],
        dueAt: new Date(laterAndLater()),
      });
      const row = db.sql.selectFrom('completionRequests').select('id').where('teamNo', '=', teamNo);
      return { requestId: (await row.executeTakeFirstOrThrow()).id };
    },
    async bulkAct() {
      const { teamNo } = await team();
      const { operatorId } = await createOperator(db, { role: 'contestManager' });
      // The act may be undone for a day, by whatever clock the test has.
      const { actId } = await assignApplications(db, operator, {
        teamNos: [teamNo],
        operatorId,
        now: new Date(laterAndLater()),
      });
      return { actId: actId ?? 0 };
    },
    message: () => createFailedMessage(db),
    async eligibility() {
      const { teamNo } = await team();
      const decided = {
        decidedBy: operator.operatorId,
        decidedAt: now,
        confirmed: 1,
        minimum: 2,
        reason: '시험 결정',
      };
      const ended = { endedBy: null, endedAt: null, endedReason: null };
      const { id } = await db.sql
        .insertInto('eligibilityDecisions')
        .values({ teamNo, decision: 'ineligible', until: null, ...decided, ...ended })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.sql
        .updateTable('applications')
        .set({ ineligibleAt: now })
        .where('teamNo', '=', teamNo)
        .execute();
      return { teamNo, decisionId: id };
    },
    async withdrawal() {
      const { teamNo } = await team();
      return {
        teamNo,
        // After whatever result another object has brought with it.
        ...(await withdrawTeam(db, operator, {
          ...{ teamNo, reason: '팀의 요청', publicUrl },
          now: new Date(laterAndLater()),
        })),
      };
    },
    async evaluator() {
      const { evaluatorId } = await createEvaluator(db);
      return { evaluatorId };
    },
    stage: async () => ({ trackNo: campus.trackNo, stageNo: 2 }),
    async assignment() {
      const { teamNo } = await team();
      const { evaluatorId } = await createEvaluator(db);
      const stage = { trackNo: campus.trackNo, stageNo: 2 };
      await assign(db, { ...stage, evaluatorId, teamNos: [teamNo] });
      return { ...stage, evaluatorId, teamNo };
    },
    async relation() {
      const { teamNo } = await team();
      const { evaluatorId } = await createEvaluator(db);
      return createRelation(db, { evaluatorId, teamNo, operatorId: operator.operatorId });
    },
    async exclusion() {
      const { teamNo, leaderId } = await team();
      return createExclusion(db, { teamNo, leaderId, stageNo: 2 });
    },
    async conflict() {
      const { teamNo } = await team();
      const { evaluatorId } = await createEvaluator(db);
      return createConflict(db, { teamNo, evaluatorId });
    },
    async sheet() {
      const { teamNo } = await team();
      const { evaluatorId } = await createEvaluator(db);
      return createSheet(db, { trackNo: campus.trackNo, stageNo: 2, evaluatorId, teamNo });
    },
    async signature() {
      const { evaluatorId } = await createEvaluator(db);
      return createSignature(db, { trackNo: campus.trackNo, stageNo: 2, evaluatorId });
    },
    announcement: () => createAnnouncement(db, { trackNo: campus.trackNo, stageNo: 2 }),
    resultRequest: () => createResultRequest(db, operator),
    objection: async () =>
      createObjection(db, { trackNo: campus.trackNo, stageNo: 2, teamNo: (await team()).teamNo }),
    applicant: () => createApplicant(db),
    ...peopleObjects(db, store, operator),
    slide: async () => ({ id: (await writtenSlide(db, await createOperator(db))).id }),
    completionText: () =>
      saveCompletionText(db, operator, {
        ...{ name: `글 ${another()}`, items: ['schoolPaper'], message: '다시 올려 주세요.', now },
      }),
    view: () => saveView(db, operator, { name: `보기 ${another()}`, query: '', now }),
    async season() {
      const year = unusedYear();
      await createPlan(db, await createOperator(db), { year, copyFrom: null, now });
      return { year };
    },
    async exhibition() {
      await team();
      return { igNo: (await begunExhibition(db)).igNo };
    },
    market: () => shownExhibition(db),
    async company() {
      const { icNo, version } = await waitingPage(db, await team());
      return { icNo, version };
    },
    async companyFile() {
      const { teamNo, leaderId } = await team();
      const serverFileName = await createFile(db, { teamNo, ownerId: leaderId, slot: COMPANY_SLOT });
      await store.write(serverFileName, bytes());
      return { serverFileName };
    },
    companyReport: async () => openReport(db, await waitingPage(db, await team())),
    wallet: () => openedWallet(db),
    voidedWallet: () => voidedWallet(db),
    news: async () => ({ newsNo: (await createTeamNews(db, await createOperator(db))).newsNo }),
    pastBatch: async () => pastBatch(db, await createOperator(db)),
    finishedExhibition: async () => finishedExhibition(db, await team()),
    event: async () => ({ eventNo: (await createEvent(db)).eventNo }),
  };
}

/** Numbers and names of nothing. */
export function nothings(): Objects {
  return {
    operator: { operatorId: 999_999 },
    invitation: async () => ({ invitationId: 999_999, token: 'x'.repeat(43) }),
    team: async () => ({ ...missing, teamNo: 9_999 }),
    request: async () => ({ requestId: 999_999 }),
    eligibility: async () => ({ teamNo: 9_999, decisionId: 999_999 }),
    withdrawal: async () => ({ teamNo: 9_999, withdrawalId: 999_999 }),
    evaluator: async () => ({ evaluatorId: 999_999 }),
    stage: async () => ({ trackNo: 999_999, stageNo: 2 }),
    assignment: async () => ({ trackNo: campus.trackNo, stageNo: 2, evaluatorId: 999_999, teamNo: 9_999 }),
    relation: async () => ({ relationId: 999_999 }),
    exclusion: async () => ({ exclusionId: 999_999 }),
    conflict: async () => ({ evaluatorId: 999_999, teamNo: 9_999, kind: 'employer' }),
    sheet: async () => ({ sheetId: 999_999 }),
    signature: async () => ({ trackNo: campus.trackNo, stageNo: 2, evaluatorId: 999_999 }),
    announcement: async () => ({ announcementId: 999_999 }),
    resultRequest: async () => ({ resultRequestId: 999_999 }),
    objection: async () => ({ appealId: 999_999, reportId: 999_999 }),
    applicant: async () => ({ boardId: 999_999, applicationNo: 999_999 }),
    bulkAct: async () => ({ actId: 999_999 }),
    message: async () => ({ messageId: 999_999 }),
    ...nobodys,
    slide: async () => ({ id: 999_999 }),
    view: async () => ({ viewId: 999_999 }),
    completionText: async () => ({ textId: 999_999 }),
    season: async () => ({ year: 2999 }),
    exhibition: async () => ({ igNo: 999_999 }),
    market: async () => ({ igNo: 999_999 }),
    company: async () => ({ icNo: 999_999, version: 1 }),
    companyFile: async () => ({ serverFileName: missing.file }),
    companyReport: async () => ({ reportNo: 999_999 }),
    wallet: async () => ({ igNo: 999_999, pseudonyms: ['C-22222'] }),
    voidedWallet: async () => ({ voidId: 999_999 }),
    news: async () => ({ newsNo: 999_999 }),
    pastBatch: async () => ({ batchNo: 999_999 }),
    finishedExhibition: async () => ({ igNo: 999_999 }),
    event: async () => ({ eventNo: 999_999 }),
  };
}
