import { TEST_EVENT } from '@chulbal/contract/webhooks.values';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { queueDeliveries } from './tell.commands.ts';

/** As if it had not been tried since it was asked for. */
const anew = { state: 'pending', tries: 0 } as const;

type Named = { webhookNo: number; now: Date };

/** Sends a test event. @throws notFound; 4444 webhookPaused */
export async function testWebhook(db: Db, actor: OperatorActor, { webhookNo, now }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await holdActive(tx, webhookNo);
    await queueDeliveries(tx, [webhookNo], { type: TEST_EVENT, at: now, data: {}, path: null, now });
    await record(tx, actor, {
      action: 'webhook.test',
      object: { kind: 'webhook', id: webhookNo, label: name },
      now,
    });
  });
}

/** Sends a delivery again that is over; one that waits is tried now. @throws notFound; 4444 webhookPaused */
export async function sendDeliveryAgain(
  db: Db,
  actor: OperatorActor,
  { deliveryId, now }: { deliveryId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const delivery = await tx.sql
      .selectFrom('webhookDeliveries')
      .select(['webhookNo', 'state', 'type'])
      .where('id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) throw fault('notFound');
    const { webhookNo, state, type } = delivery;
    const name = await holdActive(tx, webhookNo);
    await tx.sql
      .updateTable('webhookDeliveries')
      .set({ ...anew, nextAt: now })
      .where('id', '=', deliveryId)
      .execute();
    await record(tx, actor, {
      action: 'webhook.sendAgain',
      object: { kind: 'webhook', id: webhookNo, label: name },
      before: { state },
      after: { event: type },
      now,
    });
  });
}

/** Sends again everything of a webhook that was given up; gives how many. @throws notFound; 4444 webhookPaused */
export async function sendFailedAgain(
  db: Db,
  actor: OperatorActor,
  { webhookNo, now }: Named,
): Promise<number> {
  return db.transaction(async (tx) => {
    const name = await holdActive(tx, webhookNo);
    const { numUpdatedRows } = await tx.sql
      .updateTable('webhookDeliveries')
      .set({ ...anew, nextAt: now })
      .where('webhookNo', '=', webhookNo)
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow();
    const sent = Number(numUpdatedRows);
    if (sent === 0) return 0;
    await record(tx, actor, {
      action: 'webhook.sendFailedAgain',
      object: { kind: 'webhook', id: webhookNo, label: name },
      after: { resent: sent },
      now,
    });
    return sent;
  });
}

async function holdActive(tx: Db, webhookNo: number): Promise<string> {
  const webhook = await tx.sql
    .selectFrom('webhooks')
    .select(['name', 'pausedAt'])
    .where('webhookNo', '=', webhookNo)
    .forKeyShare()
    .executeTakeFirst();
  if (!webhook) throw fault('notFound');
  if (webhook.pausedAt) throw fault('webhookPaused');
  return webhook.name;
}
