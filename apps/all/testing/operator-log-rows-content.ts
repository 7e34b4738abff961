import { demoQuizzes } from '@chulbal/demo/quizzes';
import { demoTypeTest } from '@chulbal/demo/type-test.texts';
import type { Db } from '@chulbal/domain/db';
import { listWrittenFaqs } from '@chulbal/domain/faqs/queries';
import { listWrittenPopups } from '@chulbal/domain/popups/queries';
import { getWrittenQuiz } from '@chulbal/domain/quizzes/written.queries';
import { getSiteSettings } from '@chulbal/domain/site/queries';
import { listWrittenSlides } from '@chulbal/domain/slides/queries';
import { getWrittenTypeTest } from '@chulbal/domain/type-test/written.queries';
import { announceFinal } from '@chulbal/testing/announcements';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { createPopup, createPoster, popupDraft } from '@chulbal/testing/displays';
import { begunExhibition, exhibitionPlan } from '@chulbal/testing/exhibitions';
import { campus, seasonNow } from '@chulbal/testing/factories';
import { createWaitingMessage } from '@chulbal/testing/outbox';
import { comingAbout, shortStory, siteSettings, writtenAbout } from '@chulbal/testing/pages';
import { begunProgram } from '@chulbal/testing/programs';
import { slideDraft, writtenSlide } from '@chulbal/testing/slides';
import { another } from './never-twice.ts';
import { faqDraft, postDraft, publishedPost, writtenFaq, writtenPost } from './operator-inputs.ts';
import { inTable, type LogRow } from './operator-log-row.ts';

const form = pdf();

