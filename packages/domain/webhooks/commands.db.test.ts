import { MOST_WEBHOOKS } from '@chulbal/contract/webhooks.values';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { createDelivery, createHook } from '@chulbal/testing/webhooks';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { changeWebhook, createWebhook, deleteWebhook, pauseWebhook } from './commands.ts';
import { getWebhook, listDeliveries, listWebhooks } from './queries.ts';
import { sendDeliveryAgain, sendFailedAgain, testWebhook } from './sending.commands.ts';

const reach = { inside: false, lookUp: async () => ['93.184.215.14'] };
const given = {
  name: '현황표',
  url: 'https://script.example.com/macros/s/key-in-it/exec',
  events: ['application.submitted', 'result.announced'],
} as const;

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const create = (more = {}) => createWebhook(db, actor, { ...given, reach, now, ...more });
const logged = () =>
  db.sql
    .selectFrom('auditEntries')
    .select(['action', 'objectLabel', 'before', 'after'])
    .orderBy('sequence')
    .execute();

test('a webhook is listed as it was given; secret and address are sealed, and the log has neither', async () => {
  const { webhookNo, secret } = await create();
  const { webhooks } = await listWebhooks(db, { now });
  expect(webhooks).toMatchObject([
    { webhookNo, ...given, state: 'active', pending: 0, failed: 0, deliveredAt: null },
  ]);
  const rows = await db.sql.selectFrom('webhooks').selectAll().execute();
  const log = await logged();
  for (const text of [JSON.stringify(rows), JSON.stringify(webhooks), JSON.stringify(log)]) {
    expect(text).not.toContain(secret);
  }
  expect(JSON.stringify(log)).not.toContain('key-in-it');
  expect(log).toMatchObject([{ action: 'webhook.create', after: { host: 'script.example.com' } }]);
});

test.each([
  ['an address inside', { lookUp: async () => ['10.0.0.7'] }, 'webhookAddressRefused'],
  ['a name of nobody', { lookUp: async () => [] }, 'webhookAddressUnknown'],
])('%s is refused beside the field, when it is made and when it is changed', async (_, other, error) => {
  const refused = { error: 'invalidRequest', details: { fields: { url: error } } };
  await expect(create({ reach: { ...reach, ...other } })).rejects.toMatchObject(refused);
  const { webhookNo } = await create();
  const change = changeWebhook(db, actor, { ...given, webhookNo, reach: { ...reach, ...other }, now });
  await expect(change).rejects.toMatchObject(refused);
});

test('twenty are the most, though two are made at once', async () => {
  for (let made = 1; made < MOST_WEBHOOKS; made += 1) await createHook(db);
  const both = await Promise.allSettled([create(), create()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(create()).rejects.toMatchObject({ error: 'tooManyWebhooks' });
});

test('a change is on record by what was and what is', async () => {
  const { webhookNo } = await create();
  const next = { name: '결과표', url: 'https://b.example/in', events: ['appeal.filed'] } as const;
  await changeWebhook(db, actor, { ...next, webhookNo, reach, now });
  expect(await getWebhook(db, { webhookNo, now })).toMatchObject(next);
  expect((await logged()).at(-1)).toMatchObject({
    action: 'webhook.change',
    before: { name: '현황표', host: 'script.example.com', events: given.events },
    after: { name: '결과표', host: 'b.example', events: ['appeal.filed'] },
  });
});

test('a test is sent whatever was chosen, and nothing is while it is paused', async () => {
  const { webhookNo } = await create();
  await testWebhook(db, actor, { webhookNo, now });
  const asked = { webhookNo, page: 1, size: 10, publicUrl };
  expect((await listDeliveries(db, asked)).content).toMatchObject([
    { type: 'webhook.test', state: 'pending' },
  ]);
  await pauseWebhook(db, actor, { webhookNo, now });
  const { deliveryId } = await createDelivery(db, { webhookNo, state: 'failed' });
  const paused = { error: 'webhookPaused' };
  await expect(testWebhook(db, actor, { webhookNo, now })).rejects.toMatchObject(paused);
  await expect(sendDeliveryAgain(db, actor, { deliveryId, now })).rejects.toMatchObject(paused);
  await expect(sendFailedAgain(db, actor, { webhookNo, now })).rejects.toMatchObject(paused);
});

test('deliveries are listed by what became of them, newest first, by the page', async () => {
  const { webhookNo } = await createHook(db);
  await createDelivery(db, { webhookNo, messageId: 'msg_1', state: 'failed' });
  await createDelivery(db, { webhookNo, messageId: 'msg_2' });
  await createDelivery(db, { webhookNo, messageId: 'msg_3', state: 'failed' });
  const list = async (more = {}) =>
    (await listDeliveries(db, { webhookNo, page: 1, size: 2, publicUrl, ...more })).content.map(
      ({ messageId }) => messageId,
    );
  expect(await list()).toEqual(['msg_3', 'msg_2']);
  expect(await list({ page: 2 })).toEqual(['msg_1']);
  expect(await list({ state: 'failed' })).toEqual(['msg_3', 'msg_1']);
});

test('a webhook is deleted with everything that waits', async () => {
  const { webhookNo } = await create();
  await createDelivery(db, { webhookNo });
  await deleteWebhook(db, actor, { webhookNo, now });
  expect(await db.sql.selectFrom('webhookDeliveries').selectAll().execute()).toEqual([]);
  await expect(deleteWebhook(db, actor, { webhookNo, now })).rejects.toMatchObject({ error: 'notFound' });
});
