import { createHmac } from 'node:crypto';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { createDelivery, createHook, type Received, startReceiver } from '@chulbal/testing/webhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { pauseWebhook, resumeWebhook, rotateSecret } from './commands.ts';
import { deliverWebhooks, sweepWebhooks } from './deliver.commands.ts';
import { getWebhook, listDeliveries, measureWebhooks } from './queries.ts';
import { MAX_TRIES } from './rules.ts';
import { sendDeliveryAgain, sendFailedAgain } from './sending.commands.ts';

const HOUR = 3_600_000;
const at = (milliseconds: number) => new Date(seasonNow.getTime() + milliseconds);

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const look = (now = seasonNow, stopping = new AbortController().signal) =>
  deliverWebhooks(db, { reach: { inside: true }, clock: () => now, publicUrl, stopping });
const deliveries = async (webhookNo: number) =>
  (await listDeliveries(db, { webhookNo, page: 1, size: 50, publicUrl })).content;

/** As a receiver does: one of the signatures is ours. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(own);
}

describe('what is due is sent', () => {
  test('once, signed, and shown with what came back', async () => {
    const { url, got } = await startReceiver();
    const { webhookNo, secret } = await createHook(db, { url });
    await createDelivery(db, { webhookNo });
    await look();
    await look(at(60_000));
    expect(got).toHaveLength(1);
    expect(isSigned(got[0] as Received, secret)).toBe(true);
    expect(got[0]?.headers['webhook-timestamp']).toBe(String(seasonNow.getTime() / 1000));
    const [delivery] = await deliveries(webhookNo);
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 204,
      error: null,
      nextAt: null,
    });
    expect(delivery?.body).toBe(got[0]?.body);
    expect((await getWebhook(db, { webhookNo, now: seasonNow })).deliveredAt).toBe(seasonNow.toISOString());
  });

  test('for the first time at once, although a clock that was put back since says that it is to come', async () => {
    const { url, got } = await startReceiver(() => 500);
    const { webhookNo } = await createHook(db, { url });
    await createDelivery(db, { webhookNo, at: at(60_000) });
    await look();
    await look(at(1_000));
    expect(got).toHaveLength(1);
  });

  test('for a day with both secrets, where one was replaced', async () => {
    const { url, got } = await startReceiver();
    const { webhookNo, secret: old } = await createHook(db, { url });
    const { secret } = await rotateSecret(db, actor, { webhookNo, now: seasonNow });
    for (const hours of [1, 24]) {
      await createDelivery(db, { webhookNo, at: at(hours * HOUR) });
      await look(at(hours * HOUR));
    }
    expect(got.map((one) => [isSigned(one, secret), isSigned(one, old)])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('not while it is paused, and all of it afterwards', async () => {
    const { url, got } = await startReceiver();
    const { webhookNo } = await createHook(db, { url });
    await pauseWebhook(db, actor, { webhookNo, now: seasonNow });
    for (const messageId of ['msg_1', 'msg_2']) await createDelivery(db, { webhookNo, messageId });
    await look();
    expect(got).toEqual([]);
    expect((await deliveries(webhookNo))[0]?.nextAt).toBeNull();
    await resumeWebhook(db, actor, { webhookNo, now: seasonNow });
    await look();
    expect(got.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(['msg_1', 'msg_2']);
  });

  test('to whoever answers, while another is silent', async () => {
    const { url, got } = await startReceiver();
    const there = await createHook(db, { url });
    const gone = await createHook(db, { url: 'http://127.0.0.1:9/in' });
    for (let sent = 0; sent < 12; sent += 1) {
      await createDelivery(db, { webhookNo: there.webhookNo, messageId: `msg_${sent}` });
      await createDelivery(db, { webhookNo: gone.webhookNo, messageId: `msg_${sent}` });
    }
    await look();
    expect(got).toHaveLength(12);
    const states = (await deliveries(gone.webhookNo)).map(({ attempts }) => attempts);
    expect(states.filter((attempts) => attempts === 1)).toHaveLength(5);
  });
});

describe('what is not taken', () => {
  test.each([
    ['an answer of 500', () => 500, { status: 500, error: null }],
    ['a redirect', () => 302, { status: 302, error: null }],
  ])('%s is tried again half a minute later', async (_, answer, seen) => {
    const { url, got } = await startReceiver(answer);
    const { webhookNo } = await createHook(db, { url });
    await createDelivery(db, { webhookNo });
    await look();
    expect(await deliveries(webhookNo)).toMatchObject([
      { state: 'pending', attempts: 1, ...seen, nextAt: at(30_000).toISOString() },
    ]);
    await look(at(29_000));
    expect(got).toHaveLength(1);
    await look(at(30_000));
    expect(got).toHaveLength(2);
    expect(got[0]?.headers['webhook-id']).toBe(got[1]?.headers['webhook-id']);
  });

  test('what leads inside is refused when it is sent, whatever it led to when it was saved', async () => {
    const { url, got } = await startReceiver();
    const { webhookNo } = await createHook(db, { url: url.replace('http:', 'https:') });
    await createDelivery(db, { webhookNo });
    const stopping = new AbortController().signal;
    await deliverWebhooks(db, { reach: { inside: false }, clock: () => seasonNow, publicUrl, stopping });
    expect(got).toEqual([]);
    expect(await deliveries(webhookNo)).toMatchObject([{ state: 'pending', status: null, error: 'INSIDE' }]);
  });

  test('is given up after a day; the webhook is paused and owners are told, once', async () => {
    const { url } = await startReceiver(() => 500);
    const { webhookNo } = await createHook(db, { url, name: '현황표' });
    for (const messageId of ['msg_1', 'msg_2']) {
      await createDelivery(db, { webhookNo, messageId, tries: MAX_TRIES - 1 });
    }
    await look();
    expect(await getWebhook(db, { webhookNo, now: seasonNow })).toMatchObject({
      state: 'stopped',
      failed: 2,
    });
    const [letter, more] = await listMessages(db, { limit: 5 });
    expect(letter).toMatchObject({ channel: 'mail', subject: expect.stringContaining('웹훅을 멈췄어요') });
    expect(letter?.text).toContain(`${publicUrl}/console/webhooks/${webhookNo}`);
    expect(more).toBeUndefined();
    const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
    expect(log.filter(({ action }) => action === 'webhook.stop')).toHaveLength(1);
    expect((await measureWebhooks(db, { now: seasonNow })).stopped).toBe(1);
  });

  test('one that took something within the day goes on', async () => {
    const { url } = await startReceiver(({ headers }) => (headers['webhook-id'] === 'msg_good' ? 200 : 400));
    const { webhookNo } = await createHook(db, { url });
    await createDelivery(db, { webhookNo, messageId: 'msg_good' });
    await look();
    await createDelivery(db, { webhookNo, messageId: 'msg_bad', tries: MAX_TRIES - 1 });
    await look(at(23 * HOUR));
    expect(await getWebhook(db, { webhookNo, now: at(23 * HOUR) })).toMatchObject({
      state: 'active',
      failed: 1,
    });
  });
});

describe('sending again', () => {
  test('one that was given up has a day again, and all tries stay counted', async () => {
    let status = 503;
    const { url, got } = await startReceiver(() => status);
    const { webhookNo } = await createHook(db, { url });
    const { deliveryId } = await createDelivery(db, { webhookNo, state: 'failed', tries: MAX_TRIES });
    await sendDeliveryAgain(db, actor, { deliveryId, now: seasonNow });
    await look();
    expect(await deliveries(webhookNo)).toMatchObject([
      { state: 'pending', attempts: MAX_TRIES + 1, nextAt: at(30_000).toISOString() },
    ]);
    status = 200;
    await look(at(30_000));
    expect(await deliveries(webhookNo)).toMatchObject([{ state: 'delivered' }]);
    await sendDeliveryAgain(db, actor, { deliveryId, now: at(HOUR) });
    await look(at(HOUR));
    expect(got).toHaveLength(3);
  });

  test('all that were given up', async () => {
    const { url, got } = await startReceiver();
    const { webhookNo } = await createHook(db, { url });
    for (const messageId of ['msg_1', 'msg_2']) {
      await createDelivery(db, { webhookNo, messageId, state: 'failed' });
    }
    await createDelivery(db, { webhookNo, messageId: 'msg_3', state: 'delivered' });
    expect(await sendFailedAgain(db, actor, { webhookNo, now: seasonNow })).toBe(2);
    expect(await sendFailedAgain(db, actor, { webhookNo, now: seasonNow })).toBe(0);
    await look();
    expect(got.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(['msg_1', 'msg_2']);
  });
});

test('P-14 deliveries are gone after 30 days, whatever became of them', async () => {
  const { webhookNo } = await createHook(db);
  for (const state of ['pending', 'delivered', 'failed'] as const) {
    await createDelivery(db, { webhookNo, state });
  }
  await createDelivery(db, { webhookNo, at: at(HOUR), messageId: 'msg_later' });
  await sweepWebhooks(db, { now: at(30 * 24 * HOUR) });
  expect(await deliveries(webhookNo)).toHaveLength(4);
  await sweepWebhooks(db, { now: at(30 * 24 * HOUR + 1) });
  expect(await deliveries(webhookNo)).toMatchObject([{ messageId: 'msg_later' }]);
});
