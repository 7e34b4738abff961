import type { WebhookEvent } from '@chulbal/contract/webhooks';
import { MOST_WEBHOOKS, OLD_SECRET_HOURS } from '@chulbal/contract/webhooks.values';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { type AuditRecord, record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { addressesOf, NotReached, type Reach } from './reach.ts';
import { hostOf } from './rules.ts';
import { newWebhookSecret } from './signature.rules.ts';

type Given = { name: string; url: string; events: readonly WebhookEvent[] };
type Named = { webhookNo: number; now: Date };

/**
 * Registers an address for events. Its secret is returned once: it is kept sealed, to sign with.
 *
 * @throws 4441 tooManyWebhooks; invalidRequest beside `url` for an address that must not be sent to, or leads nowhere.
 */
export async function createWebhook(
  db: Db,
  actor: OperatorActor,
  { reach, now, ...given }: Given & { reach: Reach; now: Date },
): Promise<{ webhookNo: number; secret: string }> {
  await assertReached(given.url, reach);
  const secret = newWebhookSecret();
  return db.transaction(async (tx) => {
    // Two presses at once come one after the other.
    await sql`lock table webhooks in share row exclusive mode`.execute(tx.sql);
    const { count } = await tx.sql
      .selectFrom('webhooks')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_WEBHOOKS) throw fault('tooManyWebhooks');
    const { webhookNo } = await tx.sql
      .insertInto('webhooks')
      .values({ ...columnsOf(tx, given), secretSealed: tx.vault.seal(secret), createdAt: now })
      .returning('webhookNo')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      ...{ action: 'webhook.create', object: objectOf(webhookNo, given.name), now },
      after: { host: hostOf(given.url), events: given.events },
    });
    return { webhookNo, secret };
  });
}

/** Changes name, address and events; what waits is sent to the new address. @throws notFound, and as `createWebhook`. */
export async function changeWebhook(
  db: Db,
  actor: OperatorActor,
  { reach, webhookNo, now, ...given }: Given & Named & { reach: Reach },
): Promise<void> {
  await assertReached(given.url, reach);
  await db.transaction(async (tx) => {
    const before = await hold(tx, webhookNo);
    await tx.sql
      .updateTable('webhooks')
      .set(columnsOf(tx, given))
      .where('webhookNo', '=', webhookNo)
      .execute();
    await record(tx, actor, {
      ...{ action: 'webhook.change', object: objectOf(webhookNo, given.name), now },
      before: { name: before.name, host: hostOf(tx.vault.open(before.urlSealed)), events: before.events },
      after: { name: given.name, host: hostOf(given.url), events: given.events },
    });
  });
}

function columnsOf(tx: Db, { name, url, events }: Given) {
  return { name, urlSealed: tx.vault.seal(url), events: json([...new Set(events)]) };
}

async function assertReached(url: string, reach: Reach): Promise<void> {
  try {
    await addressesOf(url, reach);
  } catch (error) {
    if (!(error instanceof NotReached)) throw error;
    const nowhere = error.code === 'ENOTFOUND';
    throw fault('invalidRequest', {
      fields: { url: nowhere ? 'webhookAddressUnknown' : 'webhookAddressRefused' },
    });
  }
}

/** Gives a webhook a new secret; the one before signs beside it for a day. @throws notFound */
export async function rotateSecret(
  db: Db,
  actor: OperatorActor,
  { webhookNo, now }: Named,
): Promise<{ secret: string; oldSecretUntil: Date }> {
  const secret = newWebhookSecret();
  const oldSecretUntil = new Date(now.getTime() + OLD_SECRET_HOURS * 3_600_000);
  await db.transaction(async (tx) => {
    const { name, secretSealed } = await hold(tx, webhookNo);
    await tx.sql
      .updateTable('webhooks')
      .set({ secretSealed: tx.vault.seal(secret), oldSecretSealed: secretSealed, oldSecretUntil })
      .where('webhookNo', '=', webhookNo)
      .execute();
    await record(tx, actor, { action: 'webhook.rotateSecret', object: objectOf(webhookNo, name), now });
  });
  return { secret, oldSecretUntil };
}

/** Sends nothing until it is resumed; what happens meanwhile waits. @throws notFound */
export async function pauseWebhook(db: Db, actor: OperatorActor, { webhookNo, now }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, pausedAt } = await hold(tx, webhookNo);
    if (pausedAt) return;
    await tx.sql
      .updateTable('webhooks')
      .set({ pausedAt: now, stopped: false, gone: false })
      .where('webhookNo', '=', webhookNo)
      .execute();
    await record(tx, actor, { action: 'webhook.pause', object: objectOf(webhookNo, name), now });
  });
}

/** Sends again, and at once what waits. @throws notFound */
export async function resumeWebhook(db: Db, actor: OperatorActor, { webhookNo, now }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, pausedAt } = await hold(tx, webhookNo);
    if (!pausedAt) return;
    await tx.sql
      .updateTable('webhooks')
      .set({ pausedAt: null, stopped: false, gone: false })
      .where('webhookNo', '=', webhookNo)
      .execute();
    await tx.sql
      .updateTable('webhookDeliveries')
      .set({ nextAt: now, tries: 0 })
      .where('webhookNo', '=', webhookNo)
      .where('state', '=', 'pending')
      .execute();
    await record(tx, actor, { action: 'webhook.resume', object: objectOf(webhookNo, name), now });
  });
}

/** Deletes a webhook with all its deliveries. @throws notFound */
export async function deleteWebhook(db: Db, actor: OperatorActor, { webhookNo, now }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.sql
      .deleteFrom('webhooks')
      .where('webhookNo', '=', webhookNo)
      .returning(['name', 'urlSealed'])
      .executeTakeFirst();
    if (!gone) throw fault('notFound');
    await record(tx, actor, {
      ...{ action: 'webhook.delete', object: objectOf(webhookNo, gone.name), now },
      before: { host: hostOf(tx.vault.open(gone.urlSealed)) },
    });
  });
}

async function hold(tx: Db, webhookNo: number) {
  const row = await tx.sql
    .selectFrom('webhooks')
    .selectAll()
    .where('webhookNo', '=', webhookNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw fault('notFound');
  return row;
}

function objectOf(webhookNo: number, name: string): AuditRecord['object'] {
  return { kind: 'webhook', id: webhookNo, label: name };
}
