import type { OutputOf, Page } from '@chulbal/contract/endpoint';
import type {
  DeliveryState,
  listWebhooks as listEndpoint,
  WebhookDelivery,
  WebhookView,
} from '@chulbal/contract/webhooks';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { bodyOf } from './rules.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './tables.ts';

/** Every webhook, oldest first, with what waits and what was given up. Two statements. */
export async function listWebhooks(db: Db, { now }: { now: Date }): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await db.sql.selectFrom('webhooks').selectAll().orderBy('webhookNo').execute();
  const counts = await countDeliveries(db);
  return { webhooks: rows.map((row) => viewOf(db, row, counts, now)) };
}

/** One webhook. @throws notFound */
export async function getWebhook(
  db: Db,
  { webhookNo, now }: { webhookNo: number; now: Date },
): Promise<WebhookView> {
  const row = await db.sql
    .selectFrom('webhooks')
    .selectAll()
    .where('webhookNo', '=', webhookNo)
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return viewOf(db, row, await countDeliveries(db), now);
}

type Counts = Map<number, { pending: number; failed: number; deliveredAt: Date | null }>;

async function countDeliveries(db: Db): Promise<Counts> {
  const rows = await db.sql
    .selectFrom('webhookDeliveries')
    .select('webhookNo')
    .select([
      sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
      sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
      sql<Date | null>`max(delivered_at)`.as('deliveredAt'),
    ])
    .groupBy('webhookNo')
    .execute();
  return new Map(
    rows.map(({ webhookNo, pending, failed, deliveredAt }) => [
      webhookNo,
      { pending: Number(pending), failed: Number(failed), deliveredAt },
    ]),
  );
}

function viewOf(db: Db, row: Selectable<WebhooksTable>, counts: Counts, now: Date): WebhookView {
  const { webhookNo, name, events, pausedAt, oldSecretUntil } = row;
  const { pending = 0, failed = 0, deliveredAt = null } = counts.get(webhookNo) ?? {};
  return {
    ...{ webhookNo, name, url: db.vault.open(row.urlSealed), events, pending, failed },
    state: stateOf(row),
    pausedAt: pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

function stateOf({ pausedAt, stopped, gone }: Selectable<WebhooksTable>): WebhookView['state'] {
  if (!pausedAt) return 'active';
  if (!stopped) return 'paused';
  return gone ? 'gone' : 'stopped';
}

/** Deliveries of a webhook as a page, newest first. @throws notFound */
export async function listDeliveries(
  db: Db,
  asked: {
    webhookNo: number;
    state?: DeliveryState | undefined;
    page: number;
    size: number;
    publicUrl: string;
  },
): Promise<Page<WebhookDelivery>> {
  const { webhookNo, state, page, size, publicUrl } = asked;
  const webhook = await db.sql
    .selectFrom('webhooks')
    .select('pausedAt')
    .where('webhookNo', '=', webhookNo)
    .executeTakeFirst();
  if (!webhook) throw fault('notFound');
  const found = db.sql
    .selectFrom('webhookDeliveries')
    .where('webhookNo', '=', webhookNo)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  const totalElements = Number(total);
  return {
    content: rows.map((row) => deliveryOf(row, { publicUrl, paused: webhook.pausedAt !== null })),
    ...{ page, size, totalElements, totalPages: Math.ceil(totalElements / size) },
  };
}

function deliveryOf(
  row: Selectable<WebhookDeliveriesTable>,
  { publicUrl, paused }: { publicUrl: string; paused: boolean },
): WebhookDelivery {
  const { id, messageId, type, at, state, attempts, status, error, ms, triedAt, nextAt } = row;
  return {
    ...{ deliveryId: id, messageId, type, at: at.toISOString(), state, attempts, status, error, ms },
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: state === 'pending' && !paused ? nextAt.toISOString() : null,
    body: bodyOf(row, publicUrl),
  };
}

/** What waits of which no webhook is paused, for how long the oldest has, and how many webhooks stopped by themselves. One statement. */
export async function measureWebhooks(
  db: Db,
  { now }: { now: Date },
): Promise<{ waiting: number; oldestSeconds: number; failed: number; stopped: number }> {
  const row = await db.sql
    .selectFrom('webhooks as w')
    .leftJoin('webhookDeliveries as d', (join) =>
      join.onRef('d.webhookNo', '=', 'w.webhookNo').on('d.state', '!=', 'delivered'),
    )
    .select([
      sql<number>`count(d.id) filter (where d.state = 'pending' and w.paused_at is null)`.as('waiting'),
      sql<Date | null>`min(d.at) filter (where d.state = 'pending' and w.paused_at is null)`.as('oldest'),
      sql<number>`count(d.id) filter (where d.state = 'failed')`.as('failed'),
      sql<number>`count(distinct w.webhook_no) filter (where w.stopped and w.paused_at is not null)`.as(
        'stopped',
      ),
    ])
    .executeTakeFirstOrThrow();
  const oldest = row.oldest ?? now;
  return {
    waiting: Number(row.waiting),
    oldestSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    failed: Number(row.failed),
    stopped: Number(row.stopped),
  };
}
