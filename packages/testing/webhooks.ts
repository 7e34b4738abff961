import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliveryState, WebhookEvent } from '@chulbal/contract/webhooks';
import type { Db } from '@chulbal/domain/db';
import { newWebhookSecret } from '@chulbal/domain/webhooks/signature.rules';
import { onTestFinished } from 'vitest';
import { seasonNow } from './factories.ts';

/** A webhook that has chosen some events. */
export async function createHook(
  db: Db,
  {
    url = 'https://hooks.example.kr/in',
    events = ['application.submitted'] as WebhookEvent[],
    name = '시트',
  } = {},
): Promise<{ webhookNo: number; secret: string }> {
  const secret = newWebhookSecret();
  const { webhookNo } = await db.sql
    .insertInto('webhooks')
    .values({
      ...{ name, events: JSON.stringify(events), createdAt: seasonNow },
      ...{ urlSealed: db.vault.seal(url), secretSealed: db.vault.seal(secret) },
    })
    .returning('webhookNo')
    .executeTakeFirstOrThrow();
  return { webhookNo, secret };
}

/** Something on its way to a webhook. */
export async function createDelivery(
  db: Db,
  {
    webhookNo,
    state = 'pending' as DeliveryState,
    at = seasonNow,
    messageId = 'msg_1',
    tries = 0,
  }: {
    webhookNo: number;
    state?: DeliveryState;
    at?: Date;
    messageId?: string;
    tries?: number;
  },
): Promise<{ deliveryId: number }> {
  const { id } = await db.sql
    .insertInto('webhookDeliveries')
    .values({
      ...{ webhookNo, messageId, state, at, nextAt: at, tries, attempts: tries },
      ...{ type: 'application.submitted', data: JSON.stringify({ teamNo: 1 }), path: '/admin/x' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { deliveryId: id };
}

/** A webhook with one that was given up. */
export async function createFailedDelivery(db: Db): Promise<{ webhookNo: number; deliveryId: number }> {
  const { webhookNo } = await createHook(db);
  return { webhookNo, ...(await createDelivery(db, { webhookNo, state: 'failed' })) };
}

export type Received = { headers: Record<string, string | string[] | undefined>; body: string };

/** A program that takes webhooks on this machine until the test ends; `answer` says with what status. */
export async function startReceiver(
  answer: (received: Received) => number | Promise<number> = () => 204,
): Promise<{ url: string; got: Received[] }> {
  const got: Received[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const received = { headers: request.headers, body: Buffer.concat(parts).toString() };
    got.push(received);
    reply.writeHead(await answer(received), { location: 'http://127.0.0.1:9/' }).end('thanks');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`, got };
}
