import type { Language } from '@chulbal/contract/language';
import { keptMs } from '@chulbal/contract/retention/retention';
import { inBatches, SWEEP_BATCH } from '../batches.ts';
import { currentRequest } from '../cause.ts';
import { isClaimed } from '../claimed.ts';
import type { Db } from '../db.ts';
import { talkOf } from './carriers/talk.rules.ts';
import { TOO_LATE } from './failures.rules.ts';
import { type Letter, render } from './letter.ts';
import { messageQueued } from './nudge.ts';
import { getSender, waitsForNextTry } from './queries.ts';
import { afterFailure, errorCode, LEASE_MS, LONGEST_WAIT_MS } from './rules.ts';
import type { Channel } from './tables.ts';
import type { Transports } from './transports.ts';

/** Sent messages hold addresses, so they are not kept for longer than questions about them may come. */
const KEPT_MS = keptMs('message');

/** What the last letter to somebody is about whose account is destroyed. */
export const LAST_LETTER = 'closed';

/** Sent side by side, so that a batch takes no longer than its slowest message and stays within the lease. */
const BATCH = 10;

export type NewMessage = {
  channel: Channel;
  /** An e-mail address or a phone number like 010-1234-1234. */
  to: string;
  language: Language;
  /** Says what the message is; no personal data. The site's name is put before it. Not used for an SMS. */
  subject: string;
  letter: Letter;
  /** What it is about, to take it back by: see `forgetMessages`. */
  about?: string;
  /** After this it is not worth sending. */
  sendBy?: Date;
  now: Date;
};

/**
 * Writes a message in the transaction that causes it: both stand or neither does. It is sent after the
 * commit, at least once, and no dead mail or SMS service can hold up what caused it.
 */
export async function queueMessage(tx: Db, message: NewMessage): Promise<void> {
  await queueMessages(tx, [message]);
}

/** The same for several at once, in one statement. */
export async function queueMessages(tx: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.sql
    .insertInto('outbox')
    .values(
      messages.map((message) => ({
        channel: message.channel,
        language: message.language,
        toSealed: tx.vault.seal(message.to),
        toIndex: tx.vault.index(message.to),
        subject: message.subject,
        bodySealed: tx.vault.seal(JSON.stringify(message.letter)),
        about: message.about ?? null,
        status: 'pending' as const,
        createdAt: message.now,
        nextAt: message.now,
        sendBy: message.sendBy ?? null,
        requestId: currentRequest(),
      })),
    )
    .execute();
  tx.afterCommit(messageQueued);
}

/** Removes every message about these things, sent or not. */
export async function forgetMessages(tx: Db, asked: { about: string[] }): Promise<void> {
  if (asked.about.length === 0) return;
  await tx.sql.deleteFrom('outbox').where('about', 'in', asked.about).execute();
}

/** What became of a try to send a message; nothing of whom it is for. */
export type Delivery = {
  id: number;
  channel: Channel;
  attempts: number;
  /** The request that the message came of. */
  requestId: string | null;
  /** `pending`: it is tried again. */
  outcome: 'sent' | 'pending' | 'failed';
  code: string | null;
};

/**
 * Sends what is due, of one channel or of all, and returns how many messages were taken. Several processes may do so at once:
 * each claims its own batch for a minute, so a message whose process dies is sent again (at least once).
 */
export async function deliverPending(
  db: Db,
  transports: Transports,
  asked: { now: Date; channel?: Channel; tell?: ((delivery: Delivery) => void) | undefined },
): Promise<number> {
  const claimed = await claim(db, asked);
  if (claimed.length === 0) return 0;
  const sender = await getSender(db);
  const answering = new Set<Channel>();
  await Promise.all(
    claimed.map(async (message) => {
      const { id, channel, attempts, requestId } = message;
      const tell = (outcome: Delivery['outcome'], code: string | null) =>
        asked.tell?.({ id, channel, attempts, requestId, outcome, code });
      try {
        const letter = JSON.parse(db.vault.open(message.bodySealed)) as Letter;
        const transport = transports[message.channel];
        await transport.send({
          id: message.id,
          to: db.vault.open(message.toSealed),
          ...render({ ...message, letter }, sender),
          ...(message.channel === 'sms' ? { talk: talkOf({ ...message, letter }, sender) } : {}),
        });
        await markSent(db, { id: message.id, by: transport.name, now: asked.now });
        answering.add(channel);
        tell('sent', null);
      } catch (error) {
        const code = errorCode(error);
        tell(await markFailed(db, { message, code, now: asked.now }), code);
      }
    }),
  );
  for (const channel of answering) await callBack(db, { channel, now: asked.now });
  return claimed.length;
}

