import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { createDelivery, createHook, startReceiver } from '@chulbal/testing/webhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { changeWebhook, pauseWebhook, resumeWebhook } from './commands.ts';
import { deliverWebhooks } from './deliver.commands.ts';
import { getWebhook, measureWebhooks } from './queries.ts';

const HOUR = 3_600_000;
const at = (milliseconds: number) => new Date(seasonNow.getTime() + milliseconds);

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const look = (now = seasonNow) =>
  deliverWebhooks(db, {
    ...{ reach: { inside: true }, clock: () => now, publicUrl, stopping: new AbortController().signal },
  });

describe('a program that answers 410 wants nothing any more', () => {
  test('its webhook is paused at once, whatever it took before, and owners are told so once', async () => {
    // Who may not do anything about it is not written to.
    await createOperator(db, { role: 'viewer' });
    let status = 204;
    const { url, got } = await startReceiver(() => status);
    const { webhookNo } = await createHook(db, { url, name: '현황표' });
    await createDelivery(db, { webhookNo, messageId: 'msg_good' });
    await look();
    status = 410;
    for (let number = 1; number <= 12; number += 1) {
      await createDelivery(db, { webhookNo, messageId: `msg_${number}`, at: at(HOUR) });
    }
    await look(at(HOUR));
    expect(await getWebhook(db, { webhookNo, now: at(HOUR) })).toMatchObject({
      ...{ state: 'gone', pausedAt: at(HOUR).toISOString(), pending: 12, failed: 0 },
    });
    const sent = got.length;
    expect(sent).toBeLessThanOrEqual(6);
    await look(at(48 * HOUR));
    expect(got).toHaveLength(sent);

    const [letter, more] = await listMessages(db, { limit: 5 });
    expect(letter).toMatchObject({ channel: 'mail', subject: expect.stringContaining('웹훅을 멈췄어요') });
    expect(letter?.text).toContain('410');
    expect(more).toBeUndefined();
    const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
    expect(log.filter(({ action }) => action === 'webhook.stop')).toHaveLength(1);
    expect((await measureWebhooks(db, { now: at(HOUR) })).stopped).toBe(1);
  });

  test('resumed it gets all that waited, and is as any other', async () => {
    let status = 410;
    const { url, got } = await startReceiver(() => status);
    const { webhookNo } = await createHook(db, { url });
    for (const messageId of ['msg_1', 'msg_2']) await createDelivery(db, { webhookNo, messageId });
    await look();
    status = 204;
    got.length = 0;
    await resumeWebhook(db, actor, { webhookNo, now: at(HOUR) });
    await look(at(HOUR));
    expect(got.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(['msg_1', 'msg_2']);
    await pauseWebhook(db, actor, { webhookNo, now: at(HOUR) });
    expect(await getWebhook(db, { webhookNo, now: at(HOUR) })).toMatchObject({ state: 'paused' });
  });

  test('what the old address said does not stop one that was given another meanwhile', async () => {
    const next = await startReceiver();
    const { webhookNo } = await createHook(db, { url: 'http://127.0.0.1:9/in' });
    const moving = await startReceiver(async () => {
      const given = { name: '시트', url: next.url, events: ['application.submitted' as const] };
      await changeWebhook(db, actor, { webhookNo, ...given, now: seasonNow, reach: { inside: true } });
      return 410;
    });
    await db.sql
      .updateTable('webhooks')
      .set({ urlSealed: db.vault.seal(moving.url) })
      .where('webhookNo', '=', webhookNo)
      .execute();
    await createDelivery(db, { webhookNo });
    await look();
    expect(await getWebhook(db, { webhookNo, now: seasonNow })).toMatchObject({ state: 'active' });
    await look(at(HOUR));
    expect(next.got).toHaveLength(1);
  });
});