/** Of every command about what the portal says, and how it runs: its input, and what the log then says. */
export const contentLogRows: Record<string, LogRow> = {
  sendWaiting: {
    input: async ({ db }) => {
      await createWaitingMessage(db);
      return { channel: 'mail' };
    },
    action: 'message.sendWaiting',
  },
  checkInvariants: { input: () => ({}), action: 'invariants.check' },
  createPost: { input: () => ({ draft: postDraft }), action: 'post.create' },
  savePost: {
    input: async ({ db, operator }) => ({ ...(await publishedPost(db, operator)), draft: postDraft }),
    action: 'post.edit',
  },
  publishPost: {
    input: async ({ db, operator }) => ({ ...(await writtenPost(db, operator)), publishAt: null }),
    action: 'post.publish',
  },
  makeHofDrafts: {
    input: async ({ db, objects }) => {
      const { teamNo } = await objects.team();
      return announceFinal(db, { trackNo: campus.trackNo, teams: [{ teamNo, decision: 'selected' }] });
    },
    action: 'hof.make',
    beside: ['post.create'],
  },
  setPostHidden: {
    input: async ({ db, operator }) => ({
      postNo: (await publishedPost(db, operator)).postNo,
      hidden: true,
    }),
    action: 'post.hide',
  },
  uploadContentFile: {
    input: () => ({ fileName: '모집 요강.pdf', size: form.length, kind: 'file' }),
    action: 'content.upload',
    body: form,
  },
  savePage: {
    input: async ({ db }) => ({ ...(await writtenAbout(db)), content: shortStory }),
    action: 'page.save',
  },
  publishPage: {
    input: async ({ db }) => ({ ...(await writtenAbout(db)), effectiveAt: null, reason: '시험으로 바꿔요' }),
    action: 'page.publish',
  },
  withdrawPage: {
    input: async ({ db, operator }) => ({ ...(await comingAbout(db, operator)), reason: '시험으로 바꿔요' }),
    action: 'page.withdraw',
  },
  assignSetup: {
    input: ({ operator }) => ({ item: 'season', operatorId: operator.operatorId }),
    action: 'setup.assign',
  },
  saveSiteSettings: {
    input: async ({ db }) => ({
      editVersion: (await getSiteSettings(db)).editVersion,
      settings: siteSettings,
    }),
    action: 'site.save',
  },
  revealApplicants: { input: inTable('revealApplicants'), action: 'applicant.reveal' },
  markAttendance: { input: ({ db }) => begunProgram(db), action: 'program.attended' },
  cancelApplicant: { input: inTable('cancelApplicant'), action: 'program.cancel' },
  messageParticipants: {
    input: async ({ objects }) => ({
      boardId: (await objects.applicant()).boardId,
      ...{ subject: '장소가 바뀌었어요', message: '3층 큰 방에서 만나요.' },
    }),
    action: 'program.message',
  },
  exportApplicants: {
    input: async ({ objects }) => ({
      boardId: (await objects.applicant()).boardId,
      ...{ format: 'csv', reason: '현장 출석 명단' },
    }),
    action: 'program.export',
  },
  createFaq: { input: () => ({ draft: faqDraft }), action: 'faq.create' },
  saveFaq: {
    input: async ({ db, operator }) => ({ ...(await writtenFaq(db, operator)), draft: faqDraft }),
    action: 'faq.save',
  },
  setFaqPublished: {
    input: async ({ db, operator }) => ({ faqNo: (await writtenFaq(db, operator)).faqNo, published: true }),
    action: 'faq.show',
  },
  orderFaqs: {
    input: async ({ db }) => ({ faqNos: (await listWrittenFaqs(db)).map(({ faqNo }) => faqNo) }),
    action: 'faq.order',
  },
  beginExhibition: { input: () => ({ year: 2026, copyFrom: null }), action: 'exhibition.begin' },
  saveExhibition: {
    input: async ({ db }) => ({
      ...(await begunExhibition(db)),
      plan: { ...exhibitionPlan, wallet: 20_000_000 + another() * 1_000_000 },
    }),
    action: 'exhibition.save',
  },
  publishExhibition: {
    input: async ({ db, command }) => {
      const plan = { ...exhibitionPlan, wallet: 20_000_000 + another() * 1_000_000 };
      const { igNo, editVersion } = await command('saveExhibition', { ...(await begunExhibition(db)), plan });
      return { igNo, editVersion, reason: '시험으로 게시해요' };
    },
    action: 'exhibition.publish',
  },
  saveTypeTest: {
    input: async ({ db }) => ({
      editVersion: (await getWrittenTypeTest(db, { now: seasonNow })).editVersion,
      plan: { ...demoTypeTest, nameEn: `Test ${another()}` },
    }),
    action: 'typeTest.save',
  },
  publishTypeTest: {
    input: async ({ db, command }) => {
      const { editVersion } = await getWrittenTypeTest(db, { now: seasonNow });
      const plan = { ...demoTypeTest, nameEn: `Test ${another()}` };
      const saved = await command('saveTypeTest', { editVersion, plan });
      return { editVersion: saved.editVersion };
    },
    action: 'typeTest.publish',
  },
  saveQuiz: {
    input: async ({ db }) => ({ ...(await editedQuiz(db)), plan: quizOf(another()) }),
    action: 'quiz.save',
  },
  publishQuiz: {
    input: async ({ db, command }) => {
      const saved = await command('saveQuiz', { ...(await editedQuiz(db)), plan: quizOf(another()) });
      return { variant: 'b', editVersion: saved.editVersion };
    },
    action: 'quiz.publish',
  },
  unpublishQuiz: {
    input: async ({ db, command }) => {
      const saved = await command('saveQuiz', { ...(await editedQuiz(db)), plan: quizOf(another()) });
      const { editVersion } = await command('publishQuiz', { variant: 'b', editVersion: saved.editVersion });
      return { variant: 'b', editVersion };
    },
    action: 'quiz.unpublish',
  },
  createSlide: { input: () => ({ draft: slideDraft }), action: 'slide.create' },
  saveSlide: {
    input: async ({ db, operator }) => ({ ...(await writtenSlide(db, operator)), draft: slideDraft }),
    action: 'slide.save',
  },
  setSlideShown: {
    input: async ({ db, operator }) => ({ id: (await writtenSlide(db, operator)).id, shown: true }),
    action: 'slide.show',
  },
  orderSlides: {
    input: async ({ db }) => ({ ids: (await listWrittenSlides(db)).map(({ id }) => id) }),
    action: 'slide.order',
  },
  removeSlide: {
    input: async ({ db, operator }) => ({ id: (await writtenSlide(db, operator)).id }),
    action: 'slide.remove',
  },
  savePopup: {
    input: () => ({ displayNo: null, editVersion: 0, draft: popupDraft }),
    action: 'popup.create',
  },
  savePoster: {
    input: async ({ db, operator }) => {
      const { displayNo, editVersion, draft } = await createPoster(db, operator);
      return { displayNo, editVersion, draft };
    },
    action: 'poster.save',
  },
  setDisplayHidden: {
    input: async ({ db, operator }) => ({
      kind: 'popup',
      displayNo: (await createPopup(db, operator)).displayNo,
      hidden: false,
    }),
    action: 'popup.show',
  },
  deleteDisplay: {
    input: async ({ db, operator }) => ({
      kind: 'popup',
      displayNo: (await createPopup(db, operator)).displayNo,
    }),
    action: 'popup.delete',
  },
  orderDisplays: {
    input: async ({ db }) => ({
      kind: 'popup',
      displayNos: (await listWrittenPopups(db)).map(({ displayNo }) => displayNo),
    }),
    action: 'popup.order',
  },
};

async function editedQuiz(db: Db) {
  return { variant: 'b', editVersion: (await getWrittenQuiz(db, { variant: 'b' })).editVersion } as const;
}

const quizOf = (no: number) => ({ ...demoQuizzes.b, nameEn: `Quiz ${no}` });