/** Removes messages 30 days after they were sent or given up, the last one to somebody who is gone as soon as it has left. */
export async function sweepOutbox(db: Db, asked: { now: Date }): Promise<void> {
  const before = new Date(asked.now.getTime() - KEPT_MS);
  await inBatches(() =>
    db.sql
      .deleteFrom('outbox')
      .where('id', 'in', (of) =>
        of
          .selectFrom('outbox')
          .select('id')
          .where('status', '!=', 'pending')
          .where((eb) => eb.or([eb('createdAt', '<', before), eb('about', '=', LAST_LETTER)]))
          .limit(SWEEP_BATCH),
      )
      .executeTakeFirstOrThrow(),
  );
}

/** What is not worth sending for long goes first: behind a thousand receipts a code would run out. */
async function claim(db: Db, { now, channel }: { now: Date; channel?: Channel }) {
  return db.transaction(async (tx) => {
    await tx.sql
      .updateTable('outbox')
      .set({ status: 'failed', lastError: TOO_LATE, failedAt: now })
      .where('status', '=', 'pending')
      .where('sendBy', '<', now)
      .execute();
    const due = tx.sql
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'pending')
      .where(({ eb, or }) =>
        or([
          eb('nextAt', '<=', now),
          // A clock that has been put back since wrote these.
          eb.and([eb('createdAt', '>', now), eb('attempts', '=', 0)]),
          eb('nextAt', '>', new Date(now.getTime() + LONGEST_WAIT_MS)),
        ]),
      )
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel as Channel))
      .orderBy('sendBy', (by) => by.asc().nullsLast())
      .orderBy('nextAt')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    return tx.sql
      .updateTable('outbox')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        triedAt: now,
        nextAt: new Date(now.getTime() + LEASE_MS),
      }))
      .where(isClaimed('id', due))
      .returningAll()
      .execute();
  });
}

/**
 * Makes due what waits for its next try and never had a service that worked: one of its channel has just sent something. What
 * failed although others were sent waits on, for the fault is its own.
 */
async function callBack(db: Db, { channel, now }: { channel: Channel; now: Date }): Promise<void> {
  await db.sql
    .updateTable('outbox')
    .set({ nextAt: now })
    .where('status', '=', 'pending')
    .where('channel', '=', channel)
    .where('nextAt', '>', now)
    .where(waitsForNextTry)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as sent')
            .select('sent.id')
            .where('sent.status', '=', 'sent')
            .where('sent.channel', '=', channel)
            .whereRef('sent.sentAt', '>', 'outbox.createdAt')
            .whereRef('sent.sentAt', '<=', 'outbox.triedAt'),
        ),
      ),
    )
    .execute();
}

async function markSent(db: Db, sent: { id: number; by: string; now: Date }): Promise<void> {
  await db.sql
    .updateTable('outbox')
    .set({ status: 'sent', sentAt: sent.now, sentBy: sent.by, lastError: null })
    .where('id', '=', sent.id)
    .execute();
}

async function markFailed(
  db: Db,
  failed: {
    message: { id: number; channel: Channel; attempts: number; sendBy: Date | null };
    code: string;
    now: Date;
  },
): Promise<'pending' | 'failed'> {
  const next = afterFailure(failed.message, failed);
  await db.sql
    .updateTable('outbox')
    .set({ ...next, lastError: failed.code })
    .where('id', '=', failed.message.id)
    .execute();
  return next.status;
}
