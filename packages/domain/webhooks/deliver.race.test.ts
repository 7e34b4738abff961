import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { addressOfTestDb, testDb } from '@chulbal/testing/test-db';
import { createDelivery, createHook, startReceiver } from '@chulbal/testing/webhooks';
import { expect, test } from 'vitest';
import type { Db } from '../db.ts';
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

const script = fileURLToPath(new URL('../../testing/webhook-worker.ts', import.meta.url));

/** Delivers in a process of its own, as of `now`; gives it and how it ended: an exit code, or the signal. */
async function startWorker(db: Db, now: Date) {
  const env = { ...(await addressOfTestDb(db)), NOW: now.toISOString() };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return { child, ended };
}

test('R-16 what a worker had sent that was killed before it heard an answer is sent again after a restart, by the same id', async () => {
  const db = await testDb();
  let heard = () => {};
  const arrived = new Promise<void>((resolve) => (heard = resolve));
  const { url, got } = await startReceiver(() => {
    heard();
    // Nobody hears the answer to the first one any more.
    return got.length === 1 ? new Promise<number>(() => {}) : 204;
  });
  const { webhookNo } = await createHook(db, { url });
  await createDelivery(db, { webhookNo, messageId: 'msg_1' });

  const killed = await startWorker(db, seasonNow);
  await arrived;
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBe('SIGKILL');
  const rows = () => db.sql.selectFrom('webhookDeliveries').select(['state', 'attempts']).execute();
  expect(await rows()).toEqual([{ state: 'pending', attempts: 1 }]);

  const early = await startWorker(db, after(LEASE_MS - 1));
  expect(await early.ended).toBe(0);
  expect(got).toHaveLength(1);
  const again = await startWorker(db, after(LEASE_MS));
  expect(await again.ended).toBe(0);
  expect(ids(got)).toEqual(['msg_1', 'msg_1']);
  expect(got[1]?.body).toBe(got[0]?.body);
  expect(await rows()).toEqual([{ state: 'delivered', attempts: 2 }]);
});
