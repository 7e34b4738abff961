import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { errors } from '@chulbal/contract/errors';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { listWrittenFaqs } from '@chulbal/domain/faqs/queries';
import { totpCode } from '@chulbal/domain/operators/totp.rules';
import { getDraftedView } from '@chulbal/domain/seasons/plan.queries';
import { bothApis, type TestApis } from '@chulbal/testing/apis';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { snapshot, withoutLog } from '@chulbal/testing/database-state';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import {
  accepted,
  announceable,
  claimed,
  evaluatorLine,
  faqDraft,
  growing,
  noticeDraft,
  panelDraft,
  panelStage,
  publishedNotice,
  unreminded,
  writtenFaq,
  writtenNotice,
} from '@chulbal/testing/operator-inputs';
import { another, nothings, type Objects, objectsOf } from '@chulbal/testing/operator-objects';
import { operatorTable } from '@chulbal/testing/operator-table';
import { createOperator, operatorToken, testTotpSecret } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';

type Input = Record<string, unknown>;
type Asked = { objects: Objects; operator: OperatorActor };
type Row = {
  /** What succeeds. */
  input(asked: Asked): Promise<Input> | Input;
  /** What the log then says, once for each person of a team that is shown. */
  action: string;
  /** The body of an upload. */
  body?: Buffer;
};

const year = 2026;
const password = '느티나무 아래 출발선';
const store = temporaryStore();
const form = pdf();
const schools = Buffer.from('행정표준코드,학교명,학교종류명,시도명\r\nS1,가락고등학교,고등학교,서울특별시');
const evaluatorList =
  '이름,이메일,휴대전화,소속,전문 분야,심사 한도\n윤서진,a@b.example,010-1234-5678,기관,living,9';
let db: Db;
let apis: TestApis;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: store, clock: () => seasonNow });
  await createOperator(db);
});

const inTable = (name: string) => (asked: Asked) => {
  const row = operatorTable[name];
  if (!row) throw new Error(`${name} does not stand in the table.`);
  return row.input(asked.objects);
};

/** A save of a season in force that changes something each time. */
async function edited(): Promise<Input> {
  const { plan, editVersion } = await getDraftedView(db, { year });
  return { year, editVersion, plan: { ...plan, name: { ko: `시즌 ${another()}`, en: '' } } };
}

/** A season in force, with a change that was saved. */
async function publishable({ operator }: Asked): Promise<Input> {
  const { editVersion } = (await call(endpointOf('saveSeason'), operator, await edited())).data as Input;
  return { year, editVersion, reason: '이름을 고쳐요' };
}

/** A draft that was saved and has no errors. */
async function publishablePanels({ operator }: Asked): Promise<Input> {
  const saved = await call(endpointOf('savePanelDraft'), operator, await panelDraft(db));
  const { revision } = saved.data as Input;
  return { ...panelStage, revision, reason: '다시 나눠요', allowWarnings: true };
}

async function undoablePanels({ operator }: Asked): Promise<Input> {
  const saved = await call(endpointOf('savePanelDraft'), operator, await panelDraft(db));
  return { ...panelStage, revision: (saved.data as Input).revision };
}

/**
 * Whose entries are held where a result is there to be finalised: in the tests of `domain/results` and of its routes.
 * The last two show what was written about a team, in the tests of announcements.
 */
const heldElsewhere = [
  'confirmFinalising',
  'decideTie',
  'exportResultVersion',
  'requestFinalising',
  'requestWithdrawal',
  'waiveSheets',
  'listAppeals',
  'listReports',
];

/** Questions that are posted because they are long; they change and show nothing that is logged. */
const questions = ['previewAnnouncement', 'previewResult'];

