import { keptMs } from '@chulbal/contract/retention/retention';
import { type Selectable, sql } from 'kysely';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import { isClaimed } from '../claimed.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { errorCode } from '../outbox/rules.ts';
import { post } from './post.ts';
import type { Reach } from './reach.ts';
import { afterFailure, bodyOf, GONE, isTaken, LEASE_MS, LONGEST_WAIT_MS } from './rules.ts';
import { headersOf } from './signature.rules.ts';
import { stopWebhook } from './stop.commands.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './tables.ts';

/** Sent side by side to one endpoint. */
const BATCH = 5;

const KEPT_MS = keptMs('webhook');

type Delivering = {
  reach: Reach;
  clock: Clock;
  publicUrl: string;
  /** Somebody waits for this to end: what is under way is broken off, and sent again once its lease is over. */
  stopping: AbortSignal;
};

/**
 * Sends what is due, to every webhook on its own, so that none waits for another's time-out. Several processes may do so at
 * once: each takes what it sends for a minute, so what a process that dies had taken is sent again (at least once).
 */
export async function deliverWebhooks(db: Db, asked: Delivering): Promise<void> {
  const due = await db.sql
    .selectFrom('webhooks')
    .selectAll()
    .where('pausedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhookDeliveries as d')
          .select('d.id')
          .whereRef('d.webhookNo', '=', 'webhooks.webhookNo')
          .where('d.state', '=', 'pending')
          .where(isDue(asked.clock())),
      ),
    )
    .orderBy('webhookNo')
    .execute();
  await Promise.all(due.map((webhook) => sendAll(db, webhook, asked)));
}

/** It was never tried, or its time has come, or lies where it does by a clock that has been put back since. */
function isDue(now: Date) {
  const never = new Date(now.getTime() + LONGEST_WAIT_MS);
  return sql<boolean>`(next_at <= ${now} or next_at > ${never} or attempts = 0)`;
}

/** Batch by batch, until nothing is due or of a batch nothing was taken: who is silent is asked again at the next look. */
async function sendAll(db: Db, webhook: Selectable<WebhooksTable>, asked: Delivering): Promise<void> {
  while (!asked.stopping.aborted) {
    const claimed = await claim(db, webhook, asked.clock());
    const taken = await Promise.all(claimed.map((one) => send(db, webhook, one, asked)));
    if (!taken.includes(true)) return;
  }
}

type Delivery = Selectable<WebhookDeliveriesTable>;

async function claim(
  db: Db,
  { webhookNo }: Pick<Selectable<WebhooksTable>, 'webhookNo'>,
  now: Date,
): Promise<Delivery[]> {
  const due = db.sql
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('webhookNo', 'in', (of) =>
      // It may have been paused since the batch before.
      of
        .selectFrom('webhooks')
        .select('webhookNo')
        .where('webhookNo', '=', webhookNo)
        .where('pausedAt', 'is', null),
    )
    .where('state', '=', 'pending')
    .where(isDue(now))
    .orderBy('nextAt')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return db.sql
    .updateTable('webhookDeliveries')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      tries: row('tries', '+', 1),
      nextAt: new Date(now.getTime() + LEASE_MS),
    }))
    .where(isClaimed('id', due))
    .returningAll()
    .execute();
}

/** Sends one, writes down what came of it, and says whether it was taken. */
async function send(
  db: Db,
  webhook: Selectable<WebhooksTable>,
  delivery: Delivery,
  asked: Delivering,
): Promise<boolean> {
  const { reach, clock, publicUrl, stopping } = asked;
  const body = bodyOf(delivery, publicUrl);
  const headers = headersOf(secretsOf(db, webhook, clock()), { id: delivery.messageId, body, now: clock() });
  const began = performance.now();
  const answer = await post({ url: db.vault.open(webhook.urlSealed), headers, body }, reach, stopping).then(
    (status) => ({ status, error: null }),
    (error: unknown) => ({ status: null, error: errorCode(error) }),
  );
  if (stopping.aborted && answer.status === null) return false;
  const tried = { ...answer, ms: Math.round(performance.now() - began), triedAt: clock() };
  if (answer.status !== null && isTaken(answer.status)) {
    const taken = { ...tried, state: 'delivered', deliveredAt: tried.triedAt } as const;
    await write(db, delivery, taken);
    return true;
  }
  const next = afterFailure(delivery.tries, tried.triedAt);
  await db.transaction(async (tx) => {
    if (!(await write(tx, delivery, { ...tried, ...next }))) return;
    const stop = { now: tried.triedAt, publicUrl };
    if (tried.status === GONE) await stopWebhook(tx, webhook, { why: 'gone', ...stop });
    else if (next.state === 'failed') await stopWebhook(tx, webhook, { why: 'silent', ...stop });
  });
  return false;
}

/** The one that signs, and for a day the one before it. */
function secretsOf(db: Db, webhook: Selectable<WebhooksTable>, now: Date): string[] {
  const { secretSealed, oldSecretSealed, oldSecretUntil } = webhook;
  const old = oldSecretSealed && oldSecretUntil && oldSecretUntil > now ? [oldSecretSealed] : [];
  return [secretSealed, ...old].map((sealed) => db.vault.open(sealed));
}

type Outcome = Pick<WebhookDeliveriesTable, 'state'> & {
  status: number | null;
  error: string | null;
  ms: number;
  triedAt: Date;
  nextAt?: Date;
  deliveredAt?: Date;
};

/** What came of a try; of one that was sent again meanwhile, by an operator or after its lease, the later counts. */
async function write(db: Db, { id, attempts, tries }: Delivery, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await db.sql
    .updateTable('webhookDeliveries')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .where('tries', '=', tries)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes deliveries 30 days after what they tell of, whatever became of them. */
export async function sweepWebhooks(db: Db, { now }: { now: Date }): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('webhookDeliveries')
      .where('id', 'in', (of) =>
        of.selectFrom('webhookDeliveries').select('id').where('at', '<', before).limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}
