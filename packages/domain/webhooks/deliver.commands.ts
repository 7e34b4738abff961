import { may } from '@chulbal/contract/operators/values';
import { keptMs } from '@chulbal/contract/retention/retention';
import type { Selectable } from 'kysely';
import { recordAs } from '../audit/commands.ts';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { listActiveOperators } from '../operators/queries.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { queueMessages } from '../outbox/commands.ts';
import { errorCode } from '../outbox/rules.ts';
import { stoppedLetter } from './letters.rules.ts';
import { post } from './post.ts';
import type { Reach } from './reach.ts';
import { afterFailure, bodyOf, DAY_MS, isTaken, LEASE_MS } from './rules.ts';
import { headersOf } from './signature.rules.ts';
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
          .where('d.nextAt', '<=', asked.clock()),
      ),
    )
    .orderBy('webhookNo')
    .execute();
  await Promise.all(due.map((webhook) => sendAll(db, webhook, asked)));
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
    .where('webhookNo', '=', webhookNo)
    .where('state', '=', 'pending')
    .where('nextAt', '<=', now)
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
    .where('id', 'in', due)
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
    const written = await write(tx, delivery, { ...tried, ...next });
    if (written && next.state === 'failed') await stopSilent(tx, webhook, { now: tried.triedAt, publicUrl });
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

/** Pauses a webhook that has taken nothing for a day, and tells owners. */
async function stopSilent(
  tx: Db,
  { webhookNo, name }: Pick<Selectable<WebhooksTable>, 'webhookNo' | 'name'>,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { numUpdatedRows } = await tx.sql
    .updateTable('webhooks')
    .set({ pausedAt: now, stopped: true })
    .where('webhookNo', '=', webhookNo)
    .where('pausedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhookDeliveries as d')
            .select('d.id')
            .where('d.webhookNo', '=', webhookNo)
            .where('d.deliveredAt', '>', since),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const owners = (await listActiveOperators(tx)).filter(({ role }) => may(role, 'manageWebhooks'));
  const url = `${publicUrl}/console/webhooks/${webhookNo}`;
  const letter = inBothLanguages((language) => stoppedLetter(language, { name, url }));
  await queueMessages(
    tx,
    owners.map(({ emailSealed }) => ({
      ...{ channel: 'mail' as const, to: tx.vault.open(emailSealed), ...letter, now },
    })),
  );
  await recordAs(
    tx,
    { kind: 'system', address: '' },
    {
      action: 'webhook.stop',
      object: { kind: 'webhook', id: webhookNo, label: name },
      now,
    },
  );
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