const rows: Record<string, Row> = {
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
  savePanelDraft: { input: () => panelDraft(db), action: 'panels.save' },
  publishPanels: { input: publishablePanels, action: 'panels.publish' },
  undoPanels: { input: undoablePanels, action: 'panels.undo' },
  endAssignments: { input: inTable('endAssignments'), action: 'assignment.withdraw' },
  declareRelation: { input: inTable('declareRelation'), action: 'conflict.declare' },
  removeRelation: { input: inTable('removeRelation'), action: 'conflict.takeBack' },
  decideExclusion: { input: inTable('decideExclusion'), action: 'exclusion.refuse' },
  dismissConflict: { input: inTable('dismissConflict'), action: 'conflict.dismiss' },
  takeBackExclusion: { input: ({ objects }) => accepted(db, objects), action: 'exclusion.takeBack' },
  remindEvaluators: {
    input: async ({ objects }) => {
      const { trackNo, stageNo } = await objects.assignment();
      return { trackNo, stageNo };
    },
    action: 'evaluation.remind',
  },
  voidSheet: { input: inTable('voidSheet'), action: 'sheet.void' },
  unlockSignature: { input: inTable('unlockSignature'), action: 'evaluation.unlock' },
  saveResultRules: { input: inTable('saveResultRules'), action: 'result.saveRules' },
  waiveSignature: { input: inTable('waiveSignature'), action: 'result.waiveSignature' },
  declineFinalising: { input: inTable('declineFinalising'), action: 'result.decline' },
  requestAnnouncement: { input: ({ objects }) => announceable(db, objects), action: 'announcement.request' },
  confirmAnnouncement: { input: inTable('confirmAnnouncement'), action: 'announcement.confirm' },
  withdrawAnnouncement: { input: inTable('withdrawAnnouncement'), action: 'announcement.withdraw' },
  editResultComment: { input: inTable('editResultComment'), action: 'resultComment.edit' },
  decideAppeal: { input: inTable('decideAppeal'), action: 'appeal.decide' },
  decideReport: { input: inTable('decideReport'), action: 'report.decide' },
  revealPeople: { input: inTable('revealPeople'), action: 'people.reveal' },
  readDocument: { input: inTable('readDocument'), action: 'document.read' },
  decideBonus: { input: () => claimed(db), action: 'bonus.verify' },
  requestCompletion: { input: inTable('requestCompletion'), action: 'completion.request' },
  closeCompletion: { input: inTable('closeCompletion'), action: 'completion.close' },
  assignApplications: {
    input: async ({ objects, operator }) => ({
      teamNos: [(await objects.team()).teamNo],
      operatorId: operator.operatorId,
    }),
    action: 'application.assign',
  },
  remindOfMaterial: { input: () => growing(db), action: 'material.remind' },
  remindMembers: { input: () => unreminded(db), action: 'members.remind' },
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
  extendDeadline: { input: inTable('extendDeadline'), action: 'deadline.extend' },
  uploadGuardianForm: {
    input: () => ({ fileName: '동의서.pdf', size: form.length }),
    action: 'season.uploadForm',
    body: form,
  },
  createNotice: { input: () => ({ draft: noticeDraft }), action: 'notice.create' },
  saveNotice: {
    input: async ({ operator }) => ({ ...(await writtenNotice(db, operator)), draft: noticeDraft }),
    action: 'notice.save',
  },
  publishNotice: {
    input: async ({ operator }) => ({ ...(await writtenNotice(db, operator)), publishAt: null }),
    action: 'notice.publish',
  },
  setNoticeHidden: {
    input: async ({ operator }) => ({ ...(await publishedNotice(db, operator)), hidden: true }),
    action: 'notice.hide',
  },
  uploadContentFile: {
    input: () => ({ fileName: '모집 요강.pdf', size: form.length, kind: 'file' }),
    action: 'content.upload',
    body: form,
  },
  createFaq: { input: () => ({ draft: faqDraft }), action: 'faq.create' },
  saveFaq: {
    input: async ({ operator }) => ({ ...(await writtenFaq(db, operator)), draft: faqDraft }),
    action: 'faq.save',
  },
  setFaqPublished: {
    input: async ({ operator }) => ({ faqNo: (await writtenFaq(db, operator)).faqNo, published: true }),
    action: 'faq.show',
  },
  orderFaqs: {
    input: async () => ({ faqNos: (await listWrittenFaqs(db)).map(({ faqNo }) => faqNo) }),
    action: 'faq.order',
  },
  loadSchools: { input: () => ({ size: schools.length }), action: 'schools.load', body: schools },
  // Last, for nothing is taken in it any more.
  finishSeason: { input: () => ({ year, reason: '모두 끝났어요' }), action: 'season.finish' },
};

const commands = [...allEndpoints].filter(
  ([, { access, method }]) => access === 'operator' && method === 'POST',
);

function endpointOf(name: string): AnyEndpoint {
  const endpoint = allEndpoints.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
}

/** An operator whose password and authenticator are known. */
async function somebody(): Promise<OperatorActor> {
  return createOperator(db, { passwordHash: await hashPassword(password) });
}

async function call(endpoint: AnyEndpoint, { operatorId }: OperatorActor, input: Input, body?: Buffer) {
  const token = await operatorToken(db, { operatorId, now: seasonNow, confirmed: true });
  const reply = await apis.admin.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(endpoint.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(endpoint.body === 'stream' ? { query: texts(input) } : {}),
    payload: endpoint.body === 'stream' ? (body ?? Buffer.from('bytes')) : input,
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return isJson
    ? (reply.json() as { code: number; data: unknown })
    : { code: reply.statusCode, data: reply.body };
}

function texts(input: Input): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

async function logged() {
  return db.sql.selectFrom('auditEntries').select(['action', 'actorId']).orderBy('sequence').execute();
}

describe('every command of operators is in the audit log, or was not done', () => {
  test('stands in this list', () => {
    const known = [...Object.keys(rows), ...heldElsewhere, ...questions];
    expect(known.sort()).toEqual(commands.map(([name]) => name).sort());
  });

  test.each(Object.entries(operatorTable).filter(([name]) => rows[name]))(
    '%s that is refused is not',
    async (name, row) => {
      const { code } = await refused(name, await row.input(nothings()));
      expect(code).toBe(row.missing);
    },
  );

  test.each(commands)('%s with what it does not know is not', async (name) => {
    const { code } = await refused(name, { unknown: 'field' });
    expect(code).toBe(errors.invalidRequest.code);
  });

  test.each(Object.entries(rows))('%s', { timeout: 60_000 }, async (name, { input, action, body }) => {
    const endpoint = endpointOf(name);
    const operator = await somebody();
    const asked = { objects: objectsOf(db, store, operator), operator };

    // What cannot be logged is not done, so this goes first and leaves what the rest is about as it was.
    const given = await input(asked);
    const untouched = await snapshot(db);
    const unlogged = await withoutLog(db, () => call(endpoint, operator, given, body));
    expect(unlogged.code).toBe(errors.requestFailed.code);
    expect(await snapshot(db)).toEqual(untouched);

    const before = (await logged()).length;
    expect(await call(endpoint, operator, given, body)).toMatchObject({ code: 200 });
    const entries = (await logged()).slice(before);
    // Of a team's people each is an entry.
    const times = name === 'revealPeople' ? 3 : 1;
    expect(entries).toEqual(Array(times).fill({ action, actorId: operator.operatorId }));
  });
});

/** Asks for what is refused; nothing is logged. */
async function refused(name: string, input: Input) {
  const before = (await logged()).length;
  const reply = await call(endpointOf(name), await somebody(), input);
  expect((await logged()).length).toBe(before);
  return reply;
}
