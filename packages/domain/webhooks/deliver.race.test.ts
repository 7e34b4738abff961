import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { testDb } from '@chulbal/testing/test-db';
import { createDelivery, createHook, startReceiver } from '@chulbal/testing/webhooks';
import { expect, test } from 'vitest';
import { deliverWebhooks } from './deliver.commands.ts';
import { LEASE_MS } from './rules.ts';

const after = (milliseconds: number) => new Date(seasonNow.getTime() + milliseconds);
const ids = (got: { headers: Record<string, unknown> }[]) => got.map(({ headers }) => headers['webhook-id']);

test('R-16 two workers share what is due and send each once', async () => {
  const db = await testDb();
  const { url, got } = await startReceiver();
  const { webhookNo } = await createHook(db, { url });
  for (let number = 0; number < 60; number += 1) {
    await createDelivery(db, { webhookNo, messageId: `msg_${number}` });
  }
  const asked = { reach: { inside: true }, clock: () => seasonNow, publicUrl };
  const worker = () => deliverWebhooks(db, { ...asked, stopping: new AbortController().signal });
  await Promise.all([worker(), worker()]);
  expect(got).toHaveLength(60);
  expect(new Set(ids(got)).size).toBe(60);
});

test('R-16 what a worker had taken that was killed in the middle is sent again by another', async () => {
  const db = await testDb();
  const killed = new AbortController();
  const { url, got } = await startReceiver(async () => {
    if (killed.signal.aborted) return 204;
    // It has arrived, and nobody hears the answer any more.
    killed.abort();
    return 204;
  });
  const { webhookNo } = await createHook(db, { url });
  await createDelivery(db, { webhookNo, messageId: 'msg_1' });
  const look = (now: Date, stopping: AbortSignal) =>
    deliverWebhooks(db, { reach: { inside: true }, clock: () => now, publicUrl, stopping });
  await look(seasonNow, killed.signal);
  const other = new AbortController().signal;
  await look(after(LEASE_MS - 1), other);
  expect(got).toHaveLength(1);
  await look(after(LEASE_MS), other);
  expect(ids(got)).toEqual(['msg_1', 'msg_1']);
  const rows = await db.sql.selectFrom('webhookDeliveries').select(['state', 'attempts']).execute();
  expect(rows).toEqual([{ state: 'delivered', attempts: 2 }]);
});
