import type { MessageChannel, MessageFailure } from '@chulbal/contract/failed-messages';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { mayRepeat } from '../outbox/failures.rules.ts';
import { messageQueued } from '../outbox/nudge.ts';
import { waitsForNextTry } from '../outbox/queries.ts';
import { codesOf } from './queries.ts';

/** As if it had never been tried. */
const anew = { status: 'pending', attempts: 0, lastError: null, failedAt: null } as const;

/** Sends a message again that was given up. @throws notFound, messageOver when its time has run out */
export async function sendMessageAgain(
  db: Db,
  actor: OperatorActor,
  { messageId, now }: { messageId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await getFailed(tx, messageId);
    if (!mayRepeat(message, now)) throw fault('messageOver');
    await tx.sql
      .updateTable('outbox')
      .set({ ...anew, nextAt: now })
      .where('id', '=', messageId)
      .execute();
    await record(tx, actor, {
      action: 'message.sendAgain',
      object: { kind: 'message', id: messageId, label: message.subject },
      before: { code: message.lastError, attempts: message.attempts },
      now,
    });
    tx.afterCommit(messageQueued);
  });
}

/** The same for all that failed in one way and are still worth sending. Returns how many. */
export async function sendKindAgain(
  db: Db,
  actor: OperatorActor,
  kind: { channel: MessageChannel; failure: MessageFailure; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { channel, failure, now } = kind;
    const codes = await codesOf(tx, kind);
    if (codes.length === 0) return 0;
    const sent = await tx.sql
      .updateTable('outbox')
      .set({ ...anew, nextAt: now })
      .where('status', '=', 'failed')
      .where('setAsideAt', 'is', null)
      .where('channel', '=', channel)
      .where(({ eb, or }) => or(codes.map((code) => eb('lastError', code === null ? 'is' : '=', code))))
      .where(({ eb, or }) => or([eb('sendBy', 'is', null), eb('sendBy', '>', now)]))
      .returning('id')
      .execute();
    if (sent.length === 0) return 0;
    await record(tx, actor, {
      action: 'message.sendKindAgain',
      object: { kind: 'message', id: `${channel} ${failure}`, label: '' },
      after: { channel, failure, sent: sent.length },
      now,
    });
    tx.afterCommit(messageQueued);
    return sent.length;
  });
}

/**
 * Sends at once what has failed before and waits for its next try, as when a service works again and nothing
 * new is sent by it: of its own it would be tried within an hour. Returns how many.
 */
export async function sendWaiting(
  db: Db,
  actor: OperatorActor,
  { channel, now }: { channel: MessageChannel; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const sent = await tx.sql
      .updateTable('outbox')
      .set({ nextAt: now })
      .where('status', '=', 'pending')
      .where('channel', '=', channel)
      .where('nextAt', '>', now)
      .where(waitsForNextTry)
      .returning('id')
      .execute();
    if (sent.length === 0) return 0;
    await record(tx, actor, {
      action: 'message.sendWaiting',
      object: { kind: 'message', id: channel, label: '' },
      after: { channel, sent: sent.length },
      now,
    });
    tx.afterCommit(messageQueued);
    return sent.length;
  });
}

/** Puts a failed message away. It stays as long as any and is counted no more. @throws notFound */
export async function setMessageAside(
  db: Db,
  actor: OperatorActor,
  { messageId, reason, now }: { messageId: number; reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await getFailed(tx, messageId);
    await tx.sql.updateTable('outbox').set({ setAsideAt: now }).where('id', '=', messageId).execute();
    await record(tx, actor, {
      action: 'message.setAside',
      object: { kind: 'message', id: messageId, label: message.subject },
      reason,
      now,
    });
  });
}

async function getFailed(tx: Db, messageId: number) {
  const message = await tx.sql
    .selectFrom('outbox')
    .select(['subject', 'lastError', 'attempts', 'sendBy'])
    .where('id', '=', messageId)
    .where('status', '=', 'failed')
    .where('setAsideAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw fault('notFound');
  return message;
}
