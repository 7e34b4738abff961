import { createAccount } from '@chulbal/testing/accounts';
import { createDataRequest } from '@chulbal/testing/data-requests';
import { publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { destroyAccount } from '../my-data/destroy.commands.ts';
import { getMyData } from '../my-data/held.queries.ts';
import { listMessages } from '../outbox/queries.ts';
import {
  answerDataRequest,
  askAboutMyData,
  enterDataRequest,
  extendDataRequest,
  noteDataRequest,
  sweepDataRequests,
  takeDataRequest,
} from './commands.ts';
import { getDataRequest, listDataRequests, listMyDataRequests } from './queries.ts';

const now = new Date('2026-05-11T00:20:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const text = '우리 학교 이름이 틀리게 적혀 있어요';

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db, { role: 'privacyOfficer', name: '오세린' });
});

const ask = (accountId: number, more: Partial<Parameters<typeof askAboutMyData>[2]> = {}) =>
  askAboutMyData(db, mintUser(accountId), { kind: 'correct', text, language: 'ko', publicUrl, now, ...more });
const list = (more = {}) => listDataRequests(db, { page: 1, size: 20, closed: false, now, ...more });
const lettersTo = async (to: string) =>
  (await listMessages(db, { limit: 50 })).filter((one) => one.to === to).map((one) => one.text);

describe('P-15 a member asks from My data', () => {
  test('a letter says until when it is answered, in their language, and they see how it stands', async () => {
    const { id, email } = await createAccount(db, { name: '이소현' });
    await ask(id, { language: 'en' });
    expect((await lettersTo(email)).join()).toContain('21 May 2026');
    expect(await listMyDataRequests(db, mintUser(id), { now: later(7) })).toMatchObject([
      { kind: 'correct', state: 'open', text, dueOn: '2026-05-21', day: 7, left: 3, answer: null },
    ]);
    const other = await createAccount(db);
    expect(await listMyDataRequests(db, mintUser(other.id), { now })).toEqual([]);
    expect(await list()).toMatchObject({
      counts: { open: 1, overdue: 0, closed: 0 },
      content: [{ name: '이O현', accountId: id, source: 'myData', left: 10, owner: null }],
    });
    expect((await list({ now: later(11) })).counts.overdue).toBe(1);
  });

  test('one of a kind is open at a time, of ten presses at once too', async () => {
    const { id } = await createAccount(db);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ask(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { id: other } = await createAccount(db);
    await ask(other);
    await expect(ask(other)).rejects.toMatchObject({ error: 'requestStands' });
    await ask(other, { kind: 'see' });
    expect((await list()).counts.open).toBe(3);
  });

  test('an operator takes it, notes steps, puts it off once and answers; each is on record without what was said', async () => {
    const { id, email } = await createAccount(db);
    await ask(id);
    const [{ requestNo } = { requestNo: 0 }] = (await list()).content;
    await takeDataRequest(db, actor, { requestNo, now });
    await noteDataRequest(db, actor, { requestNo, step: 'note', text: '학교에 확인 중', now: later(1) });
    const reason = '학교의 답을 기다려야 해요';
    await extendDataRequest(db, actor, { requestNo, reason, publicUrl, now: later(9) });
    await expect(
      extendDataRequest(db, actor, { requestNo, reason, publicUrl, now: later(10) }),
    ).rejects.toMatchObject({ error: 'requestPutOff' });
    expect(await listMyDataRequests(db, mintUser(id), { now: later(11) })).toMatchObject([
      { dueOn: '2026-05-31', left: 9, extended: true, extensionReason: reason },
    ]);
    const answer = { requestNo, outcome: 'done', text: '학교 이름을 고쳤어요.', publicUrl } as const;
    await answerDataRequest(db, actor, { ...answer, now: later(12) });
    await expect(answerDataRequest(db, actor, { ...answer, now: later(13) })).rejects.toMatchObject({
      error: 'requestAnswered',
    });
    expect(await listMyDataRequests(db, mintUser(id), { now: later(99) })).toMatchObject([
      { state: 'done', left: 8, answer: '학교 이름을 고쳤어요.', answeredAt: later(12).toISOString() },
    ]);
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(3);
    expect(letters.join()).toContain(reason);
    const entries = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'after'])
      .orderBy('sequence')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      ...['dataRequest.take', 'dataRequest.note', 'dataRequest.extend', 'dataRequest.answer'],
    ]);
    expect(entries.at(-1)?.after).toEqual({ outcome: 'done', inTime: true });
    expect(JSON.stringify(entries)).not.toContain('학교');
    const { steps } = await getDataRequest(db, { requestNo, now: later(12) });
    expect(steps.map(({ step, by }) => [step, by])).toEqual(
      ['taken', 'note', 'extended', 'done'].map((step) => [step, '오세린']),
    );
  });
});

