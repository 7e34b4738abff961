import { createAccount } from '@chulbal/testing/accounts';
import { createOperator } from '@chulbal/testing/operators';
import { createFailedMessage, createWaitingMessage } from '@chulbal/testing/outbox';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { deliverPending, queueMessage } from '../outbox/commands.ts';
import { countMessages } from '../outbox/figures.queries.ts';
import type { Outgoing, Transports } from '../outbox/transports.ts';
import { sendKindAgain, sendMessageAgain, sendWaiting, setMessageAside } from './commands.ts';
import { listFailedMessages } from './queries.ts';

const now = new Date('2026-05-10T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const list = (more = {}) => listFailedMessages(db, { page: 1, size: 20, now, ...more });
const count = async () => (await countMessages(db, { since: now })).failed;
const logged = () =>
  db.sql.selectFrom('auditEntries').select(['action', 'reason', 'objectLabel']).orderBy('sequence').execute();

function post() {
  const got: Outgoing[] = [];
  const send = async (message: Outgoing) => void got.push(message);
  const transports: Transports = { mail: { name: 'mail', send }, sms: { name: 'sms', send } };
  return { got, transports };
}

test('failed messages are listed with masked address, letter, reason and hour, newest first', async () => {
  await createFailedMessage(db, { failedAt: minutes(-60) });
  await createFailedMessage(db, {
    to: 'yuna@gmial.com',
    lastError: '550',
    attempts: 3,
    failedAt: minutes(-5),
  });
  const { content, totalElements, kinds } = await list();
  expect(content).toMatchObject([
    {
      to: 'y***@gmial.com',
      meant: 'gmail.com',
      failure: 'address',
      code: '550',
      attempts: 3,
      failedAt: minutes(-5).toISOString(),
    },
    { to: 's***@test.example', meant: null, subject: '접수증', failure: 'service', mayRepeat: true },
  ]);
  expect(totalElements).toBe(2);
  expect(kinds.map(({ failure, count: of, repeatable }) => [failure, of, repeatable])).toEqual(
    expect.arrayContaining([
      ['address', 1, 1],
      ['service', 1, 1],
    ]),
  );
  expect(JSON.stringify(content)).not.toContain('접수했어요');
});

test('a kind is shown by itself', async () => {
  await createFailedMessage(db);
  await createFailedMessage(db, { channel: 'sms', to: '010-1234-2719', lastError: '503' });
  const { content, totalElements, kinds } = await list({ channel: 'sms', failure: 'service' });
  expect(content).toMatchObject([{ channel: 'sms', to: '010-****-2719', failure: 'service' }]);
  expect(totalElements).toBe(1);
  expect(kinds).toHaveLength(2);
  expect(await list({ failure: 'full' })).toMatchObject({ content: [], totalElements: 0 });
});

test('whose address it is is said where somebody has it now', async () => {
  await createAccount(db, { kind: 'evaluator', email: 'judge@test.example' });
  await createFailedMessage(db, { to: 'judge@test.example' });
  await createFailedMessage(db, { to: 'nobody@test.example', failedAt: minutes(-600) });
  const { content } = await list();
  expect(content.map(({ to, person, team }) => [to, person, team])).toEqual(
    expect.arrayContaining([
      ['j***@test.example', 'evaluator', null],
      ['n***@test.example', null, null],
    ]),
  );
});

test('one is sent again, once, and the log says by whom', async () => {
  const { messageId } = await createFailedMessage(db);
  await createFailedMessage(db, { to: 'other@test.example' });
  await sendMessageAgain(db, actor, { messageId, now });
  expect(await count()).toBe(1);
  const { got, transports } = post();
  await deliverPending(db, transports, { now: minutes(1) });
  expect(got.map(({ to }) => to)).toEqual(['seojun@test.example']);
  await expect(sendMessageAgain(db, actor, { messageId, now })).rejects.toMatchObject({ error: 'notFound' });
  expect(await logged()).toMatchObject([{ action: 'message.sendAgain', objectLabel: '접수증' }]);
});

test('all of a kind are sent again but those whose time has run out', async () => {
  await createFailedMessage(db);
  await createFailedMessage(db, { lastError: 'ETIMEDOUT', to: 'two@test.example' });
  await createFailedMessage(db, { lastError: 'ETIMEDOUT', sendBy: now });
  await createFailedMessage(db, { lastError: '550' });
  await createFailedMessage(db, { channel: 'sms', to: '010-1234-2719', lastError: '503' });
  const kind = { channel: 'mail', failure: 'service', now } as const;
  expect(
    (await list()).kinds.find(({ failure, channel }) => failure === 'service' && channel === 'mail'),
  ).toMatchObject({
    count: 3,
    repeatable: 2,
  });
  expect(await sendKindAgain(db, actor, kind)).toBe(2);
  expect(await sendKindAgain(db, actor, kind)).toBe(0);
  expect(await count()).toBe(3);
  expect(await logged()).toMatchObject([{ action: 'message.sendKindAgain' }]);
});

test('a message whose time has run out is not sent again', async () => {
  const { messageId } = await createFailedMessage(db, { lastError: 'too_late', sendBy: now });
  await expect(sendMessageAgain(db, actor, { messageId, now })).rejects.toMatchObject({
    error: 'messageOver',
  });
  expect((await list()).content).toMatchObject([{ failure: 'late', mayRepeat: false }]);
});

test('one that is put away is counted and listed no more, with the reason in the log', async () => {
  const { messageId } = await createFailedMessage(db);
  await setMessageAside(db, actor, { messageId, reason: '전화로 알렸어요', now });
  expect(await count()).toBe(0);
  expect((await list()).totalElements).toBe(0);
  await expect(sendMessageAgain(db, actor, { messageId, now })).rejects.toMatchObject({ error: 'notFound' });
  expect(await logged()).toMatchObject([{ action: 'message.setAside', reason: '전화로 알렸어요' }]);
});

test('what waits for its next try is sent at once, by its channel, once, and the log says by whom', async () => {
  await createWaitingMessage(db);
  await createFailedMessage(db, { to: 'given-up@test.example' });
  expect(await sendWaiting(db, actor, { channel: 'sms', now })).toBe(0);
  expect(await sendWaiting(db, actor, { channel: 'mail', now })).toBe(1);
  // What is due comes by itself.
  expect(await sendWaiting(db, actor, { channel: 'mail', now })).toBe(0);
  const { got, transports } = post();
  await deliverPending(db, transports, { now });
  expect(got.map(({ to }) => to)).toEqual(['seojun@test.example']);
  expect(await sendWaiting(db, actor, { channel: 'mail', now })).toBe(0);
  expect(await logged()).toMatchObject([{ action: 'message.sendWaiting' }]);
});

test('what is on its way right now is not sent twice', async () => {
  const message = { channel: 'mail', to: 'slow@test.example', language: 'ko', subject: '안내' } as const;
  await queueMessage(db, { ...message, letter: { lines: ['안내'] }, now });
  const { transports: living } = post();
  const dead = async () => {
    throw Object.assign(new Error('silent'), { code: 'ETIMEDOUT' });
  };
  await deliverPending(db, { ...living, mail: { name: 'mail', send: dead } }, { now });
  const later = minutes(1);
  let sent = 0;
  const slow = async () => {
    sent += 1;
    expect(await sendWaiting(db, actor, { channel: 'mail', now: later })).toBe(0);
  };
  await deliverPending(db, { ...living, mail: { name: 'mail', send: slow } }, { now: later });
  expect(sent).toBe(1);
});