describe('P-15 somebody writes or phones', () => {
  const entered: Parameters<typeof enterDataRequest>[2] = {
    ...({ kind: 'delete', source: 'phone', language: 'ko' } as const),
    ...{ name: '박지아', contact: '010-5555-0123', receivedOn: '2026-05-08' },
    ...{ text: '신청했던 것을 지워 주세요', publicUrl, now },
  };

  test('the term runs from the day it came, and who asks is made sure of before the answer', async () => {
    const { requestNo } = await enterDataRequest(db, actor, entered);
    expect(await getDataRequest(db, { requestNo, now })).toMatchObject({
      ...{ name: '박O아', contact: '010-****-0123', dueOn: '2026-05-18', left: 7, accountId: null },
      owner: '오세린',
    });
    const answer = {
      requestNo,
      outcome: 'refused',
      text: '가진 정보가 하나도 없어요',
      publicUrl,
      now,
    } as const;
    await expect(answerDataRequest(db, actor, answer)).rejects.toMatchObject({ error: 'askerUnproven' });
    await noteDataRequest(db, actor, { requestNo, step: 'identity', text: '전화로 생년월일 확인', now });
    await answerDataRequest(db, actor, answer);
    const letters = await lettersTo('010-5555-0123');
    expect(letters.join()).toContain('가진 정보가 하나도 없어요');
    expect(letters.join()).not.toContain('my-data');
  });

  test('somebody with that very contact has it in their My data', async () => {
    const { id, phone } = await createAccount(db);
    await enterDataRequest(db, actor, { ...entered, contact: phone });
    expect(await listMyDataRequests(db, mintUser(id), { now })).toHaveLength(1);
  });

  test.each(['2026-05-11', '2026-03-12'])('%s is the last or first day of them', async (receivedOn) => {
    await expect(enterDataRequest(db, actor, { ...entered, receivedOn })).resolves.toBeTruthy();
  });

  test.each(['2026-05-12', '2026-03-11'])('%s is no day on which it can have come', async (receivedOn) => {
    await expect(enterDataRequest(db, actor, { ...entered, receivedOn })).rejects.toMatchObject({
      error: 'invalidRequest',
    });
  });
});

test('P-13 with the account goes who asked and what was said; that there was a request stays', async () => {
  const { id } = await createAccount(db);
  await ask(id);
  const held = await getMyData(db, mintUser(id), { language: 'ko', now });
  expect(held.held).toContainEqual(expect.objectContaining({ kind: 'dataRequest', count: 1 }));
  await db.sql
    .insertInto('accountClosings')
    .values({ accountId: id, language: 'ko', askedAt: now, destroyAt: now, tmNos: [] })
    .execute();
  await destroyAccount(db, temporaryStore(), { accountId: id, now: later(1) });
  const rows = await db.sql.selectFrom('dataRequests').selectAll().execute();
  expect(rows).toMatchObject([
    { state: 'ended', nameSealed: null, contactSealed: null, textSealed: null, answeredAt: later(1) },
  ]);
  const all = await list({ closed: true });
  expect(all.content).toMatchObject([{ state: 'ended' }]);
});

test('P-14 an answered request is swept three years after its answer, an open one never', async () => {
  const { requestNo } = await createDataRequest(db, actor, { receivedAt: now });
  const open = await createDataRequest(db, actor, { receivedAt: now });
  await answerDataRequest(db, actor, {
    ...{ requestNo, outcome: 'done', text: '모두 보내 드렸어요 메일로', publicUrl, now },
  });
  await sweepDataRequests(db, { now: later(1095) });
  expect((await list({ closed: true })).totalElements).toBe(1);
  await sweepDataRequests(db, { now: later(1096) });
  expect((await list({ closed: true })).totalElements).toBe(0);
  const steps = await db.sql.selectFrom('dataRequestSteps').select('requestNo').orderBy('id').execute();
  expect(steps).toEqual([open]);
});
